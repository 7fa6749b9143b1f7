import type { Benefit, Outcome, Run } from '#domain/contract/run.ts'
import type { Money } from '#domain/money/money.ts'
import type { RunCause } from '#extension/engine/causes.ts'
import { isUnsure, savingOf } from './measured-saving.ts'
import type { LostCause } from './run-ends.ts'

/** Why a run ended early or failed, as `Run` has it in `cause`. */
export type EndingCause = RunCause | LostCause

type EndedRun = Pick<
  Run,
  | 'phase'
  | 'arrival'
  | 'arrivalCodes'
  | 'final'
  | 'kept'
  | 'outcomes'
  | 'saving'
  | 'currency'
  | 'cause'
>

/** What an ended run comes to, for the words of the bar and the popup. */
export type Ending = {
  /** Codes that are on the basket through this run. */
  readonly added: readonly string[]
  readonly tried: number
  readonly untried: number
  /** Codes to which the shop answered with an error of its own. */
  readonly failed: number
  /** Why it ended early or failed; null where it did neither. */
  readonly cause: string | null
} & (
  | { readonly kind: 'saved'; readonly saving: Money }
  | { readonly kind: 'benefit'; readonly benefit: Benefit }
  | { readonly kind: EndingWithoutSaving }
)

/**
 * Besides `saved` and `benefit`, which is what a kept code gives where the total stays:
 *
 * - `best-already`: codes were measured, and none beat what the shopper came with.
 * - `accepted`: the shop took a code, but its effect could not be measured.
 * - `unmeasured`: nothing could be learnt of any code.
 * - `stopped`: the basket is known to be as at arrival.
 * - `unsure`: nobody knows what is on the basket.
 */
type EndingWithoutSaving =
  'best-already' | 'accepted' | 'unmeasured' | 'stopped' | 'unsure' | 'failed'

const measured = new Set(['applied', 'benefit', 'rejected', 'no-effect'])

/** A code may never have reached a shop whose page was left meanwhile. */
const isUnsent = (outcome: Outcome) => outcome.kind === 'failed' && outcome.cause === 'page-left'

/** Says of a run no more than its readings and outcomes prove. */
export function endingOf(run: EndedRun): Ending {
  const kinds = run.outcomes.map(({ outcome }) => (isUnsent(outcome) ? 'untried' : outcome.kind))
  const count = (kind: Outcome['kind']) => kinds.filter((each) => each === kind).length
  const [untried, failed] = [count('untried'), count('failed')]
  const facts = {
    added: run.kept.filter((code) => !run.arrivalCodes.includes(code)),
    tried: kinds.length - untried - failed,
    untried,
    failed,
    cause: run.cause,
  }
  if (isUnsure(run)) return { ...facts, kind: 'unsure' }
  const saving = savingOf(run)
  if (saving !== null) return { ...facts, kind: 'saved', saving }
  if (run.phase === 'failed') return { ...facts, kind: 'failed' }
  const given = run.outcomes.flatMap(({ code, outcome }) =>
    outcome.kind === 'benefit' && facts.added.includes(code) ? [outcome.benefit] : [],
  )
  if (given[0] !== undefined) return { ...facts, kind: 'benefit', benefit: given[0] }
  if (facts.added.length > 0) return { ...facts, kind: 'accepted' }
  const seen = run.final !== null
  // Before the arrival is read nothing is touched.
  if (run.phase === 'stopped' && (seen || run.arrival === null))
    return { ...facts, kind: 'stopped' }
  if (run.phase === 'stopped') return { ...facts, kind: 'unsure' }
  const learnt = kinds.some((kind) => measured.has(kind))
  return { ...facts, kind: seen && learnt ? 'best-already' : 'unmeasured' }
}
