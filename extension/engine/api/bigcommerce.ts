import { fieldsOf, linesOf, listOf, moneyOf, textOf, wholly } from './json.ts'
import type { ShopApi } from './shop-api.ts'

/**
 * The storefront API of BigCommerce, on the platform's checkout alone, where a script of
 * the page gives the checkout's number.
 *
 * Facts: bigcommerce/checkout-sdk-js, `coupon-request-sender` and `checkout`. Never tried on the
 * real software.
 */
export const bigcommerceApi: ShopApi = (document) => {
  const scripts = [...document.querySelectorAll('script:not([src])')]
  const id = scripts
    .map(({ textContent }) => /"?checkoutId"?\s*:\s*"([\da-f-]{36})"/i.exec(textContent)?.[1])
    .find((found) => found !== undefined)
  if (id === undefined) return undefined
  const at = (rest: string) => `/api/storefront/checkouts/${id}${rest}`
  return {
    read: () => ({ path: at(''), method: 'GET' }),
    apply: (code) => [{ path: at('/coupons'), method: 'POST', body: { couponCode: code } }],
    remove: (code) => ({ path: at(`/coupons/${encodeURIComponent(code)}`), method: 'DELETE' }),
    cartIn(answer) {
      const { cart, outstandingBalance: owed } = fieldsOf(answer)
      const { currency, coupons, lineItems } = fieldsOf(cart)
      const { code, decimalPlaces } = fieldsOf(currency)
      const total = typeof decimalPlaces === 'number' ? moneyOf(owed, 0, code) : undefined
      const codes = wholly(listOf(coupons)?.map((coupon) => textOf(coupon.code)))
      const goods = Object.values(fieldsOf(lineItems)).flatMap((group) => listOf(group) ?? [])
      const lines = linesOf(goods, 'id', 'quantity')
      return total && codes && lines && { total, codes, lines }
    },
    refusalIn(status, answer) {
      const { title, detail } = fieldsOf(answer)
      return [400, 404, 409, 422].includes(status) ? (textOf(detail) ?? textOf(title)) : undefined
    },
  }
}
