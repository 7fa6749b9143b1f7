import type { RunCause } from '../causes.ts'
import type { Landmarks, Sight } from '../look.ts'

/** What came of one action at the shop. */
export type Answer =
  /** Two looks in a row agreed, or `isStill` is false and the total must not be believed. */
  | { readonly kind: 'seen'; readonly sight: Sight; readonly isStill: boolean }
  /** Nothing was done: there is no field, no control, or none that may be pressed. */
  | { readonly kind: 'unable'; readonly cause: RunCause }
  | { readonly kind: 'rate-limited'; readonly retryAfter: number | null }
  /** The shop may or may not have taken the action. */
  | { readonly kind: 'failed'; readonly cause: RunCause }

/** One way to use a shop's voucher field. */
export interface Driver {
  /** What the shop shows now, once it is still. */
  read(landmarks: Landmarks): Promise<Answer>
  apply(code: string, landmarks: Landmarks): Promise<Answer>
  /** Takes a code off the basket. */
  remove(code: string, landmarks: Landmarks): Promise<Answer>
  /** Whether the page shows what the shop no longer holds. */
  readonly isStale: boolean
}
