import { pathOf } from '../dom/path.ts'
import { actsWhenRead, isSamePage } from '../dom/page-address.ts'
import { carryOutLoad } from '../dom/page-load.ts'
import type { OpenApi } from '../api/api-driver.ts'
import { liveView } from '../dom/view.ts'
import { rowOfCode } from '../finder/applied-codes.ts'
import { couponFields, vouchFor } from '../finder/coupon-field.ts'
import { passOver } from '../finder/passed-over.ts'
import { visibleTextFields } from '../finder/fields.ts'
import { showsCode, type Landmarks, type Sight } from '../look.ts'
import { isQuantityControl, isUnusable } from '../forms.ts'
import { createBackground } from './background.ts'
import type { Answer, Leaving } from './driver.ts'
import { createNotes, firstNote, type DriverNote } from './driver-note.ts'
import { pageOnly } from './form-request.ts'
import { loadStatus } from './load-status.ts'
import { createLoads } from './loads.ts'
import type { Handover } from './page-acts.ts'
import { createPageDriver } from './page-driver.ts'
import { createShopClient } from './shop-client.ts'
import { createTotalCheck, isLostByLoad } from './total-check.ts'

export interface ShopDriverOptions {
  readonly document: Document
  readonly fetch: typeof fetch
  readonly perCodeMs: number
  /** Aborted when the tab leaves the page. */
  readonly left: AbortSignal
  /** The interface of the shop's platform, where it has one. */
  readonly openApi?: OpenApi | null | undefined
  /** What the driver of the document before has noted. */
  readonly note?: DriverNote | undefined
}

/** What is done to a code; one that stood before is put back where a new one wouldn't be tried. */
type Act = 'apply' | 'putBack' | 'remove'

/**
 * Starts with the page itself. Where its first press would load the page anew, nothing is sent
 * yet: the form driver takes over once the shop's answer is seen to hold the same total as the
 * page, so that both are read alike before and after. Where it can't, the page is loaded anew for
 * each action, and the next document's driver goes on from the note.
 */
