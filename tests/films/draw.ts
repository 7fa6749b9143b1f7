/** How far a move from one second to another has come: 0 before it, 1 after it, smooth between. */
export function ease(second: number, from: number, to: number): number {
  const share = Math.min(Math.max((second - from) / (to - from), 0), 1)
  return share * share * (3 - 2 * share)
}

/** The value that is a share of the way from one to another. */
export const between = (from: number, to: number, share: number) => from + (to - from) * share

interface Place {
  readonly x?: number
  readonly y?: number
  readonly scale?: number
  readonly rotate?: number
  readonly opacity?: number
}

/** Puts a drawing somewhere. */
export function placed(
  drawing: string,
  { x = 0, y = 0, scale = 1, rotate = 0, opacity = 1 }: Place,
): string {
  if (opacity === 0) return ''
  const turn = rotate === 0 ? '' : ` rotate(${rotate})`
  return `<g opacity="${opacity}" transform="translate(${x} ${y})${turn} scale(${scale})">${drawing}</g>`
}

interface Type {
  readonly size?: number
  readonly weight?: number
  readonly colour?: string
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly isDisplay?: boolean
}

export function text(
  x: number,
  y: number,
  words: string,
  { size = 20, weight = 600, colour = ink, anchor = 'start', isDisplay = false }: Type = {},
): string {
  const family = isDisplay ? 'Bricolage' : 'Figtree'
  return `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" font-weight="${weight}" fill="${colour}" text-anchor="${anchor}">${words}</text>`
}

export const ink = '#231c18'
export const muted = '#62564e'
export const line = '#e6dcd4'
export const primary = '#ff6441'
export const positive = '#146c43'
export const negative = '#b3261e'

/** The product's mark, 48 wide and high. */
export const pouch =
  '<path fill="#ff6441" d="M15.5 15.5C8.8 21 5 27 5 32.800 5 41 12.200 44.500 24 44.500S43 41 43 32.800C43 27 39.200 21 32.500 15.500Z"/><path fill="#d9421f" d="M12.800 4.600c3.700 2.300 7.500 2.300 11.200 0 3.700 2.300 7.500 2.300 11.200 0 .9-.5 1.900.3 1.600 1.300l-3 9.600H14.200l-3-9.600c-.3-1 .7-1.800 1.600-1.300Z"/><path fill="#1f0d07" d="M12.500 14h23a2.300 2.300 0 0 1 0 4.600h-23a2.300 2.300 0 0 1 0-4.600Z"/><path fill="none" stroke="#1f0d07" stroke-width="4.200" stroke-linecap="round" stroke-linejoin="round" d="m16.500 31 5.300 5.200 10-11"/>'

/** The pointer, its tip at its place, and the ring of a press that begins at a second. */
export function pointer(x: number, y: number, second: number, presses: readonly number[]): string {
  const rings = presses
    .filter((at) => second >= at && second < at + 0.6)
    .map((at) => {
      const share = ease(second, at, at + 0.6)
      return `<circle cx="${x}" cy="${y}" r="${between(6, 34, share)}" fill="none" stroke="${primary}" stroke-width="4" opacity="${1 - share}"/>`
    })
  const isDown = presses.some((at) => second >= at - 0.1 && second < at + 0.15)
  const arrow = `<path d="M0 0 0 26 7 20 11.500 30 16 28 11.500 18.500 20 18Z" fill="${ink}" stroke="#fff" stroke-width="2" stroke-linejoin="round"/>`
  return rings.join('') + placed(arrow, { x, y, scale: isDown ? 1.1 : 1.3 })
}

/** Where something stands that goes from point to point, each at its second. */
export function path(
  second: number,
  points: readonly (readonly [second: number, x: number, y: number])[],
): { x: number; y: number } {
  const [first = [0, 0, 0] as const] = points
  let place = { x: first[1], y: first[2] }
  for (const [index, [at, x, y]] of points.entries()) {
    const before = points[index - 1]
    if (before === undefined || second <= before[0]) continue
    const share = ease(second, before[0], at)
    place = { x: between(before[1], x, share), y: between(before[2], y, share) }
  }
  return place
}
