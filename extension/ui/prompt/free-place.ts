import {
  busyPoints,
  cornerBox,
  corners,
  elementsUnder,
  pinnedAround,
  windowOf,
} from '../bar/quiet-corner.ts'
import type { Box, Corner, Size } from '../bar/quiet-corner.ts'
import { coversControl } from './controls.ts'

/** A corner of the window, and how far from its top or bottom, in CSS pixels. */
export interface Place {
  readonly corner: Corner
  readonly inset: number
}

/** As bar.css has it for the sides, in CSS pixels. */
const margin = 12
/** So that a press beside a control is no press on the prompt. */
const clearance = 8

/**
 * A place at the edge of the window where a box of this size covers no control: the one where it
 * stands already if that will do, else the quietest. It may stand above or below what the page
 * pins to the window. Undefined where there is no such place.
 *
 * @param controls all of the page.
 */
export function freePlace(
  document: Document,
  size: Size,
  controls: readonly Element[],
  now?: Place,
): Place | undefined {
  const { clientWidth, clientHeight } = windowOf(document)
  const boxAt = ({ corner, inset }: Place) =>
    cornerBox(document, corner, size, { side: margin, end: inset })
  const isFree = (place: Place): boolean => {
    const { left, top, right, bottom } = boxAt(place)
    const isOutside = left < margin || top < margin || bottom > clientHeight - margin
    if (isOutside || right > clientWidth - margin) return false
    const wide = {
      left: left - clearance,
      top: top - clearance,
      right: right + clearance,
      bottom: bottom + clearance,
    }
    return !coversControl(wide, controls)
  }
  if (now !== undefined && isFree(now)) return now

  const places = corners.flatMap((corner) => {
    const atEnd = { corner, inset: margin }
    const pinned = pinnedExtent(document, corner, boxAt(atEnd))
    return pinned === 0 ? [atEnd] : [atEnd, { corner, inset: pinned + margin }]
  })
  const free = places
    .filter(isFree)
    .map((place) => ({ place, busy: busyPoints(document, boxAt(place)) }))
  return free.sort((one, other) => one.busy - other.busy)[0]?.place
}

/** How far what the page pins to the window reaches into it at a corner; 0 where nothing is. */
function pinnedExtent(document: Document, corner: Corner, box: Box): number {
  const { clientHeight } = windowOf(document)
  const extents = elementsUnder(document, box).map((element) => {
    const pinned = pinnedAround(element)?.getBoundingClientRect()
    if (pinned === undefined) return 0
    return corner.startsWith('top') ? pinned.bottom : clientHeight - pinned.top
  })
  return Math.max(0, ...extents)
}
