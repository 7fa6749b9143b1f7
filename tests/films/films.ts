import { brand } from '#brand/brand.ts'
import { codePanel, savedBy, triedBy } from './code-panel.ts'
import { ease, ink, path, placed, pointer, pouch, primary, text } from './draw.ts'
import { fullPrice, pouchAt, puzzleAt, shopWindow } from './shop-window.ts'
import type { FilmWords } from './words.ts'

/** A film without sound: what each second looks like, and what its captions say. */
export interface Film {
  readonly seconds: number
  /** Whose picture stands for the film until it is played. */
  readonly posterAt: number
  readonly frame: (words: FilmWords, second: number) => string
  /** Each caption with the second it begins at; it ends where the next one begins. */
  readonly captions: (words: FilmWords) => readonly (readonly [number, string])[]
}

/** A basket is filled, codes are tried, one stays. */
const intro: Film = {
  seconds: 15,
  posterAt: 11,
  frame: (words, second) => {
    const from = 5.9
    const [price, saved] = [arrivedBy(second), savedBy(second, from)]
    const at = path(second, [
      [3.2, 480, 560],
      [4.8, pouchAt.x, pouchAt.y + 4],
      [6.2, pouchAt.x, pouchAt.y + 4],
      [7.2, 930, 330],
    ])
    return [
      shopWindow({ words, second, arrivals: [0.3, 1.2, 2.1], price, saved, pinned: 1 }),
      codePanel(words, second, from),
      pointer(at.x, at.y, second, [5.1]),
      endCard(words, ease(second, 12.6, 13.2)),
    ].join('')
  },
  captions: ({ introCaptions: [fill, press, tries, stays] }) => [
    [0.3, fill],
    [3.4, press],
    [5.8, tries],
    [triedBy(5.9), stays],
  ],
}

/** The button is pinned, pressed, and does its work. */
const walkthrough: Film = {
  seconds: 16,
  posterAt: 3.1,
  frame: (words, second) => {
    const from = 8.4
    const pinned = ease(second, 3.6, 4)
    const step = second < 4.9 ? 0 : second < from ? 1 : 2
    const at = path(second, [
      [0.4, 480, 560],
      [1.4, puzzleAt.x, puzzleAt.y + 4],
      [2.2, puzzleAt.x, puzzleAt.y + 4],
      [3.2, 826, 168],
      [4.9, 826, 168],
      [6.6, pouchAt.x, pouchAt.y + 4],
      [8.6, pouchAt.x, pouchAt.y + 4],
      [9.6, 930, 330],
    ])
    return [
      shopWindow({
        ...{ words, second, arrivals: [-1, -1, -1], pinned },
        ...{ price: fullPrice, saved: savedBy(second, from) },
      }),
      menu(words, ease(second, 1.8, 2.1) - ease(second, 4.3, 4.6), pinned),
      codePanel(words, second, from),
      pointer(at.x, at.y, second, [1.6, 3.5, 7.4]),
      label(step, words.steps[step]),
      endCard(words, ease(second, 14.4, 15)),
    ].join('')
  },
  captions: ({ walkthroughCaptions: [pin, press, tries, stays] }) => [
    [0.3, pin],
    [4.9, press],
    [8.3, tries],
    [triedBy(8.4), stays],
  ],
}

export const films = { intro, walkthrough } as const

/** What the goods that have come into the basket cost together; nothing is never shown. */
function arrivedBy(second: number): number {
  return second < 1.2 ? 1850 : second < 2.1 ? 4250 : fullPrice
}

/** What opens under the puzzle piece. */
function menu(words: FilmWords, open: number, pinned: number): string {
  const colour = pinned > 0 ? primary : '#8f8279'
  const card =
    `<rect y="6" width="280" height="112" rx="16" fill="#1f0d07" opacity=".1"/><rect width="280" height="112" rx="16" fill="#fff" stroke="#e6dcd4" stroke-width="2"/>` +
    text(18, 32, words.extensions, { size: 16, colour: '#62564e' }) +
    placed(pouch, { x: 16, y: 52, scale: 0.75 }) +
    text(62, 77, brand.name, { size: 20, weight: 700 }) +
    text(62, 97, words.pin, { size: 13.5, colour: '#62564e' }) +
    `<circle cx="246" cy="72" r="21" fill="#ffece6"/><path d="M239 61h14l-3 10 6 5h-20l6-5Zm7 15v10" fill="${pinned > 0 ? primary : 'none'}" stroke="${colour}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/>`
  return placed(card, { x: 580, y: 96 - (1 - open) * 10, opacity: open })
}

/** The number and the name of a step, over the window's lower edge. */
function label(step: number, words: string): string {
  const width = 84 + words.length * 12.2
  return placed(
    `<rect width="${width}" height="54" rx="27" fill="${ink}"/><circle cx="28" cy="27" r="18" fill="${primary}"/>` +
      text(28, 34, String(step + 1), {
        anchor: 'middle',
        size: 20,
        weight: 700,
        colour: '#1f0d07',
      }) +
      text(60, 35, words, { size: 22, weight: 700, isDisplay: true, colour: '#fff' }),
    { x: 96, y: 453 },
  )
}

function endCard(words: FilmWords, share: number): string {
  return placed(
    `<rect width="960" height="540" fill="${primary}"/><circle cx="800" cy="90" r="220" fill="#ff7a5b"/><circle cx="120" cy="500" r="180" fill="#ff7a5b"/><circle cx="480" cy="220" r="112" fill="#fffdfb"/>` +
      placed(pouch, { x: 390, y: 124, scale: 3.75 }) +
      text(480, 396, brand.name, {
        ...{ anchor: 'middle', size: 58, weight: 700, isDisplay: true, colour: '#1f0d07' },
      }) +
      text(480, 440, words.end, { anchor: 'middle', size: 25, colour: '#1f0d07' }),
    { opacity: share },
  )
}
