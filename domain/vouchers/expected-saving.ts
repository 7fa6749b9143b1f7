import type { Money } from '../money/money.ts'
import { benefitOf, type Benefit } from './benefit.ts'
import { chanceOf, type Offer } from './chance.ts'

/** Shares of the total to expect where an offer's words name no number. */
const usual = { percentage: 0.1, amount: 0.08, delivery: 0.04, other: 0.04, gift: 0.01 } as const
const outOfReach = 0.02

/**
 * What a code is likely to take off a basket, in minor units.
 *
 * @param chance that it works, 0 to 1.
 * @param total of the basket, in minor units.
 */
export function expectedSaving(
  { percent, amount, minimum }: Benefit,
  dealType: Offer['dealType'],
  chance: number,
  total: number,
): number {
  const saved =
    percent !== null
      ? (total * percent) / 100
      : amount !== null
        ? Math.min(amount, total)
        : total * usual[dealType]
  // The total holds delivery too; a minimum above it is out of reach, if the words were read right.
  return chance * saved * (total >= minimum ? 1 : outOfReach)
}

/** The likeliest to save most first; of equals the one that came first stays first. */
export function byExpectedSaving(offers: readonly Offer[], total: Money, now: Date): Offer[] {
  const worth = new Map(
    offers.map((offer) => {
      const benefit = benefitOf(offer.title, offer.terms, total.currency)
      return [offer, expectedSaving(benefit, offer.dealType, chanceOf(offer, now), total.minor)]
    }),
  )
  return offers.toSorted((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0))
}
