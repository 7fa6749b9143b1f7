import { shopifyApi } from '../api/shopify.ts'
import type { Adapter } from './adapter.ts'

/**
 * Basket pages of online stores, the one-page checkout and the one in steps before it.
 *
 * Facts: Shopify's themes Dawn and Horizon (cart-discount), its Ajax API reference; the checkout's
 * `internal/preloads.js` and its `serialized-` meta elements, and pages of the older one
 * (`shopify-checkout-authorization-token`), as public repositories keep them; how public test suites
 * address the checkout (`input[name=reductions]`). Never tried on the real software.
 */
export const shopify: Adapter = {
  name: 'shopify',
  signs: [
    'script[src*="/cdn/shop/"], link[href*="/cdn/shop/"]',
    'script[src*="cdn.shopify.com"], link[href*="cdn.shopify.com"]',
    'meta[name^="shopify-"]',
    'script#shopify-features',
    '[id^="shopify-section"]',
    'form[action*="/cart"] [name="updates[]"]',
    'script[src*="/cdn/shopifycloud/"], link[href*="/cdn/shopifycloud/"]',
    'meta[name="serialized-graphql"], meta[name="serialized-environment"]',
    'input[name=reductions], [id^="ReductionsInput"]',
    'form.edit_checkout, [name="checkout[reduction_code]"]',
  ],
  hints: {
    reveal: ['.cart-discount__summary'],
    field: [
      'input[name=reductions]',
      '#checkout_reduction_code',
      'input.cart-discount__input',
      'input[name="checkout[reduction_code]"]',
    ],
    apply: [
      'button.cart-discount__button',
      'button[aria-label="Apply Discount Code"]',
      'button.field__input-btn',
    ],
    remove: ['.cart-discount__pill-remove', '.tag__button'],
    applied: ['.cart-discount__pill'],
    message: ['.cart-discount__error'],
  },
  api: shopifyApi,
}
