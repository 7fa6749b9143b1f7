import { around } from '../dom/around.ts'
import { holds } from '../dom/shadow.ts'
import { controlName, plainText, spacedText } from '../dom/text.ts'
import { fold } from '../lexicon/phrases.ts'
import { takesOff } from './takes-off.ts'

/**
 * An icon called "Clear coupon code" beside the open field empties that, where nothing on the page is
 * taken off, or another control stands beside what is.
 */
export function clearsField(remover: Element, removers: readonly Element[]): boolean {
  const drawn = [...remover.querySelectorAll('svg')].map(plainText).join(' ')
  const isClear = plainText(remover) === drawn && clearWords.test(fold(controlName(remover)))
  const isBesideAmount = (other: Element) =>
    [...around(other, 3)].some((part) => {
      const text = spacedText(part)
      return text.length <= longestRow && takesOff(text) && !holds(part, remover)
    })
  return (
    isClear && (!takesOff(spacedText(remover.ownerDocument.body)) || removers.some(isBesideAmount))
  )
}

/** A row with more is more than a code and what it takes off. */
const longestRow = 80

/** To clear, in each of the languages; for use on folded text. */
const clearWords =
  /(?<!\p{L})(?:clear|leer|losch|efface|vider|borra|limpia|cancella|svuota|wis|leegma|wyczysc|limpar)/u
