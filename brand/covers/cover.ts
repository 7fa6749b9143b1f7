import { motifs, type Motif } from './motifs.ts'
import { palettes, subjects, type CoverSubject, type Pair, type Palette } from './subjects.ts'

/** Width and height of a cover's own field. It has the shape of cards in social networks. */
export const coverSize = { width: 400, height: 210 } as const

/** Whether a cover follows the scheme of the page that it stands in. */
type CoverScheme = 'page' | 'light'

/** What stands inside the `svg` element of a cover. The same subject always gives the same one. */
export function coverDrawing(subject: CoverSubject, scheme: CoverScheme): string {
  const { palette: name, main, beside } = subjects[subject]
  const { ground, shape, deep, ...palette } = palettes[name]
  const inScheme = ([light, dark]: Pair) =>
    scheme === 'light' ? light : `light-dark(${light},${dark})`
  const colours = { ...palette, deep: inScheme(deep), ink: deep[0] }
  const lean = placeOf(subject, 0) - 0.5
  const [left, right] = beside
  return [
    // Wider and higher than the picture, for places of other proportions.
    `<path fill="${inScheme(ground)}" d="M-400-210h1200v630H-400Z"/>`,
    `<g fill="${inScheme(shape)}">`,
    `<circle cx="${round(200 + lean * 30)}" cy="112" r="86"/>`,
    ...[0, 1, 2, 3, 4, 5].map((index) => dot(subject, index)),
    '</g>',
    `<ellipse cx="200" cy="178" rx="62" ry="7" fill="#1f0d07" opacity=".13"/>`,
    placed(left, colours, { x: 76, y: 132, turn: -10 + lean * 8, scale: 0.62 }),
    placed(right, colours, { x: 324, y: 128, turn: 9 + lean * 8, scale: 0.62 }),
    placed(main, colours, { x: 200, y: 112, turn: lean * 10, scale: 1.22 }),
  ].join('')
}

/** A cover as a picture by itself, for cards. */
export function coverPicture(subject: CoverSubject): string {
  const { width, height } = coverSize
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${3 * width}" height="${3 * height}" fill="none">${coverDrawing(subject, 'light')}</svg>`
}

interface Place {
  readonly x: number
  readonly y: number
  /** Degrees. */
  readonly turn: number
  readonly scale: number
}

/** `ink` is for what stands on `pale`. */
type Colours = Readonly<Record<Exclude<keyof Palette, 'ground' | 'shape'> | 'ink', string>>

function placed(motif: Motif, colours: Colours, { x, y, turn, scale }: Place): string {
  const drawing = motifs[motif].replace(
    /\{(main|deep|pale|shade|second|ink)\}/g,
    (_, colour: keyof Colours) => colours[colour],
  )
  return `<g transform="translate(${x} ${y})rotate(${round(turn)})scale(${scale})">${drawing}</g>`
}

/** One of the dots that lie about: three on either side, above the things. */
function dot(subject: CoverSubject, index: number): string {
  const across = 20 + placeOf(subject, index + 1) * 90
  const x = index % 2 === 0 ? across : 400 - across
  const y = 18 + Math.floor(index / 2) * 28 + placeOf(subject, index + 7) * 18
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(2.5 + placeOf(subject, index + 13) * 6)}"/>`
}

/** A number from 0, below 1, that belongs to a name and a count (32-bit FNV-1a). */
function placeOf(name: string, count: number): number {
  let value = 0x811c9dc5
  for (const character of `${name}${count}`) {
    value = Math.imul(value ^ character.charCodeAt(0), 0x01000193)
  }
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  return ((value ^ (value >>> 13)) >>> 0) / 2 ** 32
}

const round = (value: number) => Math.round(value * 10) / 10
