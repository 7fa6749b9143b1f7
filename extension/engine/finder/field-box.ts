import { around } from '../dom/around.ts'
import { priceCount } from '../dom/prices.ts'
import { plainText } from '../dom/text.ts'
import { allOf, type View } from '../dom/view.ts'
import { visibleTextFields } from './fields.ts'

/**
 * The largest part of the page that is about this field alone: no other text field, little text.
 * The words around the field, its button and the shop's answer stand there.
 */
export function boxOf(field: Element, view: View): Element {
  let box = field
  for (const parent of around(field, 6)) {
    if (parent.localName === 'body') break
    if (visibleTextFields(parent, view).some((each) => each !== field)) break
    const text = plainText(parent)
    // Rows of sums are something else.
    if (text.length > 300 || priceCount(text) > 1) break
    box = parent
  }
  return box
}

/** Buttons in the box of a field, or the one right behind it where that stands among rows of sums. */
export function buttonsOf(field: Element, box: Element, buttons: string, view: View): Element[] {
  const found = allOf(view, buttons, box)
  const next = field.nextElementSibling
  return found.length === 0 && next?.matches(buttons) === true && view.isVisible(next)
    ? [next]
    : found
}
