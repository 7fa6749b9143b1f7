import { magento2Api } from '../api/magento2.ts'
import type { Adapter } from './adapter.ts'

/**
 * Basket and checkout of Magento 2 and Adobe Commerce, with the theme Luma or one made from it.
 *
 * Facts: magento/magento2, `Magento_Checkout` (cart/coupon.phtml) and `Magento_SalesRule`
 * (payment/discount.html). Never tried on the real software.
 */
export const magento2: Adapter = {
  name: 'magento2',
  signs: [
    'script[type="text/x-magento-init"], [data-mage-init]:not(body)',
    'script[src*="/static/version"], link[href*="/static/version"]',
    'body[data-container="body"], body#html-body, body[class*="page-layout-"]',
    '#block-discount, #block-discount-heading',
    '#opc-sidebar, .opc-wrapper, #checkout.checkout-container',
  ],
  hints: {
    reveal: ['#block-discount > .title', '#block-discount-heading'],
    field: ['#discount-coupon-form #coupon_code', '#discount-code'],
    apply: ['#discount-coupon-form button.action.apply', '#discount-form .action-apply'],
    remove: ['#discount-coupon-form button.action.cancel', '#discount-form .action-cancel'],
    total: ['tr.grand.totals td .price'],
    message: ['.page.messages'],
    single: true,
  },
  api: magento2Api,
}
