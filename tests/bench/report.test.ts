import { expect, test } from 'vitest'
import { withFigures } from './report.ts'

const empty = `# Figures

| Figure | Goal | Value | Met | Measured | Remark |
| --- | --- | --- | --- | --- | --- |

Words below.
`
const today = { day: '2026-11-21', commit: 'abc1234' }

const rowsOf = (text: string) => text.split('\n').filter((line) => /^\| [a-z]+\./.test(line))

test('a figure stands with its goal, and with whether that is met', () => {
  const figures = [
    { name: 'run.start.first.s', value: 15.704, unit: 's' },
    { name: 'api.import.rows_per_s', value: 19_000, unit: 'rows/s' },
  ]
  const text = withFigures(empty, { figures, ...today })
  expect(rowsOf(text)).toEqual([
    '| run.start.first.s | ≤ 120 | 15.7 s | yes | 2026-11-21, abc1234 |  |',
    '| api.import.rows_per_s | ≥ 20000 | 19000 rows/s | no | 2026-11-21, abc1234 |  |',
  ])
  expect(text).toContain('\nWords below.\n')
})

test('a remark is kept when its figure is measured again, as a formatter left it', () => {
  const before = empty.replace(
    '\n\nWords',
    '\n| engine.find.ms    | ≤ 5  | 9 ms  | no  | 2026-01-01, 0000000 | A slow machine. |\n\nWords',
  )
  const figures = [{ name: 'engine.find.ms', value: 4, unit: 'ms' }]
  expect(rowsOf(withFigures(before, { figures, ...today }))).toEqual([
    '| engine.find.ms | ≤ 5 | 4 ms | yes | 2026-11-21, abc1234 | A slow machine. |',
  ])
})

test('figures that were not measured stay, and all stand in the order of the goals', () => {
  const measured = (text: string, name: string) =>
    withFigures(text, { figures: [{ name, value: 1 }], ...today })
  const text = ['extension.popup.ms', 'something.new', 'run.test.s'].reduce(measured, empty)
  expect(rowsOf(text).map((row) => row.split(' ')[1])).toEqual([
    'run.test.s',
    'extension.popup.ms',
    'something.new',
  ])
})

test('a text without a table is refused', () => {
  expect(() => withFigures('# Figures\n', { figures: [], ...today })).toThrow('no table')
})
