/** In characters; what orders says so in fewer, and a sentence about it in more. */
const longestName = 40

/**
 * What a page draws as a button and gives to the pointer alone, a plain part of it whose words order
 * or pay. By its words first, since they are quick to read and what a page looks like is not.
 *
 * @param namesOrder whether these are the words of a control that orders.
 */
export function orderControls(root: Node, namesOrder: (text: string) => boolean): Element[] {
  const document = root.ownerDocument ?? (root as Document)
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found = new Set<Element>()
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    // With room for the space that a page's source has around its words.
    if (text.length < 4 || text.length > 3 * longestName) continue
    const name = text.data.trim()
    if (name.length < 4 || name.length > longestName || !namesOrder(name)) continue
    const control = pressable(text.parentElement)
    if (control !== undefined) found.add(control)
  }
  return [...found]
}

/** The outermost part around a name that holds no more than that and says it can be pressed. */
function pressable(inner: Element | null): Element | undefined {
  let found: Element | undefined
  for (let each = inner; each !== null && isName(each); each = each.parentElement) {
    if (getComputedStyle(each).cursor === 'pointer') found = each
  }
  return found
}

const isName = ({ textContent }: Element) => textContent.trim().length <= 2 * longestName
