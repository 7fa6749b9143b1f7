import type { Knowledge, Measured } from './plan.ts'
import { includes, isSameSet, isWithin } from './standing.ts'

/** Sets are many: of this many codes, the likeliest, 255. */
const mostCodes = 8

/**
 * The codes to be tried together next: of all sets that nothing rules out, the one that may give
 * the lowest total. Undefined where none can beat what was measured.
 *
 * A code takes off no more beside others than it does by itself, so every measured part of a set
 * gives a bound on what the set can save. Read best-first, that tries few of them.
 */
export function nextCombination(known: Knowledge): readonly string[] | undefined {
  const { measured, apart, canRemove, standing, lost } = known
  if (known.combinationsLeft <= 0) return undefined
  const savings = savingsOf(measured)
  const useful = [...savings]
    .filter(([code, saving]) => saving > 0 && !lost.includes(code))
    // Of equals always the same, or the plan would go to and fro between them.
    .sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
    .slice(0, mostCodes)
    .map(([code]) => code)
  if (holdsOneOnly(known, useful)) return undefined
  // Codes of the shopper's own that were never taken off stay where they are.
  const fixed = known.arrival.codes.filter((code) =>
    measured.every(({ codes }) => codes.includes(code)),
  )
  let chosen: readonly string[] | undefined
  let bound = Math.min(...measured.map(({ minor }) => minor))
  for (const part of subsets(useful.filter((code) => !fixed.includes(code)))) {
    const codes = [...part, ...fixed]
    if (measured.some((each) => isSameSet(each.codes, codes))) continue
    if (apart.some((each) => isWithin(each, codes))) continue
    if (!canRemove && !isWithin(standing, codes)) continue
    const least = leastTotal(codes, measured, savings)
    if (least === undefined || least >= bound) continue
    bound = least
    chosen = codes
  }
  return chosen
}

/** What each code was seen to take off at most, in minor units. */
function savingsOf(measured: readonly Measured[]): Map<string, number> {
  const savings = new Map<string, number>()
  for (const { codes, minor } of measured) {
    for (const code of codes) {
      const others = codes.filter((each) => each !== code)
      const before = measured.find((each) => isSameSet(each.codes, others))
      if (before === undefined) continue
      savings.set(code, Math.max(savings.get(code) ?? -Infinity, before.minor - minor))
    }
  }
  return savings
}

/** The total that a set can't go below; undefined where nothing of it was measured. */
function leastTotal(
  codes: readonly string[],
  measured: readonly Measured[],
  savings: ReadonlyMap<string, number>,
): number | undefined {
  const bounds = measured
    .filter((each) => isWithin(each.codes, codes))
    .map((each) =>
      codes
        .filter((code) => !each.codes.includes(code))
        .reduce((sum, code) => sum - (savings.get(code) ?? 0), each.minor),
    )
  return bounds.length === 0 ? undefined : Math.max(...bounds)
}

/**
 * Sets fell apart that share no code, and none stood: it was not one code that stays alone. A code
 * that was in none of them may be of another kind, such as a voucher beside discount codes.
 */
function holdsOneOnly({ measured, apart }: Knowledge, useful: readonly string[]): boolean {
  const [first = [], ...others] = apart
  const shared = first.filter((code) => others.every((each) => includes(each, code)))
  const isNoneLeft = useful.every((code) => apart.some((set) => includes(set, code)))
  return (
    others.length > 0 &&
    shared.length === 0 &&
    isNoneLeft &&
    measured.every(({ codes }) => codes.length < 2)
  )
}

/** Larger sets last, each in the order of `codes`. */
function subsets(codes: readonly string[]): string[][] {
  const all = codes.reduce<string[][]>(
    (sets, code) => [...sets, ...sets.map((set) => [...set, code])],
    [[]],
  )
  return all.sort((a, b) => a.length - b.length)
}
