import { formOf } from '../forms.ts'
import type { CouponField } from './coupon-field.ts'
import { identityOf } from './fields.ts'

/**
 * What fields are called that stood beside the one that codes are sent through. That one may be gone
 * while a code is on, and they are for something else: "Top up with a voucher".
 */
const passedOver = new WeakMap<Document, ReadonlySet<string>>()

export function passOver(document: Document, called: readonly string[]): void {
  passedOver.set(document, new Set([...(passedOver.get(document) ?? []), ...called]))
}

export const isPassedOver = (field: Element): boolean =>
  passedOver.get(field.ownerDocument)?.has(calledOf(field)) === true

/**
 * What those of some fields are called that don't share a form with the chosen one, or whose own words
 * speak of no voucher, as those of the chosen one do.
 */
export function othersOf(chosen: CouponField, fields: readonly CouponField[]): string[] {
  const form = formOf(chosen.field)
  const isOther = ({ field, isNamed }: CouponField) =>
    form === null || formOf(field) !== form || (chosen.isNamed && !isNamed)
  const called = fields.filter(isOther).map(({ field }) => calledOf(field))
  return [...new Set(called)].filter((each) => each !== calledOf(chosen.field))
}

const calledOf = (field: Element) => identityOf(field, ['name', 'placeholder', 'aria-label'])
