import { fieldWords, removeWords, weakFieldWords } from '../lexicon/finding.ts'
import { fold } from '../lexicon/phrases.ts'

/** A word in quotes, or in capitals. */
const typed = /["“„«‘']\s?(\p{L}{4,14})\s?["”“»’']|(?<!\p{L})(\p{Lu}{4,14})(?!\p{L})/gu

/**
 * The word that a shop wants typed in place of a code to take that off: "To remove a coupon, replace
 * its code with REMOVE". Empty where it asks for none; many shops take that for the same.
 *
 * @param messages what the page says around the field.
 */
export function removalWord(messages: readonly string[]): string {
  for (const sentence of messages.flatMap((message) => message.split(/(?<=[.!?])\s+/))) {
    for (const [whole, quoted, capitals] of sentence.matchAll(typed)) {
      const word = quoted ?? capitals ?? ''
      const rest = fold(sentence.replace(whole, ' '))
      const isAboutCode = fieldWords.test(rest) || weakFieldWords.test(rest)
      if (removeWords.test(fold(word)) && isAboutCode) return word
    }
  }
  return ''
}
