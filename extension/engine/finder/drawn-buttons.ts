import { parentOf } from '../dom/shadow.ts'
import { plainText, textNodes } from '../dom/text.ts'
import type { View } from '../dom/view.ts'
import { applyWords, fieldWords, giftWords, weakApplyWords } from '../lexicon/finding.ts'
import { fold } from '../lexicon/phrases.ts'
import { identityOf } from './fields.ts'

/** What programs call a button that they draw themselves, in the languages of their shops. */
const drawn = ['button', 'btn', 'submit', 'apply', 'boton', 'botao', 'bouton', 'knop', 'pulsante']
  .map((name) => `[class*=${name} i]`)
  .join(', ')
const known = '[tabindex], [onclick]'

/** The words of a button that is drawn; longer ones are a hint or an answer of the shop. */
const longestWord = 25

/**
 * What is a button by its looks and its words alone: "Apply coupon" in a plain part of the page, or
 * any word of sending on what comes right after the field.
 */
export function drawnButtons(field: Element, box: Element, view: View): Element[] {
  const isWanted = (text: string) =>
    text.length <= longestWord && (applyWords.test(fold(text)) || weakApplyWords.test(fold(text)))
  const next = nextWords(field, outer(box), view)
  const worded = [...textNodes(outer(box), view, isWanted)].flatMap((node) => {
    const part = parentOf(node)
    if (part?.querySelector('*') !== null || !follows(part, field)) return []
    const text = fold(plainText(part))
    const isForCode = applyWords.test(text) && fieldWords.test(text) && !giftWords.test(text)
    return (isForCode || node === next) && looksLikeButton(part) ? [part] : []
  })
  const picture = pictureAfter(field)
  return worded.length > 0 || picture === undefined ? worded : [picture]
}

/** What a picture behind a field is called that explains it or empties it. */
const sendsNothing =
  /\b(?:info|help|question|hint|tooltip|clear|close|delete|remove|reset|trash|x)\b/i
const pictureNames = ['class', 'alt', 'title', 'src', 'aria-label', 'onclick']

/** A tick or an arrow right behind the field that can be pressed, and is no button in the markup. */
function pictureAfter(field: Element): Element | undefined {
  const next = field.nextElementSibling
  const isPicture = next?.matches('img, svg') === true && looksLikeButton(next)
  return isPicture && !sendsNothing.test(identityOf(next, pictureNames)) ? next : undefined
}

/** The first words after a field that are no name of it. */
function nextWords(field: Element, around: Element, view: View): Text | undefined {
  for (const node of textNodes(around, view)) {
    const part = parentOf(node)
    if (part && follows(part, field) && part.closest('label') === null) return node
  }
  return undefined
}

function looksLikeButton(part: Element): boolean {
  if (part.matches(`${drawn}, ${known}`)) return true
  return part.ownerDocument.defaultView?.getComputedStyle(part).cursor === 'pointer'
}

/** Where the button of a field may stand that has no form: a little further off than its words. */
export function outer(box: Element): Element {
  const parent = parentOf(box)
  const next = parent === null || parent.localName === 'body' ? null : parentOf(parent)
  return next === null || next.localName === 'body' ? (parent ?? box) : next
}

export function follows(button: Element, field: Element): boolean {
  return (field.compareDocumentPosition(button) & 4) /* DOCUMENT_POSITION_FOLLOWING */ !== 0
}
