import { shopware6Records } from '../records/shopware6.ts'
import type { Adapter } from './adapter.ts'

/**
 * Basket, basket at the side and checkout of Shopware 6. The field for a product's number beside
 * the code's looks like it.
 *
 * Facts: shopware/shopware, `storefront/page/checkout` and `component/line-item` of several lines.
 * Its templates were tried over a stand-in of its server.
 */
export const shopware6: Adapter = {
  name: 'shopware6',
  signs: [
    'body[class*="is-ctl-"][class*="is-act-"]',
    'form[action$="/checkout/promotion/add"]',
    '#addPromotionInput, #addPromotionOffcanvasCartInput',
    'script[src*="/bundles/storefront/"], link[href*="/theme/"] ~ script[src*="/theme/"]',
    'form[action$="/checkout/line-item/add"], form[action*="/checkout/line-item/"]',
  ],
  hints: {
    field: ['#addPromotionInput', '#addPromotionOffcanvasCartInput'],
    apply: ['#addPromotion', 'form[action$="/checkout/promotion/add"] button[type=submit]'],
    remove: ['.line-item-promotion .line-item-remove-button'],
    applied: ['.line-item-promotion'],
    rules: ['.line-item-promotion .line-item-remove-button'],
    message: ['.flashbags'],
    ruleNames: true,
  },
  // Its last step shows the codes with what takes them off, and has no field.
  fixedOn: 'body.is-act-confirmpage',
  records: shopware6Records,
}
