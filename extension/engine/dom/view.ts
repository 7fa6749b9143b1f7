import { holds, parentOf, shadowRootsIn } from './shadow.ts'

/**
 * A document to look at: the page that the shopper sees, or an answer of the shop that was parsed
 * in the background and has neither styles nor layout.
 */
export interface View {
  readonly document: Document
  /** Address that relative links of the document start from. */
  readonly url: string
  readonly isLive: boolean
  /** Open shadow roots of the document. */
  readonly roots: readonly ShadowRoot[]
  isVisible(element: Element): boolean
  /** Lower edge in CSS pixels from the top of the viewport; 0 where there is no layout. */
  bottomOf(element: Element): number
}

/** Elements of the view, or of a part of it, that a selector finds, open shadow roots included. */
export function allOf<Found extends Element = Element>(
  view: View,
  selector: string,
  part: ParentNode = view.document,
): Found[] {
  const inside = view.roots.filter(({ host }) => holds(part, host))
  return [part, ...inside].flatMap((root) => [...root.querySelectorAll<Found>(selector)])
}

/** The page as it stands now; visibility is remembered, so take a new view for each look. */
export function liveView(document: Document): View {
  const hasLayout = document.documentElement.getBoundingClientRect().width > 0
  const known = new Map<Element, boolean>()
  const isVisible = (element: Element): boolean => {
    let visible = known.get(element)
    if (visible === undefined) {
      const isStyled = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      visible = isStyled && (!hasLayout || hasRoom(element))
      known.set(element, visible)
    }
    return visible
  }
  return {
    document,
    url: document.URL,
    isLive: true,
    roots: shadowRootsIn(document),
    isVisible,
    bottomOf: (element) => element.getBoundingClientRect().bottom,
  }
}

/** An answer of the shop; only what the markup itself hides counts as hidden. */
export function answerView(document: Document, url: string): View {
  const known = new Map<Element, boolean>()
  const isVisible = (element: Element): boolean => {
    let visible = known.get(element)
    if (visible === undefined) {
      const parent = element.parentElement
      visible = !isHiddenByMarkup(element) && (parent === null || isVisible(parent))
      known.set(element, visible)
    }
    return visible
  }
  return { document, url, isLive: false, roots: [], isVisible, bottomOf: () => 0 }
}

/** The same with everything opened that is folded away. */
export function unfolded(view: View): View {
  return { ...view, isVisible: (element) => element.closest('template') === null }
}

function isHiddenByMarkup(element: Element): boolean {
  if (element.hasAttribute('hidden') || element.localName === 'template') return true
  return /display:\s*none|visibility:\s*hidden/i.test(element.getAttribute('style') ?? '')
}

/** Has a size, lies within the page sideways and no folded ancestor cuts it off. */
function hasRoom(element: Element): boolean {
  const page = element.ownerDocument.documentElement
  const box = element.getBoundingClientRect()
  if (box.width <= 1 || box.height <= 1) {
    const view = element.ownerDocument.defaultView
    if (view?.getComputedStyle(element).display !== 'contents') return false
  } else if (box.right <= 0 || box.left >= Math.max(page.clientWidth, page.scrollWidth)) {
    return false
  }
  return !isCutOff(element)
}

function isCutOff(element: Element): boolean {
  const view = element.ownerDocument.defaultView
  let ancestor = parentOf(element)
  for (let level = 0; ancestor !== null && level < 8; level++, ancestor = parentOf(ancestor)) {
    const { width, height } = ancestor.getBoundingClientRect()
    if (width > 1 && height > 1) continue
    const style = view?.getComputedStyle(ancestor)
    if (style?.overflow !== 'visible' && style?.display !== 'contents') return true
  }
  return false
}
