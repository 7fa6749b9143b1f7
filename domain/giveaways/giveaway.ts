/** A giveaway. Specification, section 4, "Giveaways", and section 9. */
export interface Giveaway {
  /** Pounds. */
  readonly prize: number
  /** The last day to enter, as `2020-12-30`. */
  readonly closes: string
  /** Entries at which it is complete, whatever the day. */
  readonly mostEntries: number
}

/** Rules that every giveaway has. Years, days and days. */
export const giveawayRules = { leastAge: 21, notifiedWithin: 28, claimedWithin: 14 } as const

export const competition: Giveaway = { prize: 1000, closes: '2020-12-30', mostEntries: 1000 }

/**
 * Whether nobody can enter any more.
 *
 * @param today as `2026-11-30`; @param entries so far, 0 where they aren't known.
 */
export function isComplete(giveaway: Giveaway, today: string, entries = 0): boolean {
  return entries >= giveaway.mostEntries || today > giveaway.closes
}
