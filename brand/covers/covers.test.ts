import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { coverPng } from './cover-png.ts'
import { coverDrawing } from './cover.ts'
import { motifs } from './motifs.ts'
import { coverSubjects, subjects } from './subjects.ts'

const folder = join(import.meta.dirname, '../../public/blog-assets')

test('every subject has a cover of its own, with no colour left open', () => {
  const drawings = coverSubjects.map((subject) => coverDrawing(subject, 'page'))
  expect(new Set(drawings).size).toBe(coverSubjects.length)
  for (const drawing of drawings) {
    expect(drawing).toContain('light-dark(')
    expect(drawing).not.toMatch(/\{|NaN|undefined/)
  }
})

test('a cover on a card follows no scheme', () => {
  expect(coverDrawing('codes', 'light')).not.toContain('light-dark(')
})

test('every motif is on a cover', () => {
  const shown = coverSubjects.flatMap((each) => [subjects[each].main, ...subjects[each].beside])
  expect(new Set(shown)).toEqual(new Set(Object.keys(motifs)))
})

test('every subject has its picture for cards, as `npm run covers` draws it', async () => {
  expect(await readdir(folder)).toEqual(coverSubjects.map((subject) => `${subject}.png`).sort())
  for (const subject of coverSubjects) {
    const file = await readFile(join(folder, `${subject}.png`))
    const { width, height } = await sharp(file).metadata()
    expect([width, height]).toEqual([1200, 630])
    expect(file.equals(await coverPng(subject)), subject).toBe(true)
  }
})
