import { around } from '../dom/around.ts'
import { priceCount } from '../dom/prices.ts'
import { spacedText } from '../dom/text.ts'
import { unfolded, type View } from '../dom/view.ts'
import { applyControl } from './apply-control.ts'
import { removesCode } from './code-remover.ts'
import { codeInValue } from './code-token.ts'
import { couponFields } from './coupon-field.ts'
import { follows } from './drawn-buttons.ts'
import { lockedFields } from './fields.ts'
import { removersIn } from './removers.ts'
import { namesGiftOnly, namesVoucher } from './row-words.ts'
import { verdictOf } from '../verdict.ts'

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
  const text = codeInValue(found?.field.value ?? '')
  if (!/^[^\s]{2,40}$/.test(text) || !/[\p{L}\p{N}]{2}/u.test(text)) return undefined
  if (seen === undefined || applyControl(seen, view) === undefined) return text
  const isWritten = seen.field.getAttribute('value')?.trim() === text
  return isWritten && removers.some(removesCode) ? text : undefined
}

/**
 * The cross in the field of `code`, or an icon beside it, where nothing sends that one any more or
 * nobody can write it: it takes the code off. Some shops write "Code applied" into it in place of the
 * code. One before the field, or beside an amount and without a word about codes, may be that of a line
 * of the basket.
 */
export function crossInField(view: View, code: string): Element | undefined {
  const [seen] = couponFields(view)
  const open = seen === undefined || applyControl(seen, view) !== undefined ? [] : [seen.field]
  const locked = lockedFields(view.document, view)
  const field =
    [...open, ...locked].find(
      ({ value }) => codeInValue(value).toLowerCase() === code.toLowerCase(),
    ) ??
    locked.find(
      ({ value }) =>
        verdictOf(value)?.kind === 'welcomed' && namesVoucher(value) && !namesGiftOnly(value),
    )
  if (field === undefined) return undefined
  const crosses = removersIn(view, [])
  const part = [...around(field, 2)].find((each) => crosses.some((cross) => each.contains(cross)))
  const [cross, ...others] = crosses.filter((each) => part?.contains(each) === true)
  if (!part || !cross || others.length > 0 || !follows(cross, field)) return undefined
  return priceCount(spacedText(part)) === 0 || removesCode(cross) ? cross : undefined
}