export function createShopDriver(options: ShopDriverOptions) {
  const { document, fetch, perCodeMs } = options
  const notes = createNotes(options.note ?? firstNote(document))
  const { fieldByLoad, fieldAt, others } = notes.now
  const page = createPageDriver(document, perCodeMs, options.left, fieldByLoad)
  const send = createShopClient({ document, fetch, timeoutMs: perCodeMs })
  const loads = createLoads({ document, notes, page })
  const { openApi } = options
  const background = createBackground({ document, fetch, perCodeMs, send, notes, openApi })
  const totals = createTotalCheck({ document, send, notes, loads })
  if (fieldAt !== null) vouchFor(document, fieldAt)
  passOver(document, others)
  /** What the page showed at the last look. */
  let last: Sight | undefined
  let hasActed = options.note !== undefined
  let isUnread = options.note !== undefined
  /** What an earlier document asked for may have come after this one was drawn. */
  let isBehind = false
  let hasActedHere = false
  let isAstray = false

  async function through(act: Act, code: string, landmarks: Landmarks): Promise<Answer | Leaving> {
    const action = act === 'putBack' ? 'apply' : act
    if (notes.now.manner === 'page' && !hasActed && last !== undefined) {
      await background.openApi(last, landmarks)
    }
    const other = await background.inUse(landmarks)
    if (other !== undefined) {
      return unlessUnknown('kind' in other ? other : await other[action](code, landmarks))
    }
    const reloading = loads.own()
    if (reloading !== undefined) return reloading
    hasActedHere = true
    // A basket whose total can't be read takes back what was on, and nothing new.
    const isInPlace = act !== 'apply' && last !== undefined && isBasketStill(last)
    if (isAstray && !isInPlace)
      return loads.wayBack([], false) ?? { kind: 'unable', cause: 'no-total' }
    const before = last
    const answer = await page[act](code, landmarks, notes.now.ownCodeAt)
    if (answer.kind === 'loads') return followed(answer, action, code, landmarks)
    if (answer.kind === 'failed' || answer.kind === 'rate-limited') totals.doubt()
    // The field may be locked until the page has loaded itself anew.
    if (answer.kind !== 'seen')
      return (answer.kind === 'unable' ? loads.own() : undefined) ?? answer
    hasActed = true
    last = answer.sight
    if (last.total !== undefined) isAstray = false
    notes.change({ fieldAt: page.fieldAt ?? notes.now.fieldAt })
    const isUnmoved = last.total?.money.minor === before?.total?.money.minor
    const isRefused = action === 'apply' && isUnmoved && !showsCode(last, code)
    // A code may be on of which the page tells by its total alone.
    const mayHold =
      before !== undefined && (before.applied.length > 0 || isLowered(before, landmarks))
    if (isRefused && mayHold) notes.change({ isShaken: true })
    if (!isUnmoved) notes.change({ isShaken: false })
    return totals.confirmed({ action, code, before }, answer, landmarks)
  }

  /** An interface that answers as nobody knows it is given up for the page. */
  const unlessUnknown = (answer: Answer): Answer | Leaving =>
    notes.now.manner === 'api' && answer.kind === 'unable' ? loads.backToPage() : answer

  /** The press would load the page: in the background where that can be, else as it is. */
  async function followed(
    handover: Handover,
    action: 'apply' | 'remove',
    code: string,
    landmarks: Landmarks,
  ): Promise<Answer | Leaving> {
    notes.change({ others: [...new Set([...notes.now.others, ...page.others])] })
    const taken = hasActed ? undefined : await background.takeOver(handover, last, landmarks)
    if (taken !== undefined) return 'kind' in taken ? taken : taken[action](code, landmarks)
    notes.change({ manner: 'reload', fieldAt: page.fieldAt })
    return loads.leaving(() => {
      carryOutLoad(document, handover.load)
    }, page.messages(landmarks))
  }

  /** The first look at a page that was loaded on the way. */
  async function readLoaded(landmarks: Landmarks): Promise<Answer | Leaving> {
    isUnread = false
    const status = loadStatus(document)
    isAstray = status === 429 || status >= 500
    // What is done next may bring the doubted total back in earnest.
    if (isAstray) notes.change({ doubted: null })
    if (status === 429) return { kind: 'rate-limited', retryAfter: null }
    if (status >= 500) return { kind: 'failed', cause: 'shop-error' }
    const { answer, settlesMs } = await page.readLoaded(landmarks, notes.now.settlesMs)
    const shown = answer.sight.total?.money.minor
    if (shown === undefined) {
      isAstray = true
      last = answer.sight
      const untold = { ...answer, isStill: false }
      const failed = { kind: 'failed', cause: 'shop-error' } as const
      return loads.wayBack(last.messages, true) ?? (isBasketStill(last) ? untold : failed)
    }
    const { doubted, showedSent } = notes.now
    if (doubted !== null) {
      // The load has lost the code, which the page kept by itself: its total was true.
      const isLost = showedSent && answer.sight.applied.length === 0 && shown > doubted
      notes.change({ totals: shown === doubted || isLost ? 'live' : 'stale', doubted: null })
    }
    notes.change({ strayed: 0, settlesMs, isShaken: false })
    last = answer.sight
    return answer
  }

  /** The shop is asked where its page may show what is no more. */
  async function upToDate(answer: Answer | Leaving, landmarks: Landmarks) {
    if (!isBehind || answer.kind !== 'seen') return answer
    isBehind = false
    return totals.asked(answer, landmarks, !holdsTyped(document, last?.field?.field))
  }

  const driver = {
    /** Unfolds the voucher field, and with it the codes that may be on already. */
    open: (known?: readonly string[]) => page.open(known),

    async read(landmarks: Landmarks): Promise<Answer | Leaving> {
      const other = await background.inUse(landmarks)
      if (other !== undefined) {
        return unlessUnknown('kind' in other ? other : await other.read(landmarks))
      }
      if (isUnread) return upToDate(await readLoaded(landmarks), landmarks)
      const reloading = loads.own()
      if (reloading !== undefined) return reloading
      const isLost = isAstray && (last === undefined || !isBasketStill(last))
      if (isLost) return loads.wayBack([], false) ?? { kind: 'failed', cause: 'shop-error' }
      const answer = await page.read(landmarks)
      if (answer.kind !== 'seen') return answer
      // What was done has left the page without its total; the shop has it still.
      if (hasActed && answer.sight.total === undefined) return loads.wayBack([], true) ?? answer
      const isFirst = last === undefined
      last = answer.sight
      if (isFirst) notes.change({ lines: last.lines, linesOnPage: last.lines })
      if (notes.now.isShaken) {
        notes.change({ isShaken: false })
        isBehind = true
      }
      return isBehind ? upToDate(answer, landmarks) : totals.afterFault(answer, landmarks)
    },

    /**
     * Waits until what the shop was asked and hasn't answered is answered, or given up.
     *
     * @param until in ms since 1970.
     */
    async lateAnswer(landmarks: Landmarks, until: number): Promise<void> {
      if (!background.isAtWork && hasActedHere) return page.lateAnswer(landmarks, until)
      isBehind = true
      await new Promise((resolve) => setTimeout(resolve, until - Date.now()))
    },

    /** The look that ends the run. A shopper's own code might have gone without a word. */
    async readLast(landmarks: Landmarks, hadCodes: boolean): Promise<Answer | Leaving> {
      const answer = await driver.read(landmarks)
      if (notes.now.manner === 'api' && answer.kind === 'seen')
        return totals.shownByPage(answer, landmarks)
      const isSure = !hadCodes || !hasActed || background.isAtWork
      return answer.kind === 'seen' && !isSure ? totals.unlessKnown(answer, landmarks) : answer
    },

    apply: (code: string, landmarks: Landmarks) => through('apply', code, landmarks),
    putBack: (code: string, landmarks: Landmarks) => through('putBack', code, landmarks),
    /** @param isOwn whether the code was on when the run began. */
    remove(code: string, landmarks: Landmarks, isOwn = false) {
      const row = isOwn ? rowOfCode(last?.applied ?? [], code)?.row : undefined
      if (row !== undefined) notes.change({ ownCodeAt: pathOf(row) })
      return through('remove', code, landmarks)
    },

    /** Gives up the background for the page, whose field may exist by script alone. */
    turnToPage(): Leaving | undefined {
      const { manner } = notes.now
      return manner === 'form' || manner === 'api' ? loads.backToPage() : undefined
    },

    /**
     * Loads the page for the field that went with the shop's own answer, where the shop still sends it,
     * or where that answer stands at an address of its own.
     *
     * @param isTaken whether a code that is on may have taken its place.
     */
    async loadForField(isTaken: boolean): Promise<Leaving | undefined> {
      const { manner, pageUrl, fieldByLoad: isKnown } = notes.now
      const isAway = manner === 'reload' && document.URL !== pageUrl
      if (isAway && !holdsTyped(document, undefined)) return loads.home([], false)
      if (manner !== 'page' || page.fieldAt === null || last === undefined) return undefined
      if ((isTaken && !isKnown) || isLostByLoad(last) || holdsTyped(document, undefined))
        return undefined
      const fresh = isKnown ? undefined : await send(pageOnly(pageUrl))
      const isSent = fresh?.kind === 'page' && couponFields(fresh.view).length > 0
      if (!isKnown && !isSent) return undefined
      notes.change({ fieldByLoad: true })
      return loads.home([], false)
    },

    /** Lets the page load itself again, since the run is over. */
    release: () => {
      page.release()
    },

    /** Whether this document can be read like the one that the run was started on. */
    isHome: () => notes.now.manner === 'form' || isSamePage(document.URL, notes.now.pageUrl),

    /** Clears a field that still holds one of `codes`, unless the page is stale anyway. */
    tidy: (codes: readonly string[]) => {
      if (!background.isAtWork) page.tidy(codes)
    },

    get note(): DriverNote {
      return notes.now
    },

    /** Address to load at the end, so that the shopper sees what the shop holds; null for none. */
    get refresh(): string | null {
      const { manner, pageUrl } = notes.now
      const isHere = isSamePage(document.URL, pageUrl)
      // The shopper may load the page again as well.
      const isAway = manner === 'reload' && (!isHere || actsWhenRead(document))
      const isStale = background.hasChanged ? isHere : isAway
      return isStale || page.isReloadHeld() ? pageUrl : null
    },
  }
  return driver
}
export type ShopDriver = ReturnType<typeof createShopDriver>

const isLowered = ({ total }: Sight, landmarks: Landmarks) =>
  total !== undefined && total.money.minor !== landmarks.total?.minor

/** Whether a page without a total is the basket all the same. */
function isBasketStill({ field, applied }: Sight): boolean {
  return field !== undefined || applied.length > 0
}

/** A load would lose what the shopper has typed; a code that was refused may still stand in its field. */
function holdsTyped(document: Document, own: Element | undefined): boolean {
  return visibleTextFields(document, liveView(document)).some(
    (field) =>
      field !== own && field.value !== '' && !isQuantityControl(field) && !isUnusable(field),
  )
}
