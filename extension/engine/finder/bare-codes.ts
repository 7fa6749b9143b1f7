import { around } from '../dom/around.ts'
import { parentOf } from '../dom/shadow.ts'
import { controlName, plainText, spacedText, textNodes } from '../dom/text.ts'
import type { View } from '../dom/view.ts'
import { applyWords } from '../lexicon/finding.ts'
import { copyWords } from '../lexicon/mild.ts'
import { fold } from '../lexicon/phrases.ts'
import { namesCode } from './code-token.ts'
import { visibleTextFields } from './fields.ts'
import { isHeadOfVoucher, isUnderOffers, standsUnder } from './heads.ts'
import { saysNotOn } from './row-words.ts'

const buttons = 'button, a, input, [role=button]'

const unticked = ':is([type=checkbox], [type=radio]):not(:checked)'

/** "SAVE10": written as codes are, with a number, and nothing else said. */
const loneCode = /^(?=[^\d]*\d)(?=[^\p{Lu}]*\p{Lu})[\p{Lu}\d][\p{Lu}\d_-]{3,39}$/u

/** Whether a text is one code, as far as that can be told of one that nobody knows. */
export const isLoneCode = (text: string) => loneCode.test(text.trim())

/** "SUMMER": one word in capitals, which may be a code where the page's own are in small letters. */
export const isInCapitals = (text: string) => /^\p{Lu}[\p{Lu}\d_-]{4,39}$/u.test(text.trim())

/** Whether a page writes its own words in small letters. */
export function isInSmallLetters(view: View): boolean {
  const text = plainText(view.document.body)
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0
  return count(/\p{Ll}/gu) > count(/\p{Lu}/gu)
}

/**
 * "Promotion codes", and beneath it "SAVE10" without a word or a control: a code that is on and can't
 * be taken off. What has a button of its own beside it may be an offer.
 */
export function bareCodes(view: View, known: readonly string[], near: readonly Element[]) {
  const codeOf = (text: string) =>
    // "Spedizione" is a word of the page, not the code SPEDIZIONE.
    known.find((code) => namesCode(text, code) && text.trim().length === code.length) ??
    (isLoneCode(text) ? text.trim() : undefined)
  return near.flatMap((part) =>
    [...textNodes(part, view, (text) => codeOf(text) !== undefined)].flatMap((node) => {
      const row = parentOf(node)
      const code = codeOf(node.data)
      if (row === null || code === undefined || row.closest(buttons) !== null) return []
      if (isOffer(row, view) || !standsUnder(row, isHeadOfVoucher)) return []
      // "SAVE10 — doesn't combine with the codes that are on"
      if (saysNotOn(lineAround(row))) return []
      return [{ code, row, remover: null }]
    }),
  )
}

/** What a row says in its line, which holds little else. */
function lineAround(row: Element): string {
  const line = [row, ...around(row, 2)].findLast((part) => spacedText(part).length <= longestLine)
  return spacedText(line)
}

const longestLine = 120

function isOffer(row: Element, view: View): boolean {
  // "10% off your order. Use coupon SAVE10"
  if (applyWords.test(fold(spacedText(row))) || isUnderOffers(row)) return true
  for (const part of around(row, 3)) {
    // What sends the field's code is no offer's.
    if (visibleTextFields(part, view).length > 0) return false
    // One of a list to tick is on where it is ticked.
    if (part.querySelector(unticked) !== null) return true
    const names = [...part.querySelectorAll(buttons)].map((each) => fold(controlName(each)))
    if (names.some((name) => applyWords.test(name) || copyWords.test(name))) return true
  }
  return false
}
