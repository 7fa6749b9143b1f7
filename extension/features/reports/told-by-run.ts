import type { OutcomeReport, ToldResult } from '#domain/contract/outcomes.ts'
import type { Outcome, RejectionReason, RunProgress } from '#domain/contract/run.ts'
import type { LiveCode } from '../shop-lookup/live-codes.ts'

/**
 * Refusals that say something of the code itself. All others say something of the basket (a
 * minimum, other goods) or of the shopper (used before, new customers only, not signed in): they
 * would be wrong for the next one, and are nobody's business. A shop that gives no reason mostly
 * doesn't know the code, and one that is refused to everybody must sink.
 */
const ofTheCode: readonly RejectionReason[] = ['expired', 'unknown', 'limit-reached', 'unstated']

type Known = Pick<LiveCode, 'id' | 'retailer' | 'code'>

/**
 * What may be told of a run that the engine has brought to its end: the outcomes of codes that we
 * offered, by retailer. Codes that the shopper had or typed are left out whoever else knows them.
 *
 * @param offered codes of our own for the shop.
 * @param own codes of the shopper's.
 */
export function toldByRun(
  { phase, outcomes }: RunProgress,
  offered: readonly Known[],
  own: readonly string[],
): OutcomeReport[] {
  // What a run that failed has seen is in doubt.
  if (phase !== 'done' && phase !== 'stopped') return []
  const theirs = new Set(own.map(folded))
  const told = outcomes.flatMap(({ code, outcome }) => {
    const result = toldOf(outcome)
    const known = offered.find((each) => each.code === code)
    if (result === undefined || known === undefined || theirs.has(folded(code))) return []
    return [{ retailer: known.retailer, voucher: known.id, result }]
  })
  return [...Map.groupBy(told, ({ retailer }) => retailer)].map(([retailer, all]) => ({
    retailer,
    outcomes: all.map(({ voucher, result }) => ({ voucher, result })),
  }))
}

/** Shops show a code in letters of their own. */
const folded = (code: string) => code.trim().toUpperCase()

/** What an outcome says of the code; undefined where it says nothing, or nothing but of this basket. */
function toldOf(outcome: Outcome): ToldResult | undefined {
  switch (outcome.kind) {
    case 'applied':
      // A code that took the place of a better one can raise the total.
      return outcome.after.total.minor < outcome.before.total.minor ? 'worked' : undefined
    case 'benefit':
      return 'worked'
    case 'rejected':
      return ofTheCode.includes(outcome.reason) ? 'refused' : undefined
    case 'no-effect':
      return 'no-effect'
    case 'untried':
    case 'applied-unmeasured':
    case 'rate-limited':
    case 'unobservable':
    case 'failed':
      return undefined
  }
}
