import type { Box } from '../bar/quiet-corner.ts'
import { orderControls } from './order-controls.ts'

/** What a press or a key could be meant for, and frames, which may hold the payment. */
const controls = [
  ...['input:not([type="hidden" i])', 'select', 'textarea', 'button', 'label', 'summary'],
  ...['[contenteditable]:not([contenteditable="false" i])', '[onclick]', '[role="button"]'],
  ...['textbox', 'combobox', 'listbox', 'spinbutton'].map((role) => `[role="${role}" i]`),
  ...['[tabindex]:not([tabindex^="-"]):not(a)', 'a[href]', 'iframe', 'embed', 'object'],
].join(',')

/**
 * All controls of the page, those in open shadow roots included.
 *
 * @param namesOrder whether these are the words of a control that orders.
 */
export function controlsIn(
  root: ParentNode & Node,
  namesOrder: (text: string) => boolean,
): Element[] {
  const inner = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot === null ? [] : controlsIn(shadowRoot, namesOrder),
  )
  return [...root.querySelectorAll(controls), ...orderControls(root, namesOrder), ...inner]
}

/**
 * Whether a box of the window would cover a control. A link within a text does not count: the text
 * can be scrolled; one that is drawn as a button does, since shops order and pay by such links.
 */
export function coversControl(box: Box, among: readonly Element[]): boolean {
  return among.some(
    (control) =>
      meets(box, control.getBoundingClientRect()) &&
      control.checkVisibility({ visibilityProperty: true }) &&
      (!control.matches('a[href]:not([role="button"])') || isDrawn(control)),
  )
}

/** Whether there is any room between; boxes that touch don't meet. */
export function meets(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  )
}

/** Whether a link has a ground or a border of its own, or something in it has. */
function isDrawn(link: Element): boolean {
  return [link, ...link.children].some((each) => {
    const { display, backgroundColor, backgroundImage, borderTopWidth } = getComputedStyle(each)
    const hasGround = !/^(transparent)?$|^rgba\(.*,\s*0\)$|\/\s*0\)$/.test(backgroundColor)
    // Within a text a picture is an underline.
    const hasPicture = display !== 'inline' && !/^(none)?$/.test(backgroundImage)
    return hasGround || hasPicture || parseFloat(borderTopWidth) > 0
  })
}
