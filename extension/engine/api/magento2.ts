import { fieldsOf, linesOf, listOf, moneyOf, textOf } from './json.ts'
import type { ShopApi } from './shop-api.ts'

const longestConfig = 2_000_000

/**
 * The REST API of Magento 2 for baskets of guests. The page tells the basket's masked number in the
 * text of a script (`window.checkoutConfig`), which is read and never run. A shop holds one code.
 *
 * Facts: magento/magento2, `Magento_Quote` (webapi.xml, GuestCouponManagementInterface,
 * GuestCartTotalRepositoryInterface). Never tried on the real software.
 */
export const magento2Api: ShopApi = (document) => {
  const config = [...document.querySelectorAll('script:not([src])')]
    .map(({ textContent }) => textContent)
    .find((text) => text.length < longestConfig && text.includes('window.checkoutConfig'))
  const valueOf = (key: string) => new RegExp(`"${key}":"([\\w-]{1,64})"`).exec(config ?? '')?.[1]
  const cart = /"quoteData":\{[^{}]*?"entity_id":"(\w{32})"/.exec(config ?? '')?.[1]
  const store = valueOf('storeCode')
  if (cart === undefined || store === undefined) return undefined
  if (config?.includes('"isCustomerLoggedIn":false') !== true) return undefined
  const at = (rest: string) => `/rest/${store}/V1/guest-carts/${cart}/${rest}`
  return {
    read: () => ({ path: at('totals'), method: 'GET' }),
    apply: (code) => [{ path: at(`coupons/${encodeURIComponent(code)}`), method: 'PUT' }],
    remove: () => ({ path: at('coupons'), method: 'DELETE' }),
    cartIn(answer) {
      const { grand_total: grand, quote_currency_code, coupon_code: code, items } = fieldsOf(answer)
      const total = moneyOf(grand, 0, quote_currency_code)
      const lines = linesOf(listOf(items), 'item_id', 'qty')
      const codes = textOf(code)
      return total && lines && { total, codes: codes === undefined ? [] : [codes], lines }
    },
    refusalIn: (status, answer) =>
      status === 404 || status === 400 ? textOf(fieldsOf(answer).message) : undefined,
  }
}
