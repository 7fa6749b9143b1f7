import type { Run } from '#domain/contract/run.ts'
import type { Money } from '#domain/money/money.ts'

type EndedRun = Pick<
  Run,
  'phase' | 'arrivalCodes' | 'final' | 'kept' | 'outcomes' | 'saving' | 'currency' | 'cause'
>

/** What an ended run comes to, for the words of the bar and the popup. */
export type Ending = {
  /** Codes that are on the basket through this run. */
  readonly added: readonly string[]
  readonly tried: number
  readonly untried: number
  /** The shop asked for fewer tries, so the rest was left. */
  readonly rateLimited: boolean
} & (
  | { readonly kind: 'saved'; readonly saving: Money }
  | {
      readonly kind:
        /** Codes were measured and none beat what the shopper came with. */
        | 'best-already'
        /** The shop took a code, but its effect could not be measured. */
        | 'accepted'
        /** Nothing could be learnt of any code. */
        | 'unmeasured'
        /** The shopper stopped it, and the basket was seen to be as at arrival. */
        | 'stopped'
        /** It was cut off, so nobody knows what is on the basket. */
        | 'cut-short'
        | 'failed'
    }
)

const measured = new Set(['applied', 'rejected', 'no-effect'])
const cutShort = new Set(['page-left', 'tab-closed'])

/** Says of a run no more than its readings and outcomes prove. */
export function endingOf(run: EndedRun): Ending {
  const kinds = run.outcomes.map(({ outcome }) => outcome.kind)
  const untried = kinds.filter((kind) => kind === 'untried').length
  const facts = {
    added: run.kept.filter((code) => !run.arrivalCodes.includes(code)),
    tried: kinds.length - untried,
    untried,
    rateLimited: kinds.includes('rate-limited'),
  }
  if (run.cause !== null && cutShort.has(run.cause)) return { ...facts, kind: 'cut-short' }
  if (run.saving !== null && run.saving > 0 && run.currency !== null) {
    return { ...facts, kind: 'saved', saving: { minor: run.saving, currency: run.currency } }
  }
  if (run.phase === 'failed') return { ...facts, kind: 'failed' }
  if (facts.added.length > 0) return { ...facts, kind: 'accepted' }
  const seen = run.final !== null
  if (run.phase === 'stopped') return { ...facts, kind: seen ? 'stopped' : 'cut-short' }
  const learnt = kinds.some((kind) => measured.has(kind))
  return { ...facts, kind: seen && learnt ? 'best-already' : 'unmeasured' }
}
