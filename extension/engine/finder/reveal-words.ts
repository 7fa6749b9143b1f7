import { priceCount, withoutPrices } from '../dom/prices.ts'
import { controlName } from '../dom/text.ts'
import {
  applyWords,
  decoyWords,
  fieldWords,
  giftWords,
  revealWords,
  weakFieldWords,
} from '../lexicon/finding.ts'
import { changeWords } from '../lexicon/mild.ts'
import { alternatives, everywhere, fold } from '../lexicon/phrases.ts'

/** A voucher, and not only a gift or what no code is for. */
export function namesVoucherField(text: string): boolean {
  const rests = alternatives(text).map((part) => part.replace(everywhere(giftWords), ' '))
  return rests.some((rest) => fieldWords.test(rest) && !decoyWords.test(rest))
}

/** "Use a gift card", and not "I have a code or a gift card". */
export function asksForGiftOnly(name: string): boolean {
  return giftWords.test(fold(name)) && !namesVoucherField(name) && !namesCodeOnly(name)
}

/** "Vous avez un code privilège ?" */
export const asksForCode = (text: string) => text.includes('?') && namesCodeOnly(text)

/** A code of any kind, and of nothing else that is known. */
export function namesCodeOnly(text: string): boolean {
  return alternatives(text).some(
    (part) => weakFieldWords.test(part) && !giftWords.test(part) && !decoyWords.test(part),
  )
}

/** "Code einlösen", "Cambiar código" */
export function tellsToEnter(text: string): boolean {
  // "Redeem" alone says nothing of what.
  const isOfThing = /\S\s+\S/.test(text) && text.length <= 30
  return isOfThing && namesCodeOnly(text) && (asksFor(text) || changeWords.test(fold(text)))
}

/** A control that is called by one word of opening. */
export function isVerb(link: Element): boolean {
  const word = fold(controlName(link)).trim()
  return /^\p{L}+$/u.test(word) && (changeWords.test(word) || asksFor(word))
}

export function asksFor(name: string): boolean {
  const folded = fold(name)
  return revealWords.test(folded) || applyWords.test(folded)
}

/** "Place the advert: £25 (before discount)", and not "£6.00 discount", where the field was folded. */
export function asksForMoney(name: string): boolean {
  if (priceCount(name) === 0 || name.includes('?') || asksFor(name)) return false
  const rest = fold(withoutPrices(name)).replace(everywhere(fieldWords), ' ')
  return /\p{L}{3}/u.test(rest)
}
