import { tongueOf } from '../dom/language.ts'
import { controlName } from '../dom/text.ts'
import { guardNavigation } from '../dom/navigation-guard.ts'
import { press } from '../dom/native.ts'
import { whenScripted } from '../dom/scripted.ts'
import { whenStill } from '../dom/stillness.ts'
import { liveView, unfolded, type View } from '../dom/view.ts'
import { appliedCodes } from '../finder/applied-codes.ts'
import { applyControl } from '../finder/apply-control.ts'
import { pressableBeside } from '../finder/beside-code.ts'
import {
  couponFields,
  isForWorth,
  isOfOffer,
  isWorth,
  placeOf,
  vouchFor,
  type CouponField,
} from '../finder/coupon-field.ts'
import { isForOther } from '../finder/field-words.ts'
import { labelOf, visibleTextFields } from '../finder/fields.ts'
import { basketOpeners, openersNamedBy, openersOf, summaryOpeners } from '../finder/openers.ts'
import { revealers } from '../finder/reveal.ts'
import { asksForGiftOnly } from '../finder/reveal-words.ts'
import { sentByChance } from '../finder/submits-by-chance.ts'
import { totalRows } from '../finder/total.ts'
import { hintRank } from '../hints/page-hints.ts'
import { isUnusable } from '../forms.ts'
import { fold } from '../lexicon/phrases.ts'
import { reasonToRefuse } from '../safety.ts'

/** A box opens within this, in ms, or its control was the wrong one. */
const opening = 1500
const mostPresses = 3

/** What says of itself that it opens something. */
const folded = '[aria-expanded=false], [aria-haspopup=dialog], summary'

/** Documents where what folds a field away was opened, and held none. */
const searched = new WeakSet<Document>()

/** Fields that came into sight when something was pressed that asks for a code. */
const openedIn = new WeakMap<Document, readonly Element[]>()

/** Whether one of them is in sight, which may take a code although nothing makes it sure. */
export function hasOpened(view: View): boolean {
  return (
    openedIn.get(view.document)?.some((field) => field.isConnected && view.isVisible(field)) ===
    true
  )
}

/** A box to tick beside a field that is switched off without it. */
const isSwitch = (control: Element) =>
  control.matches('input[type=checkbox]') && reasonToRefuse(control, 'reveal') === undefined

/** Whether something sends the field: a button, or Enter where it stands alone. */
function maySend(found: CouponField, view: View): boolean {
  const { form } = found.field
  const isAlone = form === null || visibleTextFields(form, view).length <= 1
  return isAlone || applyControl(found, view) !== undefined
}

/**
 * The voucher field, opened where something folds it away; undefined where there is none.
 *
 * @param codes those that may be on the basket: what opens the field may be called by one.
 * @param known those that may be on before the arrival was read.
 */
export async function revealField(
  document: Document,
  codes: readonly string[],
  known = codes,
): Promise<CouponField | undefined> {
  const [seen] = couponFields(liveView(document))
  if (seen !== undefined && isUnusable(seen.field)) {
    const switchedOn = await reveal(document, {
      find: (view) => couponFields(view).find(({ field }) => !isUnusable(field)),
      controls: (view) => revealers(view).filter(isSwitch),
    })
    if (switchedOn !== undefined) return switchedOn
  }
  const isBare = seen !== undefined && !maySend(seen, liveView(document))
  const isHinted = seen !== undefined && hintRank(seen.field, liveView(document), 'field') > 0
  const isUnsure = isBare || seen?.isSent === false
  const isPaidFor = seen !== undefined && !isUnsure && isForWorth(seen.field)
  if ((isUnsure || isPaidFor) && !isHinted && !searched.has(document)) {
    // "Voucher code", and a button "Show tickets": the basket's own field may be folded away. So may
    // the one for discounts be where "Bon d'achat" is in sight.
    const isMeant = (each: Element) =>
      isBare || (each.matches(folded) && !(isPaidFor && isWorth(controlName(each))))
    const folding = (view: View) =>
      revealers(view).filter(
        (each) => isMeant(each) && reasonToRefuse(each, 'reveal') === undefined,
      )
    const hadAny = folding(liveView(document)).length > 0
    const other = await reveal(document, {
      find: (view) =>
        couponFields(view).find(
          (each) => each.isSent && maySend(each, view) && !(isPaidFor && isForWorth(each.field)),
        ),
      controls: folding,
    })
    if (other !== undefined) return other
    // What folds it may be gone while a code is on.
    if (hadAny) searched.add(document)
  }
  return reveal(document, {
    find: (view) => couponFields(view)[0],
    controls: (view, folded) => {
      const openers = folded ? openersOf(folded.field, view) : []
      // "SAVE10 [Change]" may take the code off and load the page anew before anything is kept of it.
      const removers = appliedCodes(view, known, []).map(({ remover }) => remover)
      const asking = revealers(view).filter(
        (each) => reasonToRefuse(each, 'reveal') === undefined && !removers.includes(each),
      )
      // "Use an eVoucher" folds away what may have been paid for, and "Got a code?" what is sought.
      const isForOther = folded !== undefined && isForWorth(folded.field)
      return [
        ...(isForOther ? [...asking, ...openers] : [...openers, ...asking]),
        ...summaryOpeners(view),
        ...openersNamedBy(codes, view),
      ]
    },
    // What was pressed asked for a code.
    opened: (fields, control) => {
      openedIn.set(document, [...(openedIn.get(document) ?? []), ...fields])
      if (!asksForGiftOnly(controlName(control))) vouchForLone(fields)
    },
  })
}

