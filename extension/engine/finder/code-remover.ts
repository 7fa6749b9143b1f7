import { controlName } from '../dom/text.ts'
import { fieldWords, removeWords, weakFieldWords } from '../lexicon/finding.ts'
import { fold, words } from '../lexicon/phrases.ts'

/**
 * Whether a control says that it takes a code off: "Remove code" in words, or "Remove" or a bare ×
 * whose class, address or other name for programs says so.
 */
export function removesCode(control: Element): boolean {
  const name = fold(controlName(control))
  const identity = [
    'class',
    'id',
    'name',
    'href',
    'formaction',
    'data-action',
    'data-link-action',
    'data-testid',
  ]
    .map((attribute) => words(control.getAttribute(attribute) ?? ''))
    .join(' ')
  const isShort = !/[\p{L}\p{N}]{2}/u.test(name) || removeWords.test(name)
  return saysBoth(name) || (isShort && saysBoth(fold(identity)))
}

function saysBoth(text: string): boolean {
  return removeWords.test(text) && (fieldWords.test(text) || weakFieldWords.test(text))
}
