import { figureLine, type Figure } from './figure.ts'
import { goalOf, goals, isMet } from './goals.ts'

const head = [
  '| Figure | Goal | Value | Met | Measured | Remark |',
  '| --- | --- | --- | --- | --- | --- |',
] as const

interface Measured {
  readonly figures: readonly Figure[]
  /** ISO 8601, the day alone. */
  readonly day: string
  readonly commit: string
}

/**
 * The text of `docs/figures.md` with figures put into its table. Figures that were not measured
 * stay as they were, and so do all remarks, which are written by hand.
 *
 * @throws Error where the text has no table.
 */
export function withFigures(text: string, { figures, day, commit }: Measured): string {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => line.startsWith('| Figure'))
  if (first === -1) throw new Error('the text has no table that begins with “| Figure”')
  const after = lines.findIndex((line, index) => index > first && !line.startsWith('|'))
  const end = after === -1 ? lines.length : after

  const rows = new Map(
    lines.slice(first + 2, end).map((line) => {
      const cells = cellsOf(line)
      return [cells[0] ?? '', cells] as const
    }),
  )
  for (const figure of figures) {
    const remark = rows.get(figure.name)?.[5] ?? ''
    rows.set(figure.name, rowOf(figure, [`${day}, ${commit}`, remark]))
  }
  const table = [...rows.values()]
    .sort((one, other) => placeOf(one[0] ?? '') - placeOf(other[0] ?? ''))
    .map((cells) => `| ${cells.join(' | ')} |`)
  return [...lines.slice(0, first), ...head, ...table, ...lines.slice(end)].join('\n')
}

/** The cells of a line without the bars at both ends. */
const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

function rowOf(figure: Figure, rest: readonly string[]): string[] {
  const goal = goalOf(figure.name)
  const words = [
    ...(goal?.least === undefined ? [] : [`≥ ${String(goal.least)}`]),
    ...(goal?.most === undefined ? [] : [`≤ ${String(goal.most)}`]),
  ]
  const met = goal === undefined ? '' : isMet(goal, figure.value) ? 'yes' : 'no'
  const value = figureLine(figure).slice(figure.name.length + 1)
  return [figure.name, words.join(', '), value, met, ...rest]
}

function placeOf(figure: string): number {
  const place = goals.findIndex(({ figures }) => figures.test(figure))
  return place === -1 ? goals.length : place
}
