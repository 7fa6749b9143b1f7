import { around } from '../dom/around.ts'
import { plainText, spacedText } from '../dom/text.ts'
import { fieldWords } from '../lexicon/finding.ts'
import { discountWords } from '../lexicon/judging.ts'
import { offeredWords } from '../lexicon/mild.ts'
import { fold } from '../lexicon/phrases.ts'
import { headings } from './field-words.ts'
import { speaking } from './messages.ts'
import { namesGiftOnly } from './row-words.ts'

/** "Discount" and, beside it or over it, a row with a code and an icon. */
export const isHeadOfDiscount = (text: string) => discountWords.test(fold(text))

/** "Discount code" and, beside it or over it, a chip that says nothing but the code. */
export const isHeadOfVoucher = (text: string) => fieldWords.test(fold(text)) && !namesGiftOnly(text)

/** Whether the few words around a row are such a head. */
export function standsUnder(row: Element, isHead: (text: string) => boolean): boolean {
  for (const part of around(row, 4)) {
    // What is said of another code may be long, and goes by.
    const around = [...part.querySelectorAll(speaking)].reduce(
      (text, said) => text.replace(spacedText(said), ' '),
      spacedText(part),
    )
    if (around.length > 60) return false
    if (isHead(around)) return true
  }
  return false
}

/** "Available coupons (click on one to use it)", and below it a card of each. */
export function isUnderOffers(row: Element): boolean {
  for (const part of around(row, 6)) {
    const above = [...part.querySelectorAll(headings)].findLast(
      (each) => (each.compareDocumentPosition(row) & 4) !== 0 /* DOCUMENT_POSITION_FOLLOWING */,
    )
    if (above !== undefined) return offeredWords.test(fold(plainText(above)))
  }
  return false
}
