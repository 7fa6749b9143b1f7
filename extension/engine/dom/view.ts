import { holds, hostOf, innerRoots, parentOf, type InnerRoot } from './shadow.ts'

/**
 * A document to look at: the page that the shopper sees, or an answer of the shop that was parsed
 * in the background and has neither styles nor layout.
 */
export interface View {
  readonly document: Document
  /** Address that relative links of the document start from. */
  readonly url: string
  readonly isLive: boolean
  /** Shadow roots of the document, and its frames of the same origin. */
  readonly roots: readonly InnerRoot[]
  isVisible(element: Element): boolean
  /** Lower edge in CSS pixels from the top of the viewport; 0 where there is no layout. */
  bottomOf(element: Element): number
}

/** Elements of the view, or of a part of it, that a selector finds, inner roots included. */
export function allOf<Found extends Element = Element>(
  view: View,
  selector: string,
  part: ParentNode = view.document,
): Found[] {
  return [part, ...rootsIn(view, part)].flatMap((root) => [
    ...root.querySelectorAll<Found>(selector),
  ])
}

/** The view's inner roots that lie in a part of it. */
export function rootsIn(view: View, part: Node): InnerRoot[] {
  return view.roots.filter((root) => {
    const host = hostOf(root)
    return host !== null && holds(part, host)
  })
}

/** The page as it stands now; visibility is remembered, so take a new view for each look. */
export function liveView(document: Document): View {
  const hasLayout = document.documentElement.getBoundingClientRect().width > 0
  const known = new Map<Element, boolean>()
  const isVisible = (element: Element): boolean => {
    let visible = known.get(element)
    if (visible === undefined) {
      const isStyled = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      // What stands in a slot shows, though the browser calls the slot itself invisible.
      if (!isStyled && styleOf(element)?.display === 'contents') {
        const around = showsText(element) ? boxAround(element) : null
        visible = around !== null && isVisible(around)
      } else {
        const frame = hostOf(element.ownerDocument)
        visible =
          isStyled && (!hasLayout || hasRoom(element)) && (frame === null || isVisible(frame))
      }
      known.set(element, visible)
    }
    return visible
  }
  return {
    document,
    url: document.URL,
    isLive: true,
    roots: innerRoots(document),
    isVisible,
    bottomOf,
  }
}

const styleOf = (element: Element) => element.ownerDocument.defaultView?.getComputedStyle(element)

/** A slot's own text shows only where the page has put nothing into it. */
function showsText(element: Element): boolean {
  const isFilled =
    element.localName === 'slot' && (element as HTMLSlotElement).assignedNodes().length > 0
  return !isFilled && styleOf(element)?.visibility === 'visible'
}

/** The part that a boxless one is drawn in. */
function boxAround(element: Element): Element | null {
  let around = element.assignedSlot ?? parentOf(element)
  while (around?.localName === 'slot' && styleOf(around)?.display === 'contents') {
    around = around.assignedSlot ?? parentOf(around)
  }
  return around
}

function bottomOf(element: Element): number {
  const frame = hostOf(element.ownerDocument)
  const { bottom } = element.getBoundingClientRect()
  return frame === null ? bottom : bottom + frame.getBoundingClientRect().top
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
    if (styleOf(element)?.display !== 'contents') return false
  } else {
    const isBeyond = box.left >= Math.max(page.clientWidth, page.scrollWidth)
    if (box.right <= 0 || (isBeyond && !isScrolledTo(element))) return false
  }
  return !isCutOff(element)
}

/** On a narrow screen a table may scroll within its box: a row that begins in sight is all there. */
function isScrolledTo(cell: Element): boolean {
  const row = cell.closest('tr')
  const page = cell.ownerDocument.documentElement
  if (row === null || row.getBoundingClientRect().left >= page.clientWidth) return false
  for (let part = row.parentElement; part !== null && part !== page; part = part.parentElement) {
    const overflow = styleOf(part)?.overflowX ?? ''
    if (/auto|scroll/.test(overflow) && part.scrollWidth > part.clientWidth) return true
  }
  return false
}

function isCutOff(element: Element): boolean {
  let ancestor = parentOf(element)
  for (let level = 0; ancestor !== null && level < 8; level++, ancestor = parentOf(ancestor)) {
    const { width, height } = ancestor.getBoundingClientRect()
    if (width > 1 && height > 1) continue
    if (isOfViewport(ancestor)) continue
    const style = styleOf(ancestor)
    if (style?.overflow !== 'visible' && style?.display !== 'contents') return true
  }
  return false
}

/** What the root cuts off the window cuts off, and for the body's the same goes where the root cuts nothing. */
function isOfViewport(part: Element): boolean {
  const { documentElement: root, body } = part.ownerDocument
  return part === root || (part === body && styleOf(root)?.overflow === 'visible')
}
