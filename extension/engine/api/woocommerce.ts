import { fieldsOf, linesOf, listOf, moneyOf, textOf, wholly } from './json.ts'
import type { ShopApi } from './shop-api.ts'

/**
 * The Store API of WooCommerce. Changes need the nonce that each answer brings in its header
 * `Nonce`; a refused code is an error with a code of the Store API's own and words for the shopper.
 *
 * Facts: woocommerce/woocommerce, `src/StoreApi/Routes/V1` (AbstractCartRoute, CartApplyCoupon,
 * CartRemoveCoupon) and its documentation of the cart. Never tried on the real software.
 */
export const wooStoreApi: ShopApi = (document) => {
  const root = document.querySelector('link[rel="https://api.w.org/"]')?.getAttribute('href')
  if (root == null) return undefined
  let nonce: string | null = null
  const at = (route: string) => `${root}wc/store/v1/cart${route}`
  const change = (route: string, code: string) => ({
    ...{ path: at(route), method: 'POST' as const, body: { code } },
    headers: { nonce: nonce ?? '' },
  })
  return {
    read: () => ({ path: at(''), method: 'GET' }),
    apply: (code) => [change('/apply-coupon', code)],
    remove: (code) => change('/remove-coupon', code),
    cartIn(answer) {
      const { totals, coupons, items } = fieldsOf(answer)
      const { total_price: price, currency_minor_unit: decimals, currency_code } = fieldsOf(totals)
      if (typeof decimals !== 'number') return undefined
      const total = moneyOf(price, decimals, currency_code)
      const codes = wholly(listOf(coupons)?.map(({ code }) => textOf(code)))
      const lines = linesOf(listOf(items), 'id', 'quantity')
      return total && codes && lines && { total, codes, lines }
    },
    refusalIn(status, answer) {
      const { code, message } = fieldsOf(answer)
      const isRefusal = /^woocommerce_rest_cart_coupon_(?!disabled)/.test(textOf(code) ?? '')
      return isRefusal && [400, 403, 404, 409].includes(status) ? textOf(message) : undefined
    },
    noteHeaders(headers) {
      nonce = headers.get('nonce') ?? nonce
    },
  }
}
