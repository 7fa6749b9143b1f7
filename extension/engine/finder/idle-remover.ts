import { spacedText } from '../dom/text.ts'
import { controlsOf } from '../dom/native.ts'
import { formOf, isSubmitter } from '../forms.ts'
import type { Sight } from '../look.ts'
import type { AppliedCode } from './applied-codes.ts'
import { takesOff } from './takes-off.ts'

/** The rows that tell at arrival that a code is on. */
export const rowsAtArrival = ({ applied, field }: Pick<Sight, 'applied' | 'field'>) =>
  applied.filter((each) => !isIdle(each, field?.field))

/**
 * Whether a row is no more than a button that takes codes off and stands there whether one is on or
 * not: beside the empty field and what sends it, in one form whose server tells them apart by name,
 * on a page on which nothing is taken off.
 */
function isIdle({ code, remover }: AppliedCode, field: HTMLInputElement | undefined): boolean {
  if (code !== null || !remover || field?.value !== '' || !isNamedSubmitter(remover)) return false
  const form = formOf(remover)
  if (form === null || form !== formOf(field)) return false
  const isSent = controlsOf(form).some((each) => each !== remover && isNamedSubmitter(each))
  return isSent && !takesOff(spacedText(field.ownerDocument.body))
}

const isNamedSubmitter = (control: Element) =>
  isSubmitter(control) && Boolean(control.getAttribute('name'))
