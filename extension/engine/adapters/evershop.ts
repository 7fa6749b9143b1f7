import type { Adapter } from './adapter.ts'

/**
 * Basket and checkout of EverShop.
 *
 * Facts: `@evershop/evershop` as npm installs it, and the first version's `cart/Coupon.jsx`, which
 * was never tried. `npm run test:evershop` runs the extension on the real software.
 */
export const evershop: Adapter = {
  name: 'evershop',
  signs: [
    '.coupon-form input[name=coupon], form#couponForm input[name=coupon]',
    '.cart__total__summary, .summary__row.grand-total, .summary-row.grand-total',
    '.cart__items__table',
    'script[src*="/assets/"][src*="frontStore"], link[href*="/assets/"][href*="frontStore"]',
  ],
  hints: {
    field: ['.coupon-form input[name=coupon]', '#couponForm input[name=coupon]'],
    apply: ['.coupon-form button', '#couponForm button'],
    single: true,
  },
}
