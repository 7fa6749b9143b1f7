import { around } from '../dom/around.ts'
import { holds, parentOf } from '../dom/shadow.ts'
import { priceCount } from '../dom/prices.ts'
import { controlName, plainText, readText, spacedText, textNodes } from '../dom/text.ts'
import { allOf, type View } from '../dom/view.ts'
import { removeWords } from '../lexicon/finding.ts'
import { fold } from '../lexicon/phrases.ts'
import {
  hasWords,
  isCross,
  isPlainIcon,
  looksLikeRemover,
  removesCode,
  replacesCode,
  shutsSomething,
} from './code-remover.ts'

export const controls =
  'button, a, input[type=submit], input[type=button], input[type=image], [role=button], ' +
  '[onclick], [tabindex], label'
/** Crosses that only a script knows as controls. */
const icons = ['close', 'remove', 'delete', 'clear', 'cancel', 'trash', 'cross', 'times']
  .map((name) => `[class*=${name} i]`)
  .concat('[role=img][aria-label]', 'svg[class]', 'ion-icon, sl-icon, wa-icon, cds-icon')
  .concat('[data-icon], [data-feather], [data-lucide], [fonticon]')
  .join(', ')

/**
 * Controls that may take a code off, as far as they say themselves; what stands beside them decides.
 *
 * @param hints controls that are said to do so beforehand.
 */
export function removersIn(view: View, hints: readonly Element[]): Element[] {
  const all = [...hints, ...allOf(view, `${controls}, ${icons}`), ...bareWords(view)]
  const candidates = [...new Set(all)].filter(
    (control) =>
      (hints.includes(control) || mayTakeOff(control)) &&
      (view.isVisible(control) || isUndrawn(control, view)) &&
      !hidesRemoval(control, view),
  )
  // A control around another, such as the head of a box that folds, is for something else.
  const innermost = candidates.filter(
    (control) => !candidates.some((other) => other !== control && holds(control, other)),
  )
  // An icon that only a script could know may tell of the code, beside a control that takes it off.
  const speaking = innermost.filter((control) => control.matches(controls) && removesCode(control))
  const meant = innermost.filter(
    (control) =>
      hints.includes(control) || control.matches(controls) || !standsBeside(control, speaking),
  )
  const sure = meant.filter((control) => hints.includes(control) || looksLikeRemover(control))
  return meant.filter((control) => sure.includes(control) || !standsBeside(control, sure))
}

/** A label with "Remove" in it that nobody sees as long as no code is on. */
function hidesRemoval(control: Element, view: View): boolean {
  const says = (text: string) => removeWords.test(fold(text))
  return control.matches('label') && says(plainText(control)) && !says(readText(control, view).text)
}

/** "x", or "remove", in a plain part of the page with the hand over it. */
function bareWords(view: View): Element[] {
  const isWanted = (text: string) =>
    /^[×✕✖⨯╳✗xX]$/.test(text) || (text.length <= 20 && removeWords.test(fold(text)))
  return [...textNodes(view.document.body, view, isWanted)].flatMap((node) => {
    const part = parentOf(node)
    const isAlone = part?.closest(controls) === null && plainText(part).length <= 20
    return part && isAlone && isUnderHand(part) ? [part] : []
  })
}

const isUnderHand = (part: Element) =>
  part.ownerDocument.defaultView?.getComputedStyle(part).cursor === 'pointer'

/** Whether one of the others stands in the same short row, which tells one amount at most. */
function standsBeside(control: Element, others: readonly Element[]): boolean {
  for (const part of around(control, 4)) {
    const row = part
    const text = spacedText(row)
    if (text.length > longestRow || priceCount(text) > 1) return false
    if (others.some((other) => holds(row, other))) return true
  }
  return false
}

const longestRow = 160

function mayTakeOff(control: Element): boolean {
  if (!control.matches(controls) && !isBareIcon(control)) return false
  if (isAgreement(control)) return false
  // What folds an open box is called "Cancel" too.
  if (control.getAttribute('aria-expanded') === 'true') return false
  const kinds = [looksLikeRemover, removesCode, shutsSomething, isPlainIcon, replacesCode]
  return kinds.some((is) => is(control))
}

/** "Send me coupons. I may cancel when I like": a sentence beside a box to tick. */
function isAgreement(control: Element): boolean {
  const box = control.matches('label') ? control.control : null
  const isTicked = box?.matches('[type=checkbox], [type=radio]') === true
  return isTicked && plainText(control).split(/\s+/).length > mostWords
}

const mostWords = 6

/** "Cancel" alone shuts the box of the field, where no code stands beside it. */
export function onlyCloses(remover: Element): boolean {
  return /^(?:cancel|abbrechen|annuler|cancelar|annulla|annuleren|anuluj)$/.test(
    fold(controlName(remover))
      .replace(/[^\p{L}\s]/gu, '')
      .trim(),
  )
}

/** A control whose icon did not load has no size; its name, or that of the icon, is there all the same. */
function isUndrawn(control: Element, view: View): boolean {
  const parent = parentOf(control)
  const isNamed = control.hasAttribute('title') || control.hasAttribute('aria-label')
  const isShown =
    control.ownerDocument.defaultView?.getComputedStyle(control).display !== 'none' &&
    parent !== null &&
    view.isVisible(parent)
  const isDrawn = isNamed || isCross(control) || shutsSomething(control)
  return isShown && plainText(control) === '' && isDrawn
}

/** Templates name their sums by labels, too, which belong to no control; others are the chip of a code. */
function isOfNoControl(part: Element): boolean {
  const control = part.closest(controls)
  const isIdle =
    control?.matches('label:not([for])') === true &&
    control.querySelector('input') === null &&
    control.parentElement?.closest(controls) === null
  return control === null || (isIdle && !removesCode(control))
}

function isBareIcon(part: Element): boolean {
  // Most drawings of a page show something else.
  if (part.localName === 'svg' && !isCross(part) && !shutsSomething(part)) return false
  const text = plainText(part)
  const isShort =
    /^(?:[^\p{L}\p{N}]?|[xX])$/u.test(text) ||
    (text.length <= 20 && (hasWords(part) || shutsSomething(part))) ||
    (text.length <= 40 && removesCode(part) && isUnderHand(part))
  return (
    isShort && isOfNoControl(part) && !part.querySelector('input, select, textarea, img, button, a')
  )
}
