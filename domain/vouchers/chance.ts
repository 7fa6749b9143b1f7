import type { PlainVoucher } from '../contract/voucher.ts'

/** A code as it is known before it is tried. JSON. */
export interface Offer {
  readonly code: string
  readonly title: string
  readonly terms: string
  readonly dealType: PlainVoucher['deal_type']
  /** How often it was tried and worked, and when it did last (ISO 8601). */
  readonly tries: number
  readonly successes: number
  readonly lastWorked: string | null
}

/** Out of so many tries so many are taken to have worked before anything is known. */
const prior = { tries: 4, successes: 1.2 }
const halfLifeDays = 30
const dayMs = 24 * 60 * 60 * 1000

/** How likely a code works: tries count the less the longer ago it last worked. */
export function chanceOf(
  { tries, successes, lastWorked }: Pick<Offer, 'tries' | 'successes' | 'lastWorked'>,
  now: Date,
): number {
  const age = lastWorked === null ? 0 : Math.max(0, now.getTime() - Date.parse(lastWorked))
  const worked = successes * 0.5 ** (age / dayMs / halfLifeDays)
  return (Math.min(worked, tries) + prior.successes) / (tries + prior.tries)
}
