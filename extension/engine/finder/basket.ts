import { textNodes } from '../dom/text.ts'
import { allOf, liveView, type View } from '../dom/view.ts'
import { fieldWords, totalWords } from '../lexicon/finding.ts'
import { fold } from '../lexicon/phrases.ts'
import { isCross, removesCode } from './code-remover.ts'
import { couponFields } from './coupon-field.ts'
import { identityOf, labelOf, visibleTextFields } from './fields.ts'
import { revealers } from './reveal.ts'

const priceLike =
  /\p{Sc}\s?\d|\d\s?\p{Sc}|\b[A-Z]{3}\s?\d|\d\s?(?:[A-Z]{3}|kr|zł|Kč|Ft)\b|\d[.,]\d\d\b/u

/** `SAVE10 ×`, and nothing else. */
const chip = /^[A-Z][A-Z\d_-]{3,}\s*[×✕]$/
/** `Discount (SAVE10)`, with a cross beside it. */
const named = /^\p{L}[\p{L} ]{2,20}[ :(]+[A-Z][A-Z\d_-]{2,}\)?$/u

/**
 * Whether the page is a basket or a checkout where a voucher code can be tried: it shows a sum
 * and a field for a code, or the control that opens one. Reads the page only.
 */
export function isBasket(document: Document): boolean {
  const view = liveView(document)
  const takesCode =
    couponFields(view).length > 0 ||
    revealers(view).length > 0 ||
    showsAppliedCode(view) ||
    showsLockedCode(view)
  return takesCode && showsSum(view)
}

/** Where a shop holds one code, its field can be gone while a code is on. */
function showsAppliedCode(view: View): boolean {
  const controls = allOf(view, 'button, a, [role=button], input[type=submit]')
  return controls.some(
    (control) => (removesCode(control) || standsBesideCode(control)) && view.isVisible(control),
  )
}

/** The field of a code that is on, which takes no other until that one is off. */
function showsLockedCode(view: View): boolean {
  return visibleTextFields(view.document, view).some(
    (field) =>
      field.matches('[readonly], :disabled') &&
      field.value !== '' &&
      fieldWords.test(fold(`${labelOf(field)}\n${identityOf(field, ['name', 'id'])}`)),
  )
}

function standsBesideCode(control: Element): boolean {
  const text = control.parentElement?.textContent.trim() ?? ''
  return chip.test(text) || (named.test(text) && fieldWords.test(fold(text)) && isCross(control))
}

/** Any row of sums will do here: which of them is the total matters only when a code is tried. */
function showsSum(view: View): boolean {
  const isWanted = (text: string) => text.length <= 40 && totalWords.test(fold(text))
  for (const node of textNodes(view.document.body, view, isWanted)) {
    const row = node.parentElement?.closest('tr, dl, li, div, section, p') ?? node.parentElement
    if (priceLike.test(`${row?.textContent ?? ''} ${row?.parentElement?.textContent ?? ''}`))
      return true
  }
  return false
}
