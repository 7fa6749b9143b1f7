const corners = ['bottom-left', 'top-right', 'top-left', 'bottom-right'] as const
export type Corner = (typeof corners)[number]

interface Size {
  readonly width: number
  readonly height: number
}

const gridStep = 24
const control = 'a[href], button, input, select, textarea, summary, label, [role="button"]'

/**
 * The corner of the window where a box of this size covers the least of what a shopper needs:
 * controls, and what the page itself pins to the window, such as a total with its pay button.
 * Sizes in CSS pixels.
 */
export function quietCorner(document: Document, box: Size, margin: number): Corner {
  const { clientWidth, clientHeight } = document.documentElement
  const busyPoints = (corner: Corner): number => {
    const left = corner.endsWith('left') ? margin : clientWidth - margin - box.width
    const top = corner.startsWith('top') ? margin : clientHeight - margin - box.height
    let busy = 0
    for (let x = left; x <= left + box.width; x += gridStep) {
      for (let y = top; y <= top + box.height; y += gridStep) {
        if (isNeeded(document.elementFromPoint(x, y))) busy++
      }
    }
    return busy
  }
  const counted = corners.map((corner) => ({ corner, busy: busyPoints(corner) }))
  const least = Math.min(...counted.map(({ busy }) => busy))
  return counted.find(({ busy }) => busy === least)?.corner ?? corners[0]
}

function isNeeded(element: Element | null): boolean {
  if (element === null) return false
  return element.closest(control) !== null || isPinned(element)
}

function isPinned(element: Element | null): boolean {
  for (let each = element; each !== null; each = each.parentElement) {
    if (/fixed|sticky/.test(getComputedStyle(each).position)) return true
  }
  return false
}
