import { around } from '../dom/around.ts'
import { priceCount } from '../dom/prices.ts'
import { plainText } from '../dom/text.ts'
import type { View } from '../dom/view.ts'
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
