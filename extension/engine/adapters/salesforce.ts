import type { Adapter } from './adapter.ts'

/**
 * Salesforce Commerce Cloud: the Storefront Reference Architecture, and SiteGenesis before it.
 *
 * Facts: how both name their elements in `cart/cartPromoCode.isml` and `checkout/cart/cart.isml`,
 * as public extensions and test suites address them. Never tried on the real software.
 */
export const salesforce: Adapter = {
  name: 'salesforce',
  signs: [
    'script[src*="/on/demandware.static/"], link[href*="/on/demandware.static/"]',
    'form[action*="/on/demandware.store/"], [data-checkout-get-url*="/on/demandware.store/"]',
    'form.promo-code-form .promo-code-btn',
    '[name=dwfrm_cart_couponCode]',
    '#invalidCouponCode, .coupon-error-message',
    '.pt_cart, .pt_checkout, [data-action="Cart-Show"], [data-action="Checkout-Begin"]',
  ],
  hints: {
    field: [
      '.promo-code-form .coupon-code-field',
      '.promo-code-form #couponCode',
      '[name=dwfrm_cart_couponCode]',
    ],
    apply: ['.promo-code-form .promo-code-btn', '#add-coupon', '[name=dwfrm_cart_addCoupon]'],
    remove: ['.coupons-and-promos .remove-coupon', '[name$="_deleteCoupon"]'],
    applied: ['.coupon-price-adjustment', '.rowcoupons'],
    message: ['.coupon-error-message', '#invalidCouponCode', '.cart-coupon-code .error'],
  },
}
