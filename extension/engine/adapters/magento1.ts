import type { Adapter } from './adapter.ts'

/**
 * Basket of Magento 1 and OpenMage. One form takes a code and takes it off again.
 *
 * Facts: OpenMage/magento-lts, `checkout/cart/coupon.phtml` and `checkout/cart.phtml` of the themes
 * base and rwd. Never tried on the real software.
 */
export const magento1: Adapter = {
  name: 'magento1',
  signs: [
    '#remove-coupone',
    'script[src*="/js/varien/"], script[src*="/js/prototype/"]',
    'link[href*="/skin/frontend/"], script[src*="/skin/frontend/"], img[src*="/skin/frontend/"]',
    '#shopping-cart-totals-table',
  ],
  hints: {
    field: ['#discount-coupon-form #coupon_code'],
    total: ['#shopping-cart-totals-table tfoot .price'],
    message: ['ul.messages'],
    single: true,
  },
}
