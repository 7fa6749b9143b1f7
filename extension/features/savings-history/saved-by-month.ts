import type { Saving } from './note-saving.ts'

/** What was saved in one currency; amounts are its minor units. */
export interface CurrencySavings {
  /** ISO 4217. */
  readonly currency: string
  readonly total: number
  /** Without a gap, up to the present month. */
  readonly months: readonly { readonly month: Month; readonly minor: number }[]
}

/** A month of the device's own calendar; `index` counts from 0. */
export interface Month {
  readonly year: number
  readonly index: number
}

/**
 * Savings by currency, the most used first, each by month. Nothing is ever converted or added up
 * over currencies.
 *
 * @param count how many months, the present one included.
 */
export function savedByMonth(
  savings: readonly Saving[],
  now: Date,
  count: number,
): CurrencySavings[] {
  const months = Array.from({ length: count }, (_, index) =>
    monthOf(new Date(now.getFullYear(), now.getMonth() - (count - 1 - index))),
  )
  return [...Map.groupBy(savings, ({ currency }) => currency)]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([currency, all]) => ({
      currency,
      total: sum(all),
      months: months.map((month) => ({
        month,
        minor: sum(all.filter(({ at }) => isSame(monthOf(new Date(at)), month))),
      })),
    }))
}

const monthOf = (date: Date): Month => ({ year: date.getFullYear(), index: date.getMonth() })
const isSame = (one: Month, other: Month) => one.year === other.year && one.index === other.index
const sum = (savings: readonly Saving[]) => savings.reduce((minor, each) => minor + each.minor, 0)
