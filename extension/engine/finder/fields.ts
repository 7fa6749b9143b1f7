import { words } from '../lexicon/phrases.ts'
import { chosenText, plainText, referencedText, slottedText, textOf } from '../dom/text.ts'
import { scopeOf } from '../dom/shadow.ts'
import { allOf, type View } from '../dom/view.ts'

/** Fields that take a line of text, as browsers know them: a type that they don't know is one of text. */
const textFields = /^(?:text|search|tel|number|email)$/

export function visibleTextFields(root: ParentNode, view: View): HTMLInputElement[] {
  return allOf<HTMLInputElement>(view, 'input', root).filter(
    (field) => textFields.test(field.type) && view.isVisible(field),
  )
}

/** Fields that show what nobody can write. */
export function lockedFields(root: ParentNode, view: View): HTMLInputElement[] {
  return visibleTextFields(root, view).filter(
    (field) => field.matches('[readonly], :disabled') && field.value !== '',
  )
}

/** The words that name a field to a shopper who sees it. */
export function shownLabelOf(field: Element): string {
  const id = field.getAttribute('id')
  const labels = [...scopeOf(field).querySelectorAll('label[for]')].filter(
    (label) => id !== null && id !== '' && label.getAttribute('for') === id,
  )
  const named = [
    ...labels.map(slottedText),
    plainText(field.closest('label')),
    field.getAttribute('placeholder') ?? '',
  ]
  return named.filter((part) => part !== '').join('\n')
}

/** The words that name a field, in whichever way. */
export function labelOf(field: Element): string {
  const named = [
    shownLabelOf(field),
    referencedText(field, 'aria-labelledby'),
    field.getAttribute('aria-label') ?? '',
    field.getAttribute('title') ?? '',
    tabOf(field),
  ].filter((part) => part !== '')
  return named.length > 0 ? named.join('\n') : textBefore(field) || dialogOf(field)
}

/** What a dialog is called that holds one field. */
function dialogOf(field: Element): string {
  const dialog = field.closest('dialog, [role=dialog]')
  const fields = dialog?.querySelectorAll('input:not([type=hidden]), select, textarea') ?? []
  if (dialog === null || fields.length > 1) return ''
  return referencedText(dialog, 'aria-labelledby') || (dialog.getAttribute('aria-label') ?? '')
}

/** What the tab is called that shows the panel of a field. */
function tabOf(field: Element): string {
  const panel = field.closest('[role=tabpanel]')
  if (panel === null) return ''
  const tabs = [...scopeOf(field).querySelectorAll('[role=tab][aria-controls]')]
  const tab = tabs.find((each) => each.getAttribute('aria-controls') === panel.id)
  return referencedText(panel, 'aria-labelledby') || plainText(tab)
}

/** Longer texts are more than a label. */
const longestLabel = 60

/** What stands right before a field that has no label: in its line, or in the cell before its own. */
function textBefore(field: Element): string {
  const own = textUpTo(field)
  if (own !== '') return own.length <= longestLabel ? own : ''
  for (let part = field; part.parentElement !== null; part = part.parentElement) {
    const before = part.previousElementSibling
    if (before !== null) {
      const text = before.querySelector('input, button, select') === null ? plainText(before) : ''
      const label = chosenIn(before) ?? text
      return label.length <= longestLabel ? label : ''
    }
    // In a cell of its own an answer of the shop may stand below the field.
    const isCell = part === field && part.parentElement.matches('td, dd')
    if (!isCell && plainText(part.parentElement) !== plainText(part)) break
  }
  return ''
}

/** "I have a", a list of the kinds of code that there are, and the field: the one that is chosen. */
function chosenIn(part: Element): string | undefined {
  const controls = [...part.querySelectorAll('input:not([type=hidden]), button, select')]
  const [only, ...others] = part.localName === 'select' ? [part] : controls
  return others.length > 0 ? undefined : chosenText(only ?? null)
}

/** Text of the field's own parent from the last control before the field on. */
function textUpTo(field: Element): string {
  let text = ''
  for (let node = field.previousSibling; node !== null; node = node.previousSibling) {
    if (node.nodeType !== 1) text = `${textOf(node)}${text}`
    else if (node.nodeName === 'SELECT') return chosenText(node as Element) ?? ''
    else if ((node as Element).matches('input, button, select, a, div, p, table')) break
    else text = `${plainText(node as Element)}${text}`
  }
  return text.replace(/\s+/g, ' ').trim()
}

/** Names that programs gave an element, as words. */
export function identityOf(element: Element, attributes: readonly string[]): string {
  return attributes.map((name) => words(element.getAttribute(name) ?? '')).join('\n')
}
