import type { Adapter } from './adapter.ts'

/**
 * Checkout of Gumroad. A seller's link puts a code on, and whether there is a field for others is the
 * seller's choice: it is off until it is switched on.
 *
 * Facts: antiwork/gumroad, `app/javascript/components/Checkout/index.tsx`. Its components were tried
 * over a stand-in of its server, never on Gumroad itself.
 */
export const gumroad: Adapter = {
  name: 'gumroad',
  signs: [
    '[data-checkout-price-rows]',
    '.pill-component[aria-label="Discount code"], input[placeholder="Discount code"]',
    'script[src*="assets.gumroad.com"], link[href*="assets.gumroad.com"]',
  ],
  hints: {
    field: ['input[placeholder="Discount code"]'],
    applied: ['.pill-component[aria-label="Discount code"]'],
    remove: ['.pill-component[aria-label="Discount code"]'],
    fixed: true,
  },
}
