import { textNodes } from '../dom/text.ts'
import { liveView, type View } from '../dom/view.ts'
import { strongTotalWords, totalWords } from '../lexicon/finding.ts'
import { fold } from '../lexicon/phrases.ts'
import { removesCode } from './code-remover.ts'
import { couponFields } from './coupon-field.ts'
import { revealers } from './reveal.ts'
import { totalStrength } from './total-words.ts'

const priceLike =
  /\p{Sc}\s?\d|\d\s?\p{Sc}|\b[A-Z]{3}\s?\d|\d\s?(?:[A-Z]{3}|kr|zł|Kč|Ft)\b|\d[.,]\d\d\b/u

/**
 * Whether the page is a basket or a checkout where a voucher code can be tried: it shows a total
 * and a field for a code, or the control that opens one. Reads the page only.
 */
export function isBasket(document: Document): boolean {
  const view = liveView(document)
  const takesCode =
    couponFields(view).length > 0 || revealers(view).length > 0 || showsAppliedCode(view)
  return takesCode && showsTotal(view)
}

/** Where a shop holds one code, its field can be gone while a code is on. */
function showsAppliedCode(view: View): boolean {
  const controls = view.document.querySelectorAll('button, a, [role=button], input[type=submit]')
  return [...controls].some((control) => removesCode(control) && view.isVisible(control))
}

function showsTotal(view: View): boolean {
  for (const node of textNodes(view.document.body, view)) {
    const text = fold(node.data)
    if (text.length > 80 || !(totalWords.test(text) || strongTotalWords.test(text))) continue
    const row = node.parentElement?.closest('tr, dl, li, div, section, p') ?? node.parentElement
    const near = `${row?.textContent ?? ''} ${row?.parentElement?.textContent ?? ''}`
    if (totalStrength(node.data.replace(priceLike, ' ')) > 0 && priceLike.test(near)) return true
  }
  return false
}
