import { controlName } from '../dom/text.ts'
import { fieldWords, removeWords, weakFieldWords } from '../lexicon/finding.ts'
import { fold } from '../lexicon/phrases.ts'
import { identityOf } from './fields.ts'

/**
 * Whether a control says that it takes a code off: "Remove code" in words, or "Remove" or a bare ×
 * whose class, address or other name for programs says so.
 */
export function removesCode(control: Element): boolean {
  const name = fold(controlName(control))
  const identity = identityOf(control, names)
  const isShort = !/[\p{L}\p{N}]{2}/u.test(name) || removeWords.test(name)
  return saysBoth(name) || (isShort && saysBoth(fold(identity)))
}

/** Attributes that name a control for programs. */
const names = [
  ...['class', 'id', 'name', 'href', 'formaction'],
  ...['data-action', 'data-link-action', 'data-testid'],
]

/** Names that icons of a cross or a bin have, as words. */
const crossNames =
  /\b(?:remove|delete|trash|bin|cross|clear|times|cancel|xmark|(?:circle|lucide|icon) x|x circle)\b/i

/**
 * Whether a control has no words and is drawn as a cross or a bin.
 *
 * @param called what `controlName` says, where that is known already.
 */
export function isCross(control: Element, called = controlName(control)): boolean {
  const name = called.trim()
  if (/^[×✕✖⨯╳✗xX]$/m.test(name)) return true
  // Icon fonts draw with characters that are no letters.
  if (/[\p{L}\p{N}]/u.test(name)) return false
  return [control, ...control.querySelectorAll('*')].some((part) =>
    crossNames.test(identityOf(part, ['id', 'class', 'data-link-action', 'name'])),
  )
}

function saysBoth(text: string): boolean {
  return removeWords.test(text) && (fieldWords.test(text) || weakFieldWords.test(text))
}
