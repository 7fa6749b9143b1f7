import type { PlainVoucher, RecentTries } from '../contract/voucher.ts'

/** A code as it is known before it is tried. JSON. */
export interface Offer {
  readonly code: string
  readonly title: string
  readonly terms: string
  readonly dealType: PlainVoucher['deal_type']
  /** What became of it when others tried it; null where nobody has told. */
  readonly recent: RecentTries | null
}

/** After so many days a try, and a success, counts half. */
export const halfLifeDays = 14

/** Out of so many tries so many are taken to have worked before anything is known. */
export const prior = { tries: 4, successes: 1.2 }

/** Fewer tries say little of the next one, and a share of them would say too much. */
export const fewestForRate = 10

/** How sure the bound is, in standard deviations: five times of six the truth lies above it. */
export const sureness = 1

const dayMs = 24 * 60 * 60 * 1000

/** What is left after some days of what counted one. */
const fading = (days: number) => 0.5 ** (days / halfLifeDays)

/**
 * How likely a code works, said with care: the lower bound of Wilson's interval for the share of
 * recent tries that worked. A share is worth the more the more tries it stands on; without any it
 * is the bound of a code that nobody knows, and that is where all codes go back to with time, the
 * good and the bad. `chance` in api/storage/deals-sql.ts is the same rule in SQL.
 *
 * @returns more than 0 and less than 1.
 */
export function chanceOf({ recent }: Pick<Offer, 'recent'>, now: Date): number {
  const kept = recent === null ? 0 : fading(daysBetween(recent.on, now))
  const tries = prior.tries + kept * (recent?.tries ?? 0)
  const successes = prior.successes + kept * (recent?.successes ?? 0)
  return wilsonBound(successes / tries, tries)
}

/** Whole days from one to the other; none where the clock of the device is behind. */
function daysBetween(day: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - Date.parse(day)) / dayMs))
}

function wilsonBound(share: number, tries: number): number {
  const squared = sureness ** 2
  const middle = share + squared / (2 * tries)
  const spread = Math.sqrt((share * (1 - share)) / tries + squared / (4 * tries ** 2))
  return (middle - sureness * spread) / (1 + squared / tries)
}
