import type { Adapter } from './adapter.ts'

/**
 * Basket and checkout of EverShop.
 *
 * Facts: `@evershop/evershop` as npm installs it. `npm run test:evershop` runs the extension on the
 * real software.
 */
export const evershop: Adapter = {
  name: 'evershop',
  signs: [
    'meta[name=generator][content^="EverShop"]',
    '.coupon-form input[name=coupon]',
    '.cart__total__summary, .summary__row.grand-total',
    '.cart__items__table, .cart-summary-items',
    'script[src*="/assets/"][src*="frontStore"], link[href*="/assets/"][href*="frontStore"]',
  ],
  hints: {
    field: ['.coupon-form input[name=coupon]'],
    apply: ['.coupon-form button'],
    single: true,
  },
}
