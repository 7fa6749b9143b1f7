import { elementsNamed, textNodes } from '../dom/text.ts'
import type { View } from '../dom/view.ts'

/** Parts of a page that speak to the shopper about what just happened. */
export const speaking =
  '[role=alert], [role=alertdialog], [role=status], [aria-live=polite], [aria-live=assertive], output'
export const speakingNames =
  /error|alert|message|notice|toast|feedback|invalid|success|flash|snack|notif|warning/i

/** Words of the page's own furniture: a label or a button is never the shop's verdict. */
const furniture = 'label, button, legend, summary, option, h1, h2, h3, h4, a, [role=button]'

const longest = 250

/**
 * What the shop says: texts in parts made for messages, and those around the voucher field.
 *
 * @param around the parts of the page near the field, or near where it stood.
 */
export function messages(view: View, around: readonly Element[]): string[] {
  const parts = new Set<Element>(
    elementsNamed(view, speakingNames, ['class', 'id'], speaking)
      .map(besideIcon)
      .filter(
        (part) =>
          part.localName !== 'body' && part.localName !== 'html' && part.textContent.length < 2000,
      ),
  )
  const said: string[] = []
  const hear = (part: Element, isNear: boolean) => {
    const lines = new Map<Element, string[]>()
    for (const node of textNodes(part, view)) {
      const block = blockOf(node, part)
      if (isNear && node.parentElement?.closest(furniture)) continue
      if (node.parentElement?.closest('button, label, [role=button]')) continue
      lines.set(block, [...(lines.get(block) ?? []), node.data.trim()])
    }
    for (const line of lines.values()) {
      const text = line.join(' ').replace(/\s+/g, ' ')
      if (text.length <= longest && /\p{L}{3}/u.test(text) && !said.includes(text)) said.push(text)
    }
  }
  for (const part of parts) hear(part, false)
  for (const part of around) hear(part, true)
  return said
}

/** `<span class="icon-toast-warning">` says nothing itself: its icon stands before the words. */
function besideIcon(part: Element): Element {
  const isIcon =
    part.textContent.trim() === '' && /\bicon|\bfa-/.test(part.getAttribute('class') ?? '')
  return (isIcon ? part.parentElement : null) ?? part
}

const inline = new Set([
  'span',
  'b',
  'strong',
  'em',
  'i',
  'code',
  'small',
  'mark',
  'bdi',
  'u',
  'font',
])

/** The paragraph that a text stands in, so that `Code <b>X</b> is invalid` stays one sentence. */
function blockOf(node: Text, within: Element): Element {
  let block = node.parentElement ?? within
  while (block !== within && inline.has(block.localName) && block.parentElement !== null) {
    block = block.parentElement
  }
  return block
}
