import { controlsOf } from '../dom/native.ts'
import { controlName } from '../dom/text.ts'
import type { View } from '../dom/view.ts'
import { applyWords, removeWords, weakApplyWords } from '../lexicon/finding.ts'
import { fold } from '../lexicon/phrases.ts'
import { formOf, reasonToRefuse } from '../safety.ts'
import type { CouponField } from './coupon-field.ts'
import { visibleTextFields } from './fields.ts'

const buttons =
  'button, input[type=submit], input[type=button], input[type=image], [role=button], a'

/**
 * The control that sends the code, or undefined where none can be pressed without doubt. It says
 * so, or it is the only button of a box that is about the code alone.
 */
export function applyControl({ field, box }: CouponField, view: View): Element | undefined {
  const form = formOf(field)
  const near = [...box.querySelectorAll(buttons)]
  const inForm = form === null ? [] : controlsOf(form).filter((each) => each.matches(buttons))
  const candidates = [...new Set([...near, ...inForm])].filter(
    (button) =>
      view.isVisible(button) && !leadsAway(button) && !isRemover(button) && !isDisclosure(button),
  )
  // A button can wait for the code to be typed, so one that is switched off counts as found.
  const allowed = candidates.filter((button) => {
    const reason = reasonToRefuse(button, 'apply')
    return reason === undefined || reason === 'it is switched off'
  })
  // A button follows its field; what stands before it is for something else more often.
  const beside = allowed
    .filter((button) => near.includes(button))
    .sort((a, b) => Number(follows(b, field)) - Number(follows(a, field)))
  const only = beside.filter((button) => button.localName !== 'a')
  const isAlone = form === null || visibleTextFields(form, view).length === 1
  return (
    saying(beside, applyWords) ??
    saying(beside, weakApplyWords) ??
    (isAlone && only.length === 1 ? only[0] : undefined) ??
    saying(allowed, applyWords)
  )
}

function saying(buttons: readonly Element[], pattern: RegExp): Element | undefined {
  return buttons.find((button) => pattern.test(fold(controlName(button))))
}

function follows(button: Element, field: Element): boolean {
  return (field.compareDocumentPosition(button) & 4) /* DOCUMENT_POSITION_FOLLOWING */ !== 0
}

/** What opens the box stays there when it is open. */
function isDisclosure(button: Element): boolean {
  return button.hasAttribute('aria-expanded') || controlName(button).includes('?')
}

function isRemover(button: Element): boolean {
  return removeWords.test(fold(controlName(button)))
}

function leadsAway(button: Element): boolean {
  if (button.localName !== 'a') return false
  return !/^(#|javascript:|$)/i.test(button.getAttribute('href')?.trim() ?? '')
}
