/** Gives jsdom's elements `checkVisibility`, which every browser has and jsdom lacks. */
export function addCheckVisibility({ Element }: Pick<typeof globalThis, 'Element'>): void {
  Element.prototype.checkVisibility = function checkVisibility(this: Element) {
    // What has no box of its own is called invisible by browsers, and what stands in it is not.
    return !isBoxless(this) && isStyledVisible(this)
  }
}

const isBoxless = (element: Element) =>
  element.ownerDocument.defaultView?.getComputedStyle(element).display === 'contents'

function isStyledVisible(element: Element): boolean {
  const parent = element.parentElement
  const isFolded = parent?.localName === 'details' && !parent.hasAttribute('open')
  if (isFolded && element.localName !== 'summary') return false
  const style = element.ownerDocument.defaultView?.getComputedStyle(element)
  if (style?.display === 'none' || style?.visibility === 'hidden') return false
  return parent === null || isStyledVisible(parent)
}

if (typeof Element !== 'undefined') addCheckVisibility(globalThis)
