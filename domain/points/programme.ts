/**
 * The numbers of the points programme. Specification, sections 4, 5 and 9. One point is a penny, so
 * a number of points is also a number of pence. Where the specification gives two readings, both
 * are here, each by where it stands.
 */
export const programme = {
  /** Points for joining. */
  welcome: 20,
  /** Least number of points that can be redeemed. */
  redeemFrom: 1500,
  /** Redeemable points above which an identity may be checked: £200. */
  identityAbove: 20_000,
  /** Points for each friend. */
  friend: { articles: 100, terms: 500 },
  /** When a friend counts: days as a member, or pence spent. */
  friendCounts: { terms: 30, help: 1000 },
  /** Percent of a friend's points from purchases, on top and paid by us. */
  friendBonus: 10,
  /** Days until a purchase is confirmed, as a rule. */
  pendingDays: 60,
  /** Months that it can take, and that a friend's first purchase can take. */
  pendingMonths: 3,
  /** Months without a login, or without any use, after which an account may be closed. */
  inactiveMonths: { account: 12, privacy: 6 },
  /** Years. */
  leastAge: 16,
} as const

/** Points as pounds with two decimals, `£15.00`. @param tag BCP 47 tag, as `formatTag` gives it. */
export function pointsAsPounds(points: number, tag: string): string {
  const format = new Intl.NumberFormat(tag, { style: 'currency', currency: 'GBP' })
  return format.format(points / 100)
}
