import { brand } from '#brand/brand.ts'
import { formatMoney } from '#domain/money/money.ts'
import { fill } from '#strings/fill.ts'
import { ease, line, muted, negative, placed, positive, pouch, text } from './draw.ts'
import type { FilmWords } from './words.ts'

/** What each code takes off, in minor units; null where the shop refuses it. */
const codes = [
  { code: 'SPRING5', saves: 350 },
  { code: 'HELLO10', saves: null },
  { code: 'SHELL20', saves: 1250 },
] as const

/** How long a code is tried, in seconds. */
const tryFor = 1.35

/** The most that has been saved by a second, where the codes are tried from another on. */
export function savedBy(second: number, from: number): number {
  const saved = codes.map(({ saves }, index) =>
    second >= from + (index + 1) * tryFor ? (saves ?? 0) : 0,
  )
  return Math.max(0, ...saved)
}

/** When the last code has been tried. */
export const triedBy = (from: number) => from + codes.length * tryFor

/** What opens under our button: each code as it waits, is tried, and saves or doesn't. */
export function codePanel(words: FilmWords, second: number, from: number): string {
  const open = ease(second, from - 0.5, from - 0.1)
  if (open === 0) return ''
  const money = (minor: number) => formatMoney({ minor, currency: words.currency }, words.tag)
  const best = Math.max(...codes.map(({ saves }) => saves ?? 0))
  const isOver = second >= triedBy(from)
  const rows = codes.map(({ code, saves }, index) => {
    const tried = second - from - index * tryFor
    const isBest = isOver && saves === best
    const end = saves === null ? '–' : `−${money(saves)}`
    return placed(
      `<rect width="264" height="50" rx="12" fill="${isBest ? '#e2f4ea' : '#f7f2ee'}"${isBest ? ` stroke="${positive}" stroke-width="3"` : ''}/>` +
        placed(sign(tried, saves !== null), { x: 28, y: 25 }) +
        text(54, 32, code, { size: 19, weight: 700 }) +
        (tried < tryFor
          ? ''
          : text(250, 32, end, {
              ...{ anchor: 'end', size: 19 },
              colour: saves === null ? muted : positive,
            })),
      { x: 16, y: 64 + index * 60 },
    )
  })
  const end = ease(second, triedBy(from) + 0.1, triedBy(from) + 0.5)
  const result = placed(
    `<rect width="264" height="52" rx="26" fill="#231c18"/><circle cx="30" cy="26" r="15" fill="#6fd6a0"/><path d="m23 26.500 5 5 9.500-11" fill="none" stroke="#0e2a1b" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>` +
      text(58, 33, fill(words.youSave, { amount: money(best) }), { size: 19, colour: '#fff' }),
    { x: 16, y: 250 + (1 - end) * 12, opacity: end },
  )
  const panel =
    `<rect y="6" width="296" height="318" rx="20" fill="#1f0d07" opacity=".1"/><rect width="296" height="318" rx="20" fill="#fff" stroke="${line}" stroke-width="2"/>` +
    placed(pouch, { x: 16, y: 14, scale: 0.75 }) +
    text(60, 40, brand.name, { size: 21, weight: 700, isDisplay: true }) +
    rows.join('') +
    result
  return placed(panel, { x: 576, y: 104 - (1 - open) * 14, opacity: open })
}

/** Waiting, being tried, and what came of it. */
function sign(tried: number, saves: boolean): string {
  if (tried < 0) return `<circle r="11" fill="none" stroke="#d8ccc2" stroke-width="3.500"/>`
  if (tried < tryFor) {
    const turn = `<circle r="11" fill="none" stroke="#d8ccc2" stroke-width="3.500"/><path d="M0-11A11 11 0 0 1 11 0" fill="none" stroke="#ff6441" stroke-width="4" stroke-linecap="round"/>`
    return placed(turn, { rotate: Math.round(tried * 400) })
  }
  return saves
    ? `<circle r="13" fill="${positive}"/><path d="m-6 .5 4.500 4.500L6.500-5" fill="none" stroke="#fff" stroke-width="3.500" stroke-linecap="round" stroke-linejoin="round"/>`
    : `<path d="m-7-7 14 14m0-14L-7 7" fill="none" stroke="${negative}" stroke-width="4" stroke-linecap="round"/>`
}
