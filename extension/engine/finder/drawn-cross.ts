import { scopeOf } from '../dom/shadow.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/**
 * Whether the drawing of an icon is a cross: strokes or an outline along both diagonals of a square,
 * through its middle. Many icons have no name, and their shape is all that tells of them.
 */
export function drawsCross(control: Element): boolean {
  const drawings = [control, ...symbolsOf(control)]
  const shapes = drawings.flatMap((each) => [...each.querySelectorAll(shapeNames)]).slice(0, 8)
  const parts = shapes.flatMap(partsOf)
  const strokes = parts.filter((part) => part.length === 2).flat()
  return [...parts.filter((part) => part.length >= 8), strokes].some(isCross)
}

const shapeNames = 'path, line, polygon, polyline'

/** Drawings that stand elsewhere in the page, for every icon that uses them. */
function symbolsOf(control: Element): Element[] {
  return [...control.querySelectorAll('use')].flatMap((use) => {
    const href = use.getAttribute('href') ?? use.getAttribute('xlink:href') ?? ''
    const symbol = href.startsWith('#') && scopeOf(use).getElementById(href.slice(1))
    return symbol ? [symbol] : []
  })
}

/** The ends of the lines of each part that is drawn without lifting the pen. */
function partsOf(shape: Element): Point[][] {
  const numberOf = (name: string) => Number(shape.getAttribute(name) ?? 0)
  if (shape.localName === 'line') {
    const [from, to] = ['1', '2'].map((end) => ({ x: numberOf(`x${end}`), y: numberOf(`y${end}`) }))
    return from && to ? [[from, to]] : []
  }
  if (shape.localName !== 'path') return [pairs(numbers(shape.getAttribute('points') ?? ''))]
  return partsOfPath(shape.getAttribute('d') ?? '')
}

/** How many numbers each command of a path takes; the last two are where it ends. */
const taken: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
}

function partsOfPath(path: string): Point[][] {
  const parts: Point[][] = []
  let at: Point = { x: 0, y: 0 }
  let start = at
  if (path.length > 1000) return []
  for (const [, command = '', of = ''] of path.matchAll(/([mlhvcsqtaz])([^mlhvcsqtaz]*)/gi)) {
    const kind = command.toLowerCase()
    const size = taken[kind]
    if (size === undefined) {
      at = start
      continue
    }
    const values = numbers(kind === 'a' ? of.replace(arcs, ' $1 $2 $3 $4') : of)
    for (let from = 0; from + size <= values.length; from += size) {
      const [x = 0, y = 0] = values.slice(from + Math.max(0, size - 2), from + size)
      const base = command === kind ? at : { x: 0, y: 0 }
      if (kind === 'h') at = { x: base.x + x, y: at.y }
      else if (kind === 'v') at = { x: at.x, y: base.y + x }
      else at = { x: base.x + x, y: base.y + y }
      if (kind === 'm' && from === 0) {
        start = at
        parts.push([at])
      } else parts.at(-1)?.push(at)
    }
  }
  return parts
}

const written = String.raw`-?(?:\d+\.?\d*|\.\d+)`
const apart = String.raw`[\s,]*`

/** "3 3 0 01.5.5": the two flags of an arc may be glued to each other and to what follows. */
const arcs = new RegExp(
  `((?:${written}${apart}){3})([01])${apart}([01])${apart}(${written}${apart}${written})`,
  'g',
)

const oneNumber = new RegExp(written, 'g')

const numbers = (text: string) => (text.match(oneNumber) ?? []).map(Number)

const pairs = (values: readonly number[]) =>
  values.flatMap((x, at) => (at % 2 === 0 ? [{ x, y: values[at + 1] ?? 0 }] : []))

/** How far a point may stand from its place, where the drawing reaches from -1 to 1. */
const slack = 0.3

function isCross(points: readonly Point[]): boolean {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ]
  const [width, height] = [right - left, bottom - top]
  if (points.length < 4 || !(width > 0) || Math.abs(width - height) > slack * width) return false
  const placed = points.map(({ x, y }) => ({
    x: ((x - left) / width) * 2 - 1,
    y: ((y - top) / height) * 2 - 1,
  }))
  const isOnDiagonals = placed.every(({ x, y }) => Math.abs(Math.abs(x) - Math.abs(y)) <= slack)
  const reaches = (x: number, y: number) =>
    placed.some((each) => Math.hypot(each.x - x, each.y - y) <= slack)
  const corners = [reaches(-1, -1), reaches(-1, 1), reaches(1, -1), reaches(1, 1)].every(Boolean)
  // A square has the corners as well. Two strokes meet in the middle, an outline narrows there.
  const isThrough =
    points.length === 4
      ? [0, 2].every((at) => {
          const [from, to] = [placed[at], placed[at + 1]]
          return from && to && Math.hypot(from.x + to.x, from.y + to.y) <= slack
        })
      : placed.filter(({ x, y }) => Math.hypot(x, y) <= 2 * slack).length >= 3
  return isOnDiagonals && corners && isThrough
}
