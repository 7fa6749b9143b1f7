import { unfolded, type View } from '../dom/view.ts'
import { applyControl } from './apply-control.ts'
import { removesCode } from './code-remover.ts'
import { couponFields } from './coupon-field.ts'

/**
 * The code that stands in its field where nothing sends it any more: a remover has taken the place
 * of its button, or the field is hidden while a code is on. What a shopper has typed can be sent.
 *
 * @param removers of codes that nothing names: where one says what it takes off, the shop itself has
 *   written that into the field, whose button may stay.
 */
export function codeKeptInField(view: View, removers: readonly Element[] = []): string | undefined {
  const [seen] = couponFields(view)
  const [found] = seen === undefined ? couponFields(unfolded(view)) : [seen]
  const text = found?.field.value.trim() ?? ''
  if (!/^[^\s]{2,40}$/.test(text) || !/[\p{L}\p{N}]{2}/u.test(text)) return undefined
  if (seen === undefined || applyControl(seen, view) === undefined) return text
  const isWritten = seen.field.getAttribute('value')?.trim() === text
  return isWritten && removers.some(removesCode) ? text : undefined
}
