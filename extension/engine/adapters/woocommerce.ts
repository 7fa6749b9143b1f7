import { wooStoreApi } from '../api/woocommerce.ts'
import type { Adapter } from './adapter.ts'

/**
 * Basket and checkout, as the classic templates and as blocks draw them.
 *
 * Facts: woocommerce/woocommerce, `templates/cart`, `templates/checkout` and the blocks'
 * `cart-checkout/totals`. Never tried on the real software.
 */
export const woocommerce: Adapter = {
  name: 'woocommerce',
  signs: [
    'meta[name=generator][content^="WooCommerce"]',
    'body.woocommerce-cart, body.woocommerce-checkout',
    'script[src*="/plugins/woocommerce/"], link[href*="/plugins/woocommerce/"]',
    'form.woocommerce-cart-form, form.woocommerce-checkout, form.checkout_coupon',
    '.wp-block-woocommerce-cart, .wp-block-woocommerce-checkout',
    'link[rel="https://api.w.org/"]',
  ],
  hints: {
    reveal: [
      'a.showcoupon',
      '.wc-block-components-totals-coupon .wc-block-components-panel__button',
    ],
    field: [
      'input[name=coupon_code]',
      '[id^="wc-block-components-totals-coupon__input"]',
      '.wc-block-components-totals-coupon__input input',
    ],
    apply: ['[name=apply_coupon]', '.wc-block-components-totals-coupon__button'],
    remove: [
      'a.woocommerce-remove-coupon',
      '.wc-block-components-totals-discount__coupon-list button',
    ],
    applied: ['tr.cart-discount'],
    message: ['.woocommerce-notices-wrapper', '.wc-block-components-notices'],
  },
  api: wooStoreApi,
}
