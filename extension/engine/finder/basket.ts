import { around } from '../dom/around.ts'
import { parentOf } from '../dom/shadow.ts'
import { priceCount } from '../dom/prices.ts'
import { controlName, readText, spacedText, textNodes } from '../dom/text.ts'
import { allOf, liveView, unfolded, type View } from '../dom/view.ts'
import { fieldWords, removeWords } from '../lexicon/finding.ts'
import { orderWords } from '../lexicon/mild.ts'
import { basketWords } from '../lexicon/naming.ts'
import { fold } from '../lexicon/phrases.ts'
import { callsItselfBasket } from './basket-names.ts'
import { isCross, removesCode, replacesCode, shutsSomething } from './code-remover.ts'
import { couponFields, isForWorth } from './coupon-field.ts'
import { identityOf, labelOf, lockedFields } from './fields.ts'
import { foldedSummaries, foldedSums, openersInMarkup } from './folds.ts'
import { isNamedSo, isOtherPage } from './other-pages.ts'
import { looksPressable, revealers } from './reveal.ts'
import { showsSum } from './sums.ts'
import { takesOff } from './takes-off.ts'

const tellsAmount = (text: string) => priceCount(text) > 0
/** "Total: £0.00" stands in a drawer that holds nothing yet. */
const tellsPrice = (text: string) => tellsAmount(text) && /[1-9]/.test(text)

/** `SAVE10`, as codes are written. */
const codeLike = /(?<![\p{L}\d])[A-Z][A-Z\d_-]{3,}(?![\p{L}\d])/u
/** A row that shows a code says little else, but what "Remove" stands in may tell what it saves. */
const longest = 60
const longestWithRemove = 120

/**
 * Whether the page is a basket or a checkout where a voucher code can be tried: it shows a sum
 * and a field for a code, or the control that opens one. Reads the page only.
 */
export function isBasket(document: Document): boolean {
  const view = liveView(document)
  const found = couponFields(view)
  const hasField = found.length > 0
  if (isOtherPage(view, hasField)) return false
  const takesCode =
    hasField ||
    revealers(view).some(mayOpenField) ||
    showsAppliedCode(view) ||
    showsLockedCode(view) ||
    showsDiscountRow(view)
  if (!takesCode) {
    return (
      isFolded(view) ||
      (callsItselfBasket(view) && foldsField(view) && showsPrice(view)) ||
      // The order's summary may be drawn only once it is opened, field and all.
      (isNamedSo(view) && foldedSummaries(view).some((each) => view.isVisible(each)))
    )
  }
  // What calls itself a basket may call its sums anything; courses, tickets and memberships tell one price.
  if (showsSum(view, tellsAmount) || (isNamedSo(view) && showsPrice(view))) return true
  if (asksInButton(view)) return true
  // "Voucher" may be what was paid for, beside what one can be bought for.
  const isForCodes = found.some(({ field }) => !isForWorth(field))
  return hasField && pricesShown(view) > (isForCodes ? 0 : 1)
}

/** "Use code SAVE10 at checkout" is no control, and tells of a basket elsewhere. */
function mayOpenField(part: Element): boolean {
  if (part.matches('input') || looksPressable(part)) return true
  const text = spacedText(part)
  return !codeLike.test(text) && !orderWords.test(fold(text))
}

/** How many amounts the page shows, in buttons such as "Pay £29.00" too. */
function pricesShown(view: View): number {
  const named = allOf(view, 'input[type=submit]').filter((each) => view.isVisible(each))
  const texts = [readText(view.document.body, view).text, ...named.map(controlName)]
  return texts.reduce((count, text) => count + priceCount(text), 0)
}

/**
 * "Unlock now – £32.00": one button with a price, which puts nothing into a basket; or a price right
 * above what orders.
 */
function asksInButton(view: View): boolean {
  const buttons = allOf(view, 'button, input[type=submit]').filter((each) => view.isVisible(each))
  const [only, ...others] = buttons.map(controlName).filter(tellsAmount)
  if (only !== undefined && others.length === 0 && !basketWords.test(fold(only))) return true
  return buttons.some(
    (each) =>
      tellsAmount(spacedText(each.previousElementSibling)) &&
      orderWords.test(fold(controlName(each))),
  )
}

const showsPrice = (view: View) => pricesShown(view) > 0

const foldsField = (view: View) => couponFields(unfolded(view)).length > 0

/** The field is folded away by a control without words about it; a bar may fold the sums too. */
function isFolded(view: View): boolean {
  const open = unfolded(view)
  const [hidden] = couponFields(open)
  if (hidden === undefined || !showsSum(open, tellsPrice)) return false
  return foldedSums(view).length > 0 || openersInMarkup(hidden.field, view).length > 0
}

const buttons = 'button, a, [role=button], input[type=submit], [aria-label], [onclick]'

/** Where a shop holds one code, its field can be gone while a code is on. */
function showsAppliedCode(view: View): boolean {
  // What can be focused may be a chip, or the whole basket.
  const isControl = allOf(view, `${buttons}, [tabindex]`).some(
    (control) =>
      ((control.matches(buttons) && removesCode(control)) || standsBesideCode(control)) &&
      view.isVisible(control),
  )
  if (isControl) return true
  // Some shops give the word alone a listener.
  const isWanted = (text: string) => text.length <= 20 && removeWords.test(fold(text))
  return [...textNodes(view.document.body, view, isWanted)].some((node) => {
    const words = parentOf(node)
    return words !== null && standsBesideCode(words)
  })
}

/** The field of a code that is on, which takes no other until that one is off. */
function showsLockedCode(view: View): boolean {
  return lockedFields(view.document, view).some((field) =>
    fieldWords.test(fold(`${labelOf(field)}\n${identityOf(field, ['name', 'id'])}`)),
  )
}

/** `SAVE10 ×`, "Discount (SAVE10)" with a bin: what takes it off stands in its row. */
function standsBesideCode(control: Element): boolean {
  const saysRemove = removeWords.test(fold(controlName(control)))
  const takesOff =
    saysRemove || replacesCode(control) || isCross(control) || shutsSomething(control)
  if (!takesOff) return false
  for (const part of around(control, 3)) {
    const text = spacedText(part)
    if (
      text.length > (saysRemove ? longestWithRemove : longest) ||
      part.querySelector('img, input:not([type=hidden]), select') !== null
    )
      return false
    if (codeLike.test(text)) return true
  }
  return false
}

/** "DISCOUNT" is a word of the page in capitals. */
const isCode = (word: string) => codeLike.test(word) && !fieldWords.test(fold(word))

/** "Discount SAVE10 −£5.00": a code is on, whatever takes it off. */
function showsDiscountRow(view: View): boolean {
  const isWanted = (text: string) => text.length <= longest && fieldWords.test(fold(text))
  return [...textNodes(view.document.body, view, isWanted)].some((node) => {
    for (const row of around(node, 3)) {
      const text = spacedText(row)
      if (text.length > longest) return false
      if (takesOff(text) && text.split(/\s/).some(isCode)) return true
    }
    return false
  })
}
