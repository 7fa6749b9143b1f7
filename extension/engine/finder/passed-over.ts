import { formOf } from '../forms.ts'
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

/** What the others of some fields are called that have forms of their own. */
export function othersOf(chosen: Element, fields: readonly Element[]): string[] {
  const called = fields.filter((each) => formOf(each) !== formOf(chosen)).map(calledOf)
  return [...new Set(called)].filter((each) => each !== calledOf(chosen))
}

const calledOf = (field: Element) => identityOf(field, ['name', 'placeholder', 'aria-label'])
