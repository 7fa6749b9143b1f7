import { bigcommerceApi } from '../api/bigcommerce.ts'
import type { Adapter } from './adapter.ts'

/**
 * Basket of Stencil themes, and the platform's own checkout.
 *
 * Facts: bigcommerce/cornerstone, `templates/components/cart`; bigcommerce/checkout-js,
 * `packages/core/src/app/cart`. Never tried on the real software.
 */
export const bigcommerce: Adapter = {
  name: 'bigcommerce',
  signs: [
    'script[src*="bigcommerce.com"], link[href*="bigcommerce.com"]',
    'meta[name="platform"][content="bigcommerce.stencil"]',
    '[data-cart-totals], [data-cart-content]',
    '#checkout-app, [data-test="cart"]',
    'form.coupon-form input#couponcode',
    '#redeemableCode, [data-test="redeemable-label"]',
  ],
  hints: {
    reveal: ['.coupon-code-add', '[data-test="redeemable-label"]'],
    field: ['#couponcode', '#redeemableCode'],
    apply: ['.coupon-form [type=submit]', '#applyRedeemableButton'],
    remove: ['a.cart-coupon-remove', '[data-test="redeemable-remove"]'],
    total: ['.cart-total-grandTotal', '[data-test="cart-total"] [data-test="cart-price-value"]'],
  },
  api: bigcommerceApi,
}
