import { parentOf } from '../dom/shadow.ts'
import { withoutPrices } from '../dom/prices.ts'
import { controlName, plainText, spacedText, textNodes } from '../dom/text.ts'
import type { View } from '../dom/view.ts'
import { fieldWords, removeWords } from '../lexicon/finding.ts'
import { appliedWords, discountWords } from '../lexicon/judging.ts'
import { everywhere, fold } from '../lexicon/phrases.ts'
import { shutsSomething } from './code-remover.ts'
import { besideControls, holdsField, isMessage } from './code-row.ts'
import { codeIn, namesCode } from './code-token.ts'
import { onlyCloses } from './removers.ts'
import { namesVoucher, saysNotOn } from './row-words.ts'
import { takesOff } from './takes-off.ts'
import { shortestRow } from './text-rows.ts'

/**
 * "Discount (SAVE10) close −£5.00": the row of the sums that says what a code takes off, with what is
 * called or drawn as shutting something in it. Nothing else is there to be shut.
 */
export function isRowOfDiscount(row: Element, remover: Element, isKnown: boolean): boolean {
  if (!shutsSomething(remover)) return false
  const text = spacedText(row)
  return discountWords.test(fold(text)) && (isKnown || takesOff(text) || tellsWorth(remover))
}

/** A chip that is a button itself and bears no code, but what it takes off: "30% discount up to £50 ×". */
export function tellsWorth(remover: Element): boolean {
  const chip = parentOf(remover)?.closest('button, [role=button]')
  const text = spacedText(chip ?? null)
  return text.length <= 60 && /\d\s?%/.test(text) && discountWords.test(fold(text))
}

/**
 * "Coupon: SAVE10 −£5.00" and an icon of which nothing says what it shows: the row is that of the
 * code, and there is nothing else to be done with it.
 */
export function isRowOfCode(row: Element): boolean {
  const text = spacedText(row)
  return namesVoucher(text) && takesOff(text)
}

/** "Loyalty reward ×", and among the sums "Discount (Loyalty reward) −£5.00". */
export function isNamedInSums(row: Element, near: readonly Element[], view: View): boolean {
  const name = besideControls(row).trim()
  if (name.length > longestName || !/\p{L}{4}/u.test(name)) return false
  const isDiscount = (text: string) =>
    text.includes(name) && discountWords.test(fold(text.replace(name, ' ')))
  return near.some((part) =>
    [...textNodes(part, view, isDiscount)].some((node) => takesOff(spacedText(shortestRow(node)))),
  )
}

const longestName = 60

/** Controls without a word beside them, the remover an icon among them: nothing is said of a code. */
export function isMute(row: Element, remover: Element): boolean {
  return !/\p{L}{2}/u.test(`${besideControls(row)} ${controlName(remover)}`)
}

/** Some shops show what takes a code off beside the field before there is one. */
export function standsBesideField(row: Element, view: View): boolean {
  const part = parentOf(row)
  const outer = part && parentOf(part)
  return [part, outer].some((each) => each !== null && holdsField(each, view))
}

/** `Code SAVE10 ×`: a row that says nothing but a code is meant wherever it stands. */
export function saysCodeAlone(row: Element, known: readonly string[], remover: Element): boolean {
  const code = codeIn(row, known, remover)
  // The cross of an icon font is a word: "SAVE10 close".
  const ownWords = plainText(remover)
  if (code === undefined) return false
  const isIcons = shutsSomething(remover) && !namesCode(ownWords, code)
  const text = isIcons ? spacedText(row).replace(ownWords, ' ').trim() : spacedText(row)
  // An icon that bears the code for programs.
  if (text === '') return true
  if (!namesCode(text, code)) return false
  // A message that says what the code is worth is no chip.
  const isChip = !isMessage(row)
  const rest = [fieldWords, appliedWords, removeWords, ...(isChip ? [discountWords] : [])].reduce(
    (left, known) => left.replace(everywhere(known), ' '),
    fold(isChip ? withoutPrices(text) : text).replace(fold(code), ' '),
  )
  // "SAVE10 25% off"
  return !/\p{L}{2}/u.test(rest.replace(/\bcode\b|\d\s?% off\b/g, ' '))
}

/** "Code: SAVE10", "Valid until 31 December", "Remove voucher": each an item of a short list. */
export function codeInList(row: Element, known: readonly string[]): string | undefined {
  const list = row.localName === 'li' ? row.parentElement : null
  return spacedText(list).length <= longestMessage ? codeIn(list, known) : undefined
}

/** "DETAILS" and "Cancel": a word of the page in capitals, beside what leaves it. */
export const mayBeHead = (code: string | undefined, remover: Element) =>
  onlyCloses(remover) && !/\d/.test(code ?? '')

/** Whether a cross that bears the code itself stands in a message that refuses it. */
export function isOfRefusal(remover: Element, row: Element): boolean {
  const part = row === remover ? parentOf(row) : null
  const text = spacedText(part)
  return part !== null && isMessage(part) && text.length <= longestMessage && saysNotOn(text)
}

const longestMessage = 250
