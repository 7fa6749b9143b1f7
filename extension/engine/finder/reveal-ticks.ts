import { around } from '../dom/around.ts'
import { plainText, textOf } from '../dom/text.ts'
import type { View } from '../dom/view.ts'
import { fieldWords } from '../lexicon/finding.ts'
import { fold } from '../lexicon/phrases.ts'
import { identityOf } from './fields.ts'
import { asksFor } from './reveal-words.ts'

const boxes = 'input[type=checkbox], input[type=radio]'
const lines = 'textarea, input:not([type]), input[type=text], input[type=email]'

/**
 * The box without words of its own that stands beside some, lies over them, or is drawn as a switch
 * before them, and opens the field in its part of the page when it is ticked, or lets it be written.
 * A question has its boxes behind it, the one for yes first.
 */
export function tickBeside(words: Text, view: View): HTMLInputElement | null {
  const element = words.parentElement
  const before = [beforeOf(words), element?.previousElementSibling]
  const after = words.data.includes('?') ? [afterOf(words), element?.nextElementSibling] : []
  const beside = [...before, ...after]
  const box = beside.map(boxIn).find((each) => each !== null)
  const isLabelled = box && [...labelsOf(box)].some((label) => plainText(label) !== '')
  if (!box || isLabelled || box.matches(':checked') || isOtherTick(box)) return null
  const parts = beside.includes(box) ? around(box, 2) : around(words, 4)
  for (const part of parts) {
    const field = part.querySelector('input:not([type]), input[type=text]')
    const isOpen = field !== null && view.isVisible(field) && !field.matches(':disabled')
    if (field !== null) return isOpen ? null : (box as HTMLInputElement)
  }
  return null
}

/** A box, or the only one in a part without words. */
function boxIn(part: Element | null | undefined): Element | null {
  if (!part || part.matches(boxes)) return part ?? null
  const [box, ...others] = part.querySelectorAll(boxes)
  return box !== undefined && others.length === 0 && plainText(part) === '' ? box : null
}

const isBlank = (node: Node) => node.nodeType !== 1 && !/\S/.test(textOf(node))
const asElement = (node: Node | null) => (node?.nodeType === 1 ? (node as Element) : null)

function beforeOf({ previousSibling: next }: Node): Element | null {
  while (next !== null && isBlank(next)) next = next.previousSibling
  return asElement(next)
}

function afterOf({ nextSibling: next }: Node): Element | null {
  while (next !== null && isBlank(next)) next = next.nextSibling
  return asElement(next)
}

const labelsOf = (box: Element) => (box as HTMLInputElement).labels ?? []

const otherTicks =
  /newsletter|marketing|consent|opt ?in|subscri|agree|terms|privacy|gdpr|pay|zahl|paiement|pago|pagament|betaal|platnosc/

function isOtherTick(box: Element): boolean {
  const named = fold(identityOf(box, ['name', 'id', 'class']))
  return otherTicks.test(named) && !fieldWords.test(named)
}

/**
 * Whether a press would tick a box that opens nothing: "Tell me about discounts", or a way to pay;
 * or only go to a field.
 * What opens the field asks for a code, or says its name alone.
 */
export function opensNothing(control: Element, name: string, view: View): boolean {
  if (control.matches('[role=tab][aria-selected=true]')) return true
  // The label of a line of text opens nothing.
  const line = control.matches('label') ? control.control : null
  if (line?.matches(lines) && view.isVisible(line)) return true
  const box = control.matches('[role=checkbox], [role=switch]')
    ? control
    : control.closest('label')?.control
  if (!box?.matches(`${boxes}, [role]`)) return false
  if (isOtherTick(box)) return true
  return !name.includes('?') && !asksFor(name) && name.trim().split(/\s+/).length > 3
}
