import { words } from '../lexicon/phrases.ts'
import { plainText, referencedText } from '../dom/text.ts'
import type { View } from '../dom/view.ts'

/** Fields that take a line of text. Types that hold something else say so themselves. */
const textFields = /^(?:text|search|tel|number|email)?$/i

export function visibleTextFields(root: ParentNode, view: View): HTMLInputElement[] {
  return [...root.querySelectorAll('input')].filter(
    (field) => textFields.test(field.getAttribute('type') ?? '') && view.isVisible(field),
  )
}

/** The words that name a field to the shopper. */
export function labelOf(field: Element): string {
  const id = field.getAttribute('id')
  const labels = [...field.ownerDocument.querySelectorAll('label[for]')].filter(
    (label) => id !== null && id !== '' && label.getAttribute('for') === id,
  )
  return [
    ...labels.map(plainText),
    plainText(field.closest('label')),
    referencedText(field, 'aria-labelledby'),
    field.getAttribute('aria-label') ?? '',
    field.getAttribute('placeholder') ?? '',
    field.getAttribute('title') ?? '',
  ]
    .filter((part) => part !== '')
    .join('\n')
}

/** Names that programs gave an element, as words. */
export function identityOf(element: Element, attributes: readonly string[]): string {
  return attributes.map((name) => words(element.getAttribute(name) ?? '')).join('\n')
}

/**
 * The largest part of the page that is about this field alone: no other text field, little text.
 * The words around the field, its button and the shop's answer stand there.
 */
export function boxOf(field: Element, view: View): Element {
  let box = field
  for (let level = 0; level < 6; level++) {
    const parent = box.parentElement
    if (parent === null || parent.localName === 'body') break
    if (visibleTextFields(parent, view).some((each) => each !== field)) break
    if (plainText(parent).length > 300) break
    box = parent
  }
  return box
}
