/** What the shop sells. Prices in pounds, as its own books have them. */
export const goods = [
  { sku: 'KNIFE', name: 'Oyster knife', path: '/oyster-knife', price: 24 },
  { sku: 'LAMP', name: 'Deck lamp', path: '/deck-lamp', price: 36.5 },
  { sku: 'SCOPE', name: 'Brass telescope', path: '/brass-telescope', price: 180 },
] as const
export type Good = (typeof goods)[number]

const percent = 'percentage_discount_to_entire_order'
const pounds = 'fixed_discount_to_entire_order'

/** The coupon of one person alone: the extension doesn't know it, and it beats what it knows. */
export const privateCode = 'FRIEND25'

/** The coupons that the shop takes, in the words of its own API. */
export const coupons = [
  { coupon: 'GOOD10', discount_type: percent, discount_amount: 10 },
  { coupon: 'BETTER20', discount_type: percent, discount_amount: 20 },
  { coupon: privateCode, discount_type: percent, discount_amount: 25 },
  { coupon: 'FIVEOFF', discount_type: pounds, discount_amount: 5 },
  {
    coupon: 'BIGBASKET40',
    discount_type: percent,
    discount_amount: 40,
    condition: { order_total: 200 },
  },
  {
    coupon: 'SUMMER50',
    discount_type: percent,
    discount_amount: 50,
    start_date: '2020-06-01',
    end_date: '2020-09-01',
  },
] as const

/**
 * What the extension knows: a code that the shop doesn't have, then a good one before the better
 * one, and the refused ones last, where a wrong code could take the good one off again.
 */
export const knownCodes = [
  'NOTACODE',
  'GOOD10',
  'BETTER20',
  'FIVEOFF',
  'BIGBASKET40',
  'SUMMER50',
] as const
