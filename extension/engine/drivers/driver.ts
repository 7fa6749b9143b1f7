import type { BasketLines } from '../basket-lines.ts'
import type { RunCause } from '../causes.ts'
import type { TotalLandmark } from '../finder/choose-total.ts'
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

/** What the next document has to know to use the shop in the same manner. Plain JSON. */
export interface DriverNote {
  /**
   * `page`: the page answers by itself. `form`: its forms are sent in the background. `api`: its
   * platform's own interface is used. `reload`: the page is loaded anew for each action.
   */
  readonly manner: 'page' | 'form' | 'api' | 'reload'
  /** Address that answers with the page that the run was started on. */
  readonly pageUrl: string
  /** The basket's lines at arrival, as the manner in use sees them. */
  readonly lines: BasketLines
  readonly linesOnPage: BasketLines
  readonly form: { readonly total: TotalLandmark; readonly fieldName: string | null } | null
  /** Whether the page shows a new total by itself or only when it is loaded again. */
  readonly totals: 'unknown' | 'live' | 'stale'
  /** The total that the page showed when it was loaded again to find that out. Minor units. */
  readonly doubted: number | null
  /** Whether it showed a code then, and one had just been sent. */
  readonly showedSent: boolean
  /** A code was refused beside others since the page last proved right: those may be gone. */
  readonly isShaken: boolean
  /** Where the row of the shopper's own code stood that was taken off, as `pathOf` tells. */
  readonly ownCodeAt: string | null
  /** Where the field stands that a code was sent through, as `placeOf` tells; null before. */
  readonly fieldAt: string | null
  /** Whether it goes with each answer of the shop and comes back with the page alone. */
  readonly fieldByLoad: boolean
  /** What the fields beside it are called, which are for something else. */
  readonly others: readonly string[]
  /** Loads in a row that led to no basket. */
  readonly strayed: number
  /** How long after a load the total still changed, in ms; null before the first load. */
  readonly settlesMs: number | null
}
