import type { Adapter } from './adapter.ts'

/**
 * Basket of OpenCart 2 to 4; 1.5 is recognised too. A code is taken off by sending the field empty,
 * on 2 and 3 not at all.
 *
 * Facts: opencart/opencart, `total/coupon` of the extensions and `checkout/cart` of each line.
 * Never tried on the real software.
 */
export const opencart: Adapter = {
  name: 'opencart',
  signs: [
    'script[src*="catalog/view/javascript/"], link[href*="catalog/view/javascript/"]',
    'link[href*="catalog/view/stylesheet/"], link[href*="catalog/view/theme/"]',
    '#collapse-coupon, #form-coupon',
    '#button-coupon, #button-voucher',
    'a[href*="route=checkout/"], form[action*="route=checkout/"]',
    '#checkout-cart',
  ],
  hints: {
    reveal: ['a[href="#collapse-coupon"]', '[data-bs-target="#collapse-coupon"]'],
    field: ['#input-coupon', '#form-coupon input[name=coupon]'],
    apply: ['#button-coupon', '#form-coupon button[type=submit]'],
    single: true,
  },
}
