import { fieldWords, giftWords, removeWords } from '../lexicon/finding.ts'
import { discountWords, refusedWords } from '../lexicon/judging.ts'
import { heldWords, removedWords } from '../lexicon/mild.ts'
import { everywhere, fold } from '../lexicon/phrases.ts'
import { verdictOf } from '../verdict.ts'

export function namesVoucher(text: string): boolean {
  return fieldWords.test(fold(text)) || /\bcode\b/.test(fold(text))
}

export function isOfDiscount(text: string): boolean {
  return namesVoucher(text) || discountWords.test(fold(text))
}

/** Whether a text says that a code is not on: it was refused, or taken off. */
export function saysNotOn(text: string): boolean {
  const said = fold(text)
  return removedWords.test(said) || refusedWords.test(said) || verdictOf(text)?.kind === 'refused'
}

/**
 * "SAVE10 – Not applied": a code that the shop keeps in the basket, where it waits for the others to go.
 */
export function saysHeld(text: string): boolean {
  const said = fold(text)
  const rest = said.replace(everywhere(heldWords), ' ')
  return rest !== said && !saysNotOn(rest)
}

export function namesGiftOnly(text: string): boolean {
  const said = fold(text)
  return giftWords.test(said) && !fieldWords.test(said.replace(new RegExp(giftWords, 'gu'), ' '))
}

/** "SAVE15 - 15 € on rooms with a view": words after the amount, and none that take it off. */
export function hasTerms(text: string): boolean {
  const after = /\d[\d.,]*\s?\p{Sc}?(\D*)$/u.exec(text)?.[1] ?? ''
  const rest = fold(after).replace(everywhere(removeWords), ' ')
  return (rest.match(/\p{L}/gu)?.length ?? 0) > 4
}
