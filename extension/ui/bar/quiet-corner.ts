export const corners = ['bottom-left', 'top-right', 'top-left', 'bottom-right'] as const
export type Corner = (typeof corners)[number]

interface Size {
  readonly width: number
  readonly height: number
}

const gridStep = 24
const control = 'a[href], button, input, select, textarea, summary, [role="button"], label'

/**
 * The corner of the window where a box of this size covers the fewest controls, so that it stands
 * on no pay button. Sizes in CSS pixels.
 */
export function quietCorner(document: Document, box: Size, margin: number): Corner {
  const { clientWidth, clientHeight } = document.documentElement
  const busyPoints = (corner: Corner): number => {
    const left = corner.endsWith('left') ? margin : clientWidth - margin - box.width
    const top = corner.startsWith('top') ? margin : clientHeight - margin - box.height
    let busy = 0
    for (let x = left; x <= left + box.width; x += gridStep) {
      for (let y = top; y <= top + box.height; y += gridStep) {
        if (document.elementFromPoint(x, y)?.closest(control)) busy++
      }
    }
    return busy
  }
  const counted = corners.map((corner) => ({ corner, busy: busyPoints(corner) }))
  const least = Math.min(...counted.map(({ busy }) => busy))
  return counted.find(({ busy }) => busy === least)?.corner ?? corners[0]
}
