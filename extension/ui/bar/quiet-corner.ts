export const corners = ['bottom-left', 'top-right', 'top-left', 'bottom-right'] as const
export type Corner = (typeof corners)[number]

export interface Size {
  readonly width: number
  readonly height: number
}

/** A part of the window, in CSS pixels from its top left. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const gridStep = 24
const control = 'a[href], button, input, select, textarea, summary, label, [role="button"]'

/**
 * The corner of the window where a box of this size covers the least of what a shopper needs:
 * controls, and what the page itself pins to the window, such as a total with its pay button.
 * Sizes in CSS pixels.
 */
export function quietCorner(document: Document, size: Size, margin: number): Corner {
  const counted = corners.map((corner) => {
    const box = cornerBox(document, corner, size, { side: margin, end: margin })
    return { corner, busy: busyPoints(document, box) }
  })
  const least = Math.min(...counted.map(({ busy }) => busy))
  return counted.find(({ busy }) => busy === least)?.corner ?? corners[0]
}

/**
 * Where a box of this size stands in a corner of the window.
 *
 * @param margin to the window's side, and to its top or bottom.
 */
export function cornerBox(
  document: Document,
  corner: Corner,
  { width, height }: Size,
  margin: { readonly side: number; readonly end: number },
): Box {
  const { clientWidth, clientHeight } = windowOf(document)
  const left = corner.endsWith('left') ? margin.side : clientWidth - margin.side - width
  const top = corner.startsWith('top') ? margin.end : clientHeight - margin.end - height
  return { left, top, right: left + width, bottom: top + height }
}

/** The element whose size is the window's: in a page of the old kind that is its body. */
export function windowOf(document: Document): Element {
  return document.compatMode === 'BackCompat' ? document.body : document.documentElement
}

/** How much a box covers of what a shopper needs, in points of a grid. */
export function busyPoints(document: Document, box: Box): number {
  return elementsUnder(document, box).filter(isNeeded).length
}

/** The element at each point of a grid over a box. */
export function elementsUnder(document: Document, { left, top, right, bottom }: Box): Element[] {
  const found: Element[] = []
  for (let x = left; x <= right; x += gridStep) {
    for (let y = top; y <= bottom; y += gridStep) {
      const element = document.elementFromPoint(x, y)
      if (element !== null) found.push(element)
    }
  }
  return found
}

function isNeeded(element: Element): boolean {
  return element.closest(control) !== null || pinnedAround(element) !== null
}

/** The part of the page that holds an element and is pinned to the window. */
export function pinnedAround(element: Element): Element | null {
  for (let each: Element | null = element; each !== null; each = each.parentElement) {
    if (/fixed|sticky/.test(getComputedStyle(each).position)) return each
  }
  return null
}
