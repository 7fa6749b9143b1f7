import type { RunCause } from '../causes.ts'
import type { Landmarks, Sight } from '../look.ts'

/** What came of one action at the shop. */
export type Answer =
  /** Two looks in a row agreed, or `isStill` is false and the total must not be believed. */
  | {
      readonly kind: 'seen'
      readonly sight: Sight
      readonly isStill: boolean
      /** The shop hasn't said a thing: it is silent about such codes, or late. */
      readonly isSilent?: boolean
      /** Nothing was asked of the shop, as far as that can be seen: what the page shows may be its own. */
      readonly isUnasked?: boolean
    }
  /** Nothing was done: there is no field, no control, or none that may be pressed. */
  | {
      readonly kind: 'unable'
      readonly cause: RunCause
      /** The page asks for a code somewhere, so a field that isn't found is not in the way of one that is on. */
      readonly asksForCode?: boolean
    }
  | { readonly kind: 'rate-limited'; readonly retryAfter: number | null }
  /** The shop may or may not have taken the action. */
  | { readonly kind: 'failed'; readonly cause: RunCause }

/** What the shop shows after an action, or without one. */
export type Seen = Extract<Answer, { kind: 'seen' }>

/** The action needs another page. Nothing is loaded before `go`, so that the run can be kept first. */
export interface Leaving {
  readonly kind: 'leaving'
  readonly go: () => void
  /** Whether the next page shows what the action led to; else it is begun anew there. */
  readonly isSent: boolean
  /** What this page has said that the next one may no longer say. */
  readonly heard: readonly string[]
}

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
