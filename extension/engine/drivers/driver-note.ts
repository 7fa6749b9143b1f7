import type { BasketLines } from '../basket-lines.ts'
import { addressToRead } from '../dom/page-address.ts'
import type { TotalLandmark } from '../finder/choose-total.ts'
import { hintsSay } from '../hints/page-hints.ts'

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

/** What is known before anything was done. */
export function firstNote(document: Document): DriverNote {
  return {
    manner: 'page',
    pageUrl: addressToRead(document),
    lines: [],
    linesOnPage: [],
    form: null,
    totals: hintsSay(document, 'reload') ? 'stale' : 'unknown',
    doubted: null,
    showedSent: false,
    isShaken: false,
    ownCodeAt: null,
    fieldAt: null,
    fieldByLoad: false,
    others: [],
    strayed: 0,
    settlesMs: null,
  }
}

/** The note as the run goes on. */
export interface Notes {
  readonly now: DriverNote
  change(part: Partial<DriverNote>): void
}

export function createNotes(begun: DriverNote): Notes {
  let now = begun
  return {
    get now() {
      return now
    },
    change(part) {
      now = { ...now, ...part }
    },
  }
}