/**
 * The voucher field of a page where no words lead to it, opened by what stands beside the place of
 * a code that was taken off.
 *
 * @param path where that code's row stood, as `pathOf` tells.
 */
export async function revealBeside(
  document: Document,
  path: string,
): Promise<CouponField | undefined> {
  return reveal(document, {
    find: (view) => couponFields(view)[0],
    controls: (view) => pressableBeside(path, view),
    opened: vouchForLone,
  })
}

/** It may have no words of its own. A list of the shopper's coupons has a box to search it. */
function vouchForLone(fields: readonly Element[]): void {
  const [field, ...others] = fields.filter((each) => !isForOther(fold(labelOf(each))))
  if (field !== undefined && others.length === 0) vouchFor(field.ownerDocument, placeOf(field))
}

/** Where the text fields stand that are in sight. */
export const fieldPlaces = (document: Document): ReadonlySet<string> =>
  new Set(visibleTextFields(document, liveView(document)).map(placeOf))

/**
 * A field that came into sight as a code went off takes codes, whatever it is called.
 *
 * @param before where fields stood while the code was on.
 */
export function vouchForNew(document: Document, before: ReadonlySet<string>): void {
  const fields = visibleTextFields(document, liveView(document))
  vouchForLone(fields.filter((each) => !before.has(placeOf(each))))
}

/** Unfolds the sums of the basket, as pages made for phones fold them. */
export async function revealTotal(document: Document): Promise<void> {
  await reveal(document, {
    // Whatever its currency.
    find: (view) => totalRows(view, tongueOf(document, 'EUR'))[0],
    controls: (view, folded) => [
      ...(folded ? openersOf(folded.element, view) : []),
      ...summaryOpeners(view),
      ...(folded ? basketOpeners(folded.element, view) : []),
    ],
  })
}

function appeared(before: ReadonlySet<Element>, view: View): Element[] {
  return visibleTextFields(view.document, view).filter(
    (field) => !before.has(field) && !isOfOffer(field),
  )
}

interface Sought<T> {
  readonly find: (view: View) => T | undefined
  /**
   * What may open it, the likeliest first; `folded` is what was found in the parts of the page that
   * nobody sees.
   */
  readonly controls: (view: View, folded: T | undefined) => readonly Element[]
  /** Called with the fields that have come into sight after a press. */
  readonly opened?: (fields: readonly Element[], control: Element) => void
}

/**
 * Presses what may open it, one after the other, until what is sought is in sight; undefined where
 * it never is. The page is not left for it.
 */
export async function reveal<T>(
  document: Document,
  { find, controls, opened }: Sought<T>,
): Promise<T | undefined> {
  const pressed = new Set<Element>()
  for (let count = 0; count <= mostPresses; count++) {
    const view = liveView(document)
    const found = find(view)
    if (found !== undefined) return found
    const control = controls(view, find(unfolded(view))).find((each) => !pressed.has(each))
    if (control === undefined) return undefined
    pressed.add(control)
    await whenScripted(control.ownerDocument)
    if (!control.isConnected) continue
    // What was waited for may have changed what is in sight.
    const ready = liveView(document)
    const before = new Set<Element>(visibleTextFields(document, ready))
    const guard = guardNavigation(document, {
      withheld: sentByChance(control, ready, false),
      isMuted: true,
      frame: control.ownerDocument,
    })
    try {
      press(control)
      await whenStill({
        document,
        sense: () => {
          const now = liveView(document)
          return find(now) !== undefined || appeared(before, now).length > 0
        },
        signature: String,
        patience: (isOpen) => (isOpen ? 150 : opening),
        limitMs: opening,
      })
    } finally {
      guard.release()
    }
    opened?.(appeared(before, liveView(document)), control)
  }
  return undefined
}
