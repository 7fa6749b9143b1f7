import { pathOf } from '../dom/path.ts'
import { actsWhenRead, isSamePage } from '../dom/page-address.ts'
import { carryOutLoad, loadAddress } from '../dom/page-load.ts'
import type { OpenApi } from '../api/api-driver.ts'
import { liveView } from '../dom/view.ts'
import { rowOfCode } from '../finder/applied-codes.ts'
import { couponFields, vouchFor } from '../finder/coupon-field.ts'
import { passOver } from '../finder/passed-over.ts'
import { visibleTextFields } from '../finder/fields.ts'
import { look, showsCode, type Landmarks, type Sight } from '../look.ts'
import { isQuantityControl, isUnusable } from '../forms.ts'
import type { Answer, Driver, Leaving, Seen } from './driver.ts'
import { firstNote, type DriverNote } from './driver-note.ts'
import { pageOnly } from './form-request.ts'
import { loadStatus } from './load-status.ts'
import type { Handover } from './page-acts.ts'
import { createPageDriver } from './page-driver.ts'
import { createShopClient } from './shop-client.ts'
import { takeOver, takeUp } from './take-over.ts'
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

/** After this many loads in a row that led to no basket the way back is lost. */
const mostStrayed = 2

/**
 * Starts with the page itself. Where its first press would load the page anew, nothing is sent
 * yet: the form driver takes over once the shop's answer is seen to hold the same total as the
 * page, so that both are read alike before and after. Where it can't, the page is loaded anew for
 * each action, and the next document's driver goes on from the note.
 */
