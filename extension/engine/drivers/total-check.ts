import { isSamePage } from '../dom/page-address.ts'
import { holds, parentOf } from '../dom/shadow.ts'
import { liveView } from '../dom/view.ts'
import { calls } from '../finder/basket-names.ts'
import { choosesGoods } from '../finder/chosen-goods.ts'
import { basketWords } from '../lexicon/naming.ts'
import { look, showsCode, type Landmarks, type Sight } from '../look.ts'
import { verdictOn } from '../verdict.ts'
import type { Answer, Leaving, Seen } from './driver.ts'
import type { Notes } from './driver-note.ts'
import { pageOnly } from './form-request.ts'
import type { Loads } from './loads.ts'
import type { ShopAnswer, ShopClient } from './shop-client.ts'

export interface TotalCheckOptions {
  readonly document: Document
  readonly send: ShopClient
  readonly notes: Notes
  readonly loads: Loads
}

/** What was done at the shop, and what its page showed before. */
export interface Deed {
  readonly action: 'apply' | 'remove'
  readonly code: string
  readonly before: Sight | undefined
}

/**
 * Some pages keep the old total until they are loaded again. A total that stands although the shop
 * took the action is therefore not believed before the shop has said it once more.
 */
export function createTotalCheck({ document, send, notes, loads }: TotalCheckOptions) {
  const { home, wayBack } = loads
  /** An action failed that the shop may have taken all the same: the page may show what is no more. */
  let isDoubtful = false

  /**
   * Asks the shop for the page once more, and loads it where it holds another total.
   *
   * @param mayLoadBlind whether also where only the page's script draws a total: a step of a checkout
   *   may live in that page alone.
   * @param isSent whether a code was just sent; `came`: the page shows it, and did not before.
   */
  async function checked(
    answer: Seen,
    landmarks: Landmarks,
    { mayLoadBlind = true, isSent = false, came = false } = {},
  ): Promise<Answer | Leaving> {
    const shown = answer.sight.total?.money.minor
    if (shown === undefined) return answer
    const fresh = await send(pageOnly(notes.now.pageUrl))
    if (fresh.kind !== 'page') {
      return isDoubtful ? (wayBack([], true) ?? { kind: 'failed', cause: 'shop-error' }) : answer
    }
    const { total: held, applied } = look(fresh.view, { ...landmarks, place: undefined })
    // Nobody can say then what the shop holds: no figure, until the page answers an action again.
    const isInPage = !mayLoadBlind || !isNamedBasket(document) || isLostByLoad(answer.sight)
    if (held === undefined && isInPage) {
      return isDoubtful ? { ...answer, isStill: false } : answer
    }
    // A page that is sent with no code and dearer keeps codes by itself, and a load would lose them.
    const isKeptInPage = came && applied.length === 0 && (held?.money.minor ?? 0) > shown
    if (isKeptInPage && !isDoubtful) {
      notes.change({ totals: 'live' })
      return answer
    }
    if (held?.money.minor === shown) {
      // After a failed action nothing may have changed, here or there: that proves nothing of the page.
      if (!isDoubtful) notes.change({ totals: 'live' })
      isDoubtful = false
      return answer
    }
    notes.change({ doubted: shown, showedSent: isSent && answer.sight.applied.length > 0 })
    return home(answer.sight.messages, true)
  }

  /** Checks unless it is known by now how the page shows new totals. */
  const unlessKnown = async (
    answer: Seen,
    landmarks: Landmarks,
    sent: { readonly isSent?: boolean; readonly came?: boolean } = {},
  ): Promise<Answer | Leaving> =>
    notes.now.totals === 'unknown' ? checked(answer, landmarks, sent) : answer

  /** What the shop holds, whatever its page has shown so far. */
  async function asked(
    answer: Seen,
    landmarks: Landmarks,
    mayLoad: boolean,
  ): Promise<Answer | Leaving> {
    const held = heldIn(await send(pageOnly(notes.now.pageUrl)), landmarks)
    if (held?.money.minor === answer.sight.total?.money.minor) return answer
    // A page that its script draws tells no total before that.
    const isTold = held !== undefined || (mayLoad && !isLostByLoad(answer.sight))
    return isTold ? (wayBack(answer.sight.messages, true) ?? answer) : answer
  }

  return {
    asked,
    unlessKnown,

    /** The last word is the page's: where it can't be read in the background, it is loaded. */
    async shownByPage(answer: Seen, landmarks: Landmarks): Promise<Answer | Leaving> {
      const { pageUrl } = notes.now
      if (!isSamePage(document.URL, pageUrl)) return answer
      const fresh = await send(pageOnly(pageUrl))
      const isSame = heldIn(fresh, landmarks)?.money.minor === answer.sight.total?.money.minor
      return isSame ? answer : loads.backToPage()
    },

    doubt(): void {
      isDoubtful = true
    },

    afterFault: async (answer: Seen, landmarks: Landmarks): Promise<Answer | Leaving> =>
      isDoubtful ? checked(answer, landmarks) : answer,

    /** The first look after an action that the page has answered. */
    async confirmed(deed: Deed, answer: Seen, landmarks: Landmarks): Promise<Answer | Leaving> {
      const { action, code, before } = deed
      const { sight } = answer
      if (notes.now.totals === 'stale') return home(sight.messages, true)
      if (sight.total === undefined) return wayBack(sight.messages, true) ?? answer
      if (before?.total === undefined) return answer
      if (sight.total.money.minor !== before.total.money.minor) {
        notes.change({ totals: 'live' })
        isDoubtful = false
        return answer
      }
      // A code that was taken off and stands there still: nothing on this page is to be believed.
      if (action === 'remove' && showsCode(sight, code))
        return checked(answer, landmarks, { mayLoadBlind: false })
      const heard = { now: sight.messages, before: before.messages, atArrival: before.messages }
      const isTaken =
        showsCode(sight, code) !== showsCode(before, code) ||
        verdictOn(code, heard, landmarks.codes)?.kind === 'welcomed'
      const isSent = action === 'apply'
      const came = isSent && showsCode(sight, code) && !showsCode(before, code)
      return isTaken ? unlessKnown(answer, landmarks, { isSent, came }) : answer
    },
  }
}

/** The total in the shop's answer. */
const heldIn = (answer: ShopAnswer, landmarks: Landmarks) =>
  answer.kind === 'page' ? look(answer.view, { ...landmarks, place: undefined }).total : undefined

/** A page that its address or title doesn't call a basket may hold what is chosen in itself alone. */
const isNamedBasket = (document: Document) => calls(liveView(document), basketWords, ':not(*)')

/** Whether a load would take away the basket, or what it is read and put right by. */
export const isLostByLoad = (sight: Sight) =>
  isInPanel(sight) || (sight.total !== undefined && choosesGoods(sight.total.element.ownerDocument))

/**
 * Whether the basket stands in a panel over the page, which the shopper has opened and a load shuts:
 * with it would go the field, and the way back for the shopper's own code.
 */
function isInPanel({ total }: Sight): boolean {
  for (let part = total?.element ?? null; part !== null; part = parentOf(part)) {
    if (part.localName === 'body') return false
    const panel = part
    if (!isOverPage(panel)) continue
    // What is on the whole window is the page.
    const others = panel.ownerDocument.querySelectorAll('a[href], button')
    return [...others].some((each) => !holds(panel, each))
  }
  return false
}

function isOverPage(part: Element): boolean {
  const style = part.ownerDocument.defaultView?.getComputedStyle(part)
  return (
    style?.position === 'fixed' || part.matches('dialog[open], [role=dialog], [aria-modal=true]')
  )
}
