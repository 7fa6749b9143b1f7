import type { Outcome, Reading } from '#domain/contract/run.ts'
import type { Verdict } from './verdict.ts'

export interface Tried {
  readonly before: Reading
  /** Null where the page gave no total that two looks agreed on. */
  readonly after: Reading | null
  readonly verdict: Verdict | undefined
  /** The page shows the code as applied. */
  readonly isShown: boolean
  /** The total is what it was just before, and the page doesn't show the code. */
  readonly isUnmoved: boolean
}

/**
 * What became of a code. The total decides, the shop's words only give the reason for a refusal:
 * a total that fell while the shop refused the code and doesn't show it is not the code's doing.
 */
export function outcomeOf({ before, after, verdict, isShown, isUnmoved }: Tried): Outcome {
  if (verdict?.kind === 'too-many') return { kind: 'rate-limited', retryAfter: null }
  const refused = verdict?.kind === 'refused' && !isShown ? verdict : undefined
  if (refused !== undefined) return { kind: 'rejected', reason: refused.reason }
  if (after === null || !isComparable(before, after)) {
    return isShown ? { kind: 'applied-unmeasured' } : { kind: 'unobservable' }
  }
  if (isUnmoved) return { kind: 'no-effect' }
  if (after.total.minor < before.total.minor) return { kind: 'applied', before, after }
  if (after.total.minor > before.total.minor && isShown) return { kind: 'applied', before, after }
  return { kind: 'no-effect' }
}

/** Whether two readings may be subtracted: they are in the same currency. Not whether of one row. */
export function isComparable(before: Reading, after: Reading): boolean {
  return before.total.currency === after.total.currency
}
