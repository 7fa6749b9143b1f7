import { formatMoney } from '#domain/money/money.ts'
import { ease, ink, line, muted, placed, positive, pouch, primary, text } from './draw.ts'
import type { FilmWords } from './words.ts'

/** Pixels of a film. */
export const size = { width: 960, height: 540 }

/** Middle of the toolbar's buttons. */
export const puzzleAt = { x: 776, y: 64 }
export const pouchAt = { x: 832, y: 64 }

const goods = [
  {
    minor: 1850,
    drawing: `<rect width="54" height="54" rx="14" fill="#cfe8ee"/><path d="M14 16h24v16a8 8 0 0 1-8 8h-8a8 8 0 0 1-8-8Z" fill="#14586a"/><path d="M38 20h4a5 5 0 0 1 0 11h-4" fill="none" stroke="#14586a" stroke-width="4"/>`,
  },
  {
    minor: 2400,
    drawing: `<rect width="54" height="54" rx="14" fill="#d9ecd2"/><path d="M17 32h20l-3 14H20Z" fill="#b9522f"/><path d="M27 32c-1-10-6-15-14-16 0 9 5 15 14 16Zm0 0c0-12 5-18 14-20 1 11-4 18-14 20Z" fill="#2f5d24"/>`,
  },
  {
    minor: 2750,
    drawing: `<rect width="54" height="54" rx="14" fill="#fdecc0"/><path d="M19 12h16l8 18H11Z" fill="#e0a21b"/><path d="M27 30v14M18 45h18" stroke="#563a00" stroke-width="4" stroke-linecap="round"/>`,
  },
] as const

export const fullPrice = goods.reduce((sum, { minor }) => sum + minor, 0)

interface Shown {
  readonly words: FilmWords
  readonly second: number
  /** When each of the goods comes into the basket. */
  readonly arrivals: readonly [number, number, number]
  /** What the goods cost, and what a code takes off, in minor units. */
  readonly price: number
  readonly saved: number
  /** From 0 for a bare toolbar to 1 for one with our button. */
  readonly pinned: number
}

/** A browser with a shop's basket in it. */
export function shopWindow({ words, second, arrivals, price, saved, pinned }: Shown): string {
  const money = (minor: number) => formatMoney({ minor, currency: words.currency }, words.tag)
  const rows = goods.map(({ minor, drawing }, index) => {
    const share = ease(second, arrivals[index] ?? 0, (arrivals[index] ?? 0) + 0.5)
    const row =
      drawing +
      `<rect x="72" y="12" width="${150 - index * 18}" height="12" rx="6" fill="${line}"/><rect x="72" y="32" width="${84 + index * 12}" height="10" rx="5" fill="#f0e9e3"/>` +
      text(430, 34, money(minor), { anchor: 'end', size: 21 })
    return placed(row, { x: 108, y: 156 + index * 68 - (1 - share) * 46, opacity: share })
  })
  const isLess = saved > 0
  return [
    `<rect width="960" height="540" fill="#ffece6"/><circle cx="860" cy="470" r="190" fill="#ffd9cd"/><circle cx="70" cy="40" r="120" fill="#ffd9cd"/>`,
    `<rect x="70" y="40" width="820" height="444" rx="22" fill="#1f0d07" opacity=".08" transform="translate(0 8)"/>`,
    `<rect x="70" y="36" width="820" height="444" rx="22" fill="#fffdfb"/><path d="M70 92h820" stroke="${line}" stroke-width="2"/>`,
    [100, 122, 144].map((x) => `<circle cx="${x}" cy="64" r="6.500" fill="${line}"/>`).join(''),
    `<rect x="176" y="46" width="556" height="36" rx="18" fill="#f7f2ee"/><rect x="220" y="59" width="150" height="10" rx="5" fill="#d8ccc2"/><path d="M196 63v-4a5 5 0 0 1 10 0v4m-12 0h14v10h-14Z" fill="none" stroke="#8f8279" stroke-width="2.500"/>`,
    puzzle,
    placed(pouch, {
      x: pouchAt.x - 18 * pinned,
      y: pouchAt.y - 18 * pinned,
      scale: 0.75 * pinned,
      opacity: pinned,
    }),
    text(108, 134, words.basket, { size: 25, weight: 700, isDisplay: true }),
    ...rows,
    `<path d="M108 372h430" stroke="${line}" stroke-width="3" stroke-dasharray="6 7"/>`,
    text(108, 414, words.toPay, { size: 23, weight: 700, isDisplay: true }),
    text(538, 416, money(price - saved), {
      ...{ anchor: 'end', size: 32, weight: 700 },
      colour: isLess ? positive : ink,
    }),
    isLess
      ? text(538, 448, `<tspan text-decoration="line-through">${money(price)}</tspan>`, {
          ...{ anchor: 'end', size: 19, colour: muted },
        })
      : '',
    `<rect x="600" y="132" width="240" height="14" rx="7" fill="#f0e9e3"/><rect x="600" y="162" width="190" height="14" rx="7" fill="#f0e9e3"/><rect x="600" y="204" width="240" height="50" rx="12" fill="none" stroke="${line}" stroke-width="2"/><rect x="600" y="360" width="240" height="52" rx="26" fill="${primary}" opacity=".28"/>`,
  ].join('')
}

const puzzle = `<path transform="translate(${puzzleAt.x - 12} ${puzzleAt.y - 11})" d="M2 5h7a3.500 3.500 0 1 1 6 0h6v7a3.500 3.500 0 1 1 0 6v5H2v-6a3.500 3.500 0 1 0 0-6Z" fill="#8f8279"/>`
