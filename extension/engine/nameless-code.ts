import { holds } from './dom/shadow.ts'
import { spacedText, textNodes } from './dom/text.ts'
import { liveView } from './dom/view.ts'
import { isOfDiscount } from './finder/row-words.ts'
import { welcomesCode } from './finder/said-codes.ts'
import { takesOff } from './finder/takes-off.ts'
import { hinted, hintsSay } from './hints/page-hints.ts'
import { appliedWords } from './lexicon/judging.ts'
import { usingWords, voucherWords } from './lexicon/mild.ts'
import { fold } from './lexicon/phrases.ts'
import type { Sight } from './look.ts'

/**
 * "Discount applied", where something is taken off; one that comes by itself is no code of the
 * shopper's, and longer texts tell how codes are used.
 */
export function tellsOfNamelessCode(messages: readonly string[], document: Document): boolean {
  const isTold = (message: string) =>
    message.length <= longest &&
    (welcomesCode(message) || worthApplied.test(message)) &&
    !byItself.test(message)
  if (messages.some(saysWhichApplies)) return true
  return messages.some(isTold) && takesOff(spacedText(document.body))
}

/** "Discount applied: Loyal customer" */
function saysWhichApplies(message: string): boolean {
  const [, said = '', rule = ''] = /^([^:]{3,30}):\s*(\p{L}[^:]{2,60})$/u.exec(message) ?? []
  return rule !== '' && appliedWords.test(fold(said)) && isOfDiscount(said) && !byItself.test(rule)
}

/**
 * "You are using coupon code Friends and family", "Informationen zu Ihrem eingelösten Kupon", of which
 * only the shop knows how it is written.
 */
export function saysInUse(document: Document): boolean {
  const view = liveView(document)
  const isWanted = (text: string) => {
    if (text.length > 2 * longest) return false
    const folded = fold(text)
    const isUsed = text.length <= longest && usingWords.test(folded) && voucherWords.test(folded)
    return isUsed || ofOneRedeemed.test(folded)
  }
  return !textNodes(view.document.body, view, isWanted).next().done
}

/** What is known for the row of a code that can't be put back, and names none. */
export function holdsUnnamed(document: Document, { applied }: Sight): boolean {
  if (!hintsSay(document, 'fixed')) return false
  const view = liveView(document)
  const isTold = (row: Element) =>
    applied.some((each) => each.code !== null && (holds(row, each.row) || holds(each.row, row)))
  return hinted(view, 'applied').some(
    (row) => view.isVisible(row) && takesOff(spacedText(row)) && !isTold(row),
  )
}

const longest = 40

/** "Ihrem eingelösten Kupon", "your redeemed coupon", folded. */
const ofOneRedeemed =
  /\b(?:(?:ihre|deine)[mnrs]? eingeloste[mn]? \p{L}*(?:kupon|coupon|gutschein)|your (?:redeemed|applied) (?:coupon|voucher))/u

/** "10% off applied!" */
const worthApplied = /(?:\d\s?%|\p{Sc}\s?[\d.,]+|\d\s?\p{Sc})\s+off\b.*\bapplied\b/iu

/** "Automatic discount", and "You save £8 on RRP", which every price below a maker's is. */
const byItself =
  /\bautom|\b(?:rrp|msrp|uvp|list price|listenpreis|prix conseillé|pvpr?|adviesprijs)\b/i