export function createShopDriver(options: ShopDriverOptions) {
  const { document, fetch, perCodeMs } = options
  let note = options.note ?? firstNote(document)
  const page = createPageDriver(document, perCodeMs, options.left, note.fieldByLoad)
  const send = createShopClient({ document, fetch, timeoutMs: perCodeMs })
  if (note.fieldAt !== null) vouchFor(document, note.fieldAt)
  passOver(document, note.others)
  let form: Driver | undefined
  /** What the page showed at the last look. */
  let last: Sight | undefined
  let hasActed = options.note !== undefined
  let isUnread = options.note !== undefined
  /** What an earlier document asked for may have come after this one was drawn. */
  let isBehind = false
  let hasActedHere = false
  let isAstray = false

  const change = (part: Partial<DriverNote>) => {
    note = { ...note, ...part }
  }
  const leaving = (go: () => void, heard: readonly string[], isSent = true): Leaving => ({
    ...{ kind: 'leaving', heard, isSent },
    go: () => {
      page.release()
      go()
    },
  })
  /** Loads the basket's page. */
  const home = (heard: readonly string[], isSent: boolean): Leaving =>
    leaving(
      () => {
        loadAddress(document, note.pageUrl)
      },
      heard,
      isSent,
    )
  const wayBack = (heard: readonly string[], isSent: boolean): Leaving | undefined => {
    if (note.strayed >= mostStrayed) return undefined
    change({ strayed: note.strayed + 1 })
    return home(heard, isSent)
  }
  const totals = createTotalCheck({ document, send, note: () => note, change, home, wayBack })
  const together = (landmarks: Landmarks) => ({ document, send, pageUrl: note.pageUrl, landmarks })

  /** Leaves the background for the page, which is loaded first: it may show what is no more. */
  const backToPage = (heard: readonly string[] = []): Leaving => {
    change({ manner: note.manner === 'form' ? 'reload' : 'page', lines: note.linesOnPage })
    return home(heard, false)
  }

  async function apiFrom(arrival: Sight | undefined, landmarks: Landmarks) {
    const opened = await options.openApi?.({
      ...{ document, fetch, landmarks, arrival },
      timeoutMs: perCodeMs,
    })
    form = opened?.driver
    return opened
  }

  /** The driver that works in the background, if one does; a fault where it can't go on. */
  async function formInUse(landmarks: Landmarks): Promise<Driver | Answer | undefined> {
    if (note.manner === 'api' && form === undefined) {
      return (await apiFrom(undefined, landmarks))?.driver ?? { kind: 'unable', cause: 'no-field' }
    }
    if (note.manner !== 'form' || note.form === null || form !== undefined) return form
    const driver = await takeUp(together(landmarks), note.form)
    if (!('kind' in driver)) form = driver
    return driver
  }

  async function through(act: Act, code: string, landmarks: Landmarks): Promise<Answer | Leaving> {
    const action = act === 'putBack' ? 'apply' : act
    if (note.manner === 'page' && !hasActed && last !== undefined) {
      const opened = await apiFrom(last, landmarks)
      if (opened !== undefined) change({ manner: 'api', lines: opened.lines })
    }
    const other = await formInUse(landmarks)
    if (other !== undefined) {
      return unlessUnknown('kind' in other ? other : await other[action](code, landmarks))
    }
    const reloading = reloads()
    if (reloading !== undefined) return reloading
    hasActedHere = true
    // A basket whose total can't be read takes back what was on, and nothing new.
    const isInPlace = act !== 'apply' && last !== undefined && isBasketStill(last)
    if (isAstray && !isInPlace) return wayBack([], false) ?? { kind: 'unable', cause: 'no-total' }
    const before = last
    const answer = await page[act](code, landmarks, note.ownCodeAt)
    if (answer.kind === 'loads') return followed(answer, action, code, landmarks)
    if (answer.kind === 'failed' || answer.kind === 'rate-limited') totals.doubt()
    // The field may be locked until the page has loaded itself anew.
    if (answer.kind !== 'seen') return (answer.kind === 'unable' ? reloads() : undefined) ?? answer
    hasActed = true
    last = answer.sight
    const isUnmoved = last.total?.money.minor === before?.total?.money.minor
    const isRefused = action === 'apply' && isUnmoved && !showsCode(last, code)
    // A code may be on of which the page tells by its total alone.
    const mayHold =
      before !== undefined && (before.applied.length > 0 || isLowered(before, landmarks))
    if (isRefused && mayHold) change({ isShaken: true })
    if (!isUnmoved) change({ isShaken: false })
    return totals.confirmed({ action, code, before }, answer, landmarks)
  }

  /** What the page was about to do by itself since the last act, before anything else is done. */
  function reloads(): Leaving | undefined {
    if (!page.isReloadHeld()) return undefined
    const go = () => {
      loadAddress(document, document.URL)
    }
    return leaving(go, [], false)
  }

  /** An interface that answers as nobody knows it is given up for the page. */
  const unlessUnknown = (answer: Answer): Answer | Leaving =>
    note.manner === 'api' && answer.kind === 'unable' ? backToPage() : answer

  /** The press would load the page: in the background where that can be, else as it is. */
  async function followed(
    handover: Handover,
    action: 'apply' | 'remove',
    code: string,
    landmarks: Landmarks,
  ): Promise<Answer | Leaving> {
    change({ others: [...new Set([...note.others, ...page.others])] })
    if (!hasActed) {
      const taken = await takeOver(together(landmarks), handover, last)
      if (taken !== undefined && 'kind' in taken) return taken
      if (taken !== undefined) {
        form = taken.driver
        change({ ...taken.note, manner: 'form' })
        return form[action](code, landmarks)
      }
    }
    change({ manner: 'reload', fieldAt: page.fieldAt })
    return leaving(() => {
      carryOutLoad(document, handover.load)
    }, page.messages(landmarks))
  }

  /** The last word is the page's: where it can't be read in the background, it is loaded. */
  async function shownByPage(answer: Seen, landmarks: Landmarks): Promise<Answer | Leaving> {
    if (!isSamePage(document.URL, note.pageUrl)) return answer
    const fresh = await send(pageOnly(note.pageUrl))
    const shown =
      fresh.kind === 'page' ? look(fresh.view, { ...landmarks, place: undefined }).total : undefined
    return shown?.money.minor === answer.sight.total?.money.minor ? answer : backToPage()
  }

  /** The first look at a page that was loaded on the way. */
  async function readLoaded(landmarks: Landmarks): Promise<Answer | Leaving> {
    isUnread = false
    const status = loadStatus(document)
    isAstray = status === 429 || status >= 500
    // What is done next may bring the doubted total back in earnest.
    if (isAstray) change({ doubted: null })
    if (status === 429) return { kind: 'rate-limited', retryAfter: null }
    if (status >= 500) return { kind: 'failed', cause: 'shop-error' }
    const { answer, settlesMs } = await page.readLoaded(landmarks, note.settlesMs)
    const shown = answer.sight.total?.money.minor
    if (shown === undefined) {
      isAstray = true
      last = answer.sight
      const untold = { ...answer, isStill: false }
      const failed = { kind: 'failed', cause: 'shop-error' } as const
      return wayBack(last.messages, true) ?? (isBasketStill(last) ? untold : failed)
    }
    if (note.doubted !== null) {
      // The load has lost the code, which the page kept by itself: its total was true.
      const isLost = note.showedSent && answer.sight.applied.length === 0 && shown > note.doubted
      change({ totals: shown === note.doubted || isLost ? 'live' : 'stale', doubted: null })
    }
    change({ strayed: 0, settlesMs, isShaken: false })
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
    open: () => page.open(),

    async read(landmarks: Landmarks): Promise<Answer | Leaving> {
      const other = await formInUse(landmarks)
      if (other !== undefined) {
        return unlessUnknown('kind' in other ? other : await other.read(landmarks))
      }
      if (isUnread) return upToDate(await readLoaded(landmarks), landmarks)
      const reloading = reloads()
      if (reloading !== undefined) return reloading
      const isLost = isAstray && (last === undefined || !isBasketStill(last))
      if (isLost) return wayBack([], false) ?? { kind: 'failed', cause: 'shop-error' }
      const answer = await page.read(landmarks)
      if (answer.kind !== 'seen') return answer
      // What was done has left the page without its total; the shop has it still.
      if (hasActed && answer.sight.total === undefined) return wayBack([], true) ?? answer
      const isFirst = last === undefined
      last = answer.sight
      if (isFirst) change({ lines: last.lines, linesOnPage: last.lines })
      if (note.isShaken) {
        change({ isShaken: false })
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
      if (form === undefined && hasActedHere) return page.lateAnswer(landmarks, until)
      isBehind = true
      await new Promise((resolve) => setTimeout(resolve, until - Date.now()))
    },

    /** The look that ends the run. A shopper's own code might have gone without a word. */
    async readLast(landmarks: Landmarks, hadCodes: boolean): Promise<Answer | Leaving> {
      const answer = await driver.read(landmarks)
      if (note.manner === 'api' && answer.kind === 'seen') return shownByPage(answer, landmarks)
      const isSure = !hadCodes || !hasActed || form !== undefined
      return answer.kind === 'seen' && !isSure ? totals.unlessKnown(answer, landmarks) : answer
    },

    apply: (code: string, landmarks: Landmarks) => through('apply', code, landmarks),
    putBack: (code: string, landmarks: Landmarks) => through('putBack', code, landmarks),
    /** @param isOwn whether the code was on when the run began. */
    remove(code: string, landmarks: Landmarks, isOwn = false) {
      const row = isOwn ? rowOfCode(last?.applied ?? [], code)?.row : undefined
      if (row !== undefined) change({ ownCodeAt: pathOf(row) })
      return through('remove', code, landmarks)
    },

    /** Gives up the background for the page, whose field may exist by script alone. */
    turnToPage(): Leaving | undefined {
      return note.manner === 'form' || note.manner === 'api' ? backToPage() : undefined
    },

    /**
     * Loads the page for the field that went with the shop's own answer, where the shop still sends it,
     * or where that answer stands at an address of its own.
     *
     * @param isTaken whether a code that is on may have taken its place.
     */
    async loadForField(isTaken: boolean): Promise<Leaving | undefined> {
      const isKnown = note.fieldByLoad
      const isAway = note.manner === 'reload' && document.URL !== note.pageUrl
      if (isAway && !holdsTyped(document, undefined)) return home([], false)
      if (note.manner !== 'page' || page.fieldAt === null || last === undefined) return undefined
      if ((isTaken && !isKnown) || isLostByLoad(last) || holdsTyped(document, undefined))
        return undefined
      const fresh = isKnown ? undefined : await send(pageOnly(note.pageUrl))
      const isSent = fresh?.kind === 'page' && couponFields(fresh.view).length > 0
      if (!isKnown && !isSent) return undefined
      change({ fieldByLoad: true })
      return home([], false)
    },

    /** Lets the page load itself again, since the run is over. */
    release: () => {
      page.release()
    },

    /** Whether this document can be read like the one that the run was started on. */
    isHome: () => note.manner === 'form' || isSamePage(document.URL, note.pageUrl),

    /** Clears a field that still holds one of `codes`, unless the page is stale anyway. */
    tidy: (codes: readonly string[]) => {
      if (form === undefined) page.tidy(codes)
    },

    get note(): DriverNote {
      return note
    },

    /** Address to load at the end, so that the shopper sees what the shop holds; null for none. */
    get refresh(): string | null {
      const isHere = isSamePage(document.URL, note.pageUrl)
      // The shopper may load the page again as well.
      const isAway = note.manner === 'reload' && (!isHere || actsWhenRead(document))
      const isStale = form?.isStale === true ? isHere : isAway
      if (page.isReloadHeld()) return note.pageUrl
      return isStale ? note.pageUrl : null
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
