import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { cutFont } from './cut-font.ts'
import { facesIn, fontFaces, isCut } from './font-faces.ts'

const faces = await fontFaces()

const slow = { timeout: 60_000 }

test.each(faces.filter(isCut))(
  '$file is what its rule describes (npm run fonts)',
  slow,
  async (face) => {
    const file = await readFile(new URL(`../${face.file}`, import.meta.url))
    const font = await cutFont(face, faces)
    expect(font.equals(file)).toBe(true)
  },
)

test('rules of one family have the same weights, since a browser only then takes them together', () => {
  const families = Map.groupBy(faces, ({ family }) => family)
  expect(families.size).toBe(2)
  for (const rules of families.values()) {
    expect(new Set(rules.map(({ weights }) => weights.join(' '))).size).toBe(1)
  }
})

test('a rule is read with its file, its weights and its characters', () => {
  const css = `@font-face {
    font-family: 'Some';
    font-weight: 400 700;
    src: url('./some.woff2') format('woff2');
    unicode-range: U+0041-0043, U+20AC;
  }
  @font-face { font-family: 'Of the system'; src: local('Arial'); }`
  expect(facesIn(css)).toEqual([
    { family: 'Some', file: './some.woff2', weights: [400, 700], characters: ['A', 'B', 'C', '€'] },
  ])
})
