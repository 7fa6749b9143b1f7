import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { translations } from '#domain/locale.ts'
import { root } from './support/source-files.ts'

type Words = Readonly<Record<string, unknown>>

/** Each text by the path of its key, `deals.heading`. */
function textsOf(words: Words, above = ''): Map<string, string> {
  const texts = new Map<string, string>()
  for (const [key, value] of Object.entries(words)) {
    if (typeof value === 'string') texts.set(above + key, value)
    else
      for (const [path, text] of textsOf(value as Words, `${above}${key}.`)) texts.set(path, text)
  }
  return texts
}

async function wordsOf(translation: string, file: string): Promise<Map<string, string>> {
  const name = basename(file, '.ts')
  return textsOf((await import(`../../strings/${translation}/${name}.ts`)) as Words)
}

const filesOf = async (translation: string) =>
  (await readdir(join(root, 'strings', translation))).sort()
const files = await filesOf('en')

/** Faults of a translation, by the paths of the keys that have them. */
function faultsOf(english: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) {
  const placesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join(' ')
  const shared = [...english].flatMap(([path, text]) => {
    const translated = other.get(path)
    return translated === undefined ? [] : [{ path, text, translated }]
  })
  return {
    missing: [...english.keys()].filter((path) => !other.has(path)),
    unknown: [...other.keys()].filter((path) => !english.has(path)),
    otherPlaces: shared
      .filter(({ text, translated }) => placesOf(text) !== placesOf(translated))
      .map(({ path }) => path),
    empty: shared
      .filter(({ text, translated }) => (text === '') !== (translated.trim() === ''))
      .map(({ path }) => path),
  }
}
const faultless = { missing: [], unknown: [], otherPlaces: [], empty: [] }

test.each(translations)('%s has every file of words that English has', async (translation) => {
  expect(await filesOf(translation)).toEqual(files)
})

describe.each(files)('the words of %s', (file) => {
  test.each(translations)('are complete in %s, with the same places for values', async (each) => {
    const english = await wordsOf('en', file)
    expect(english.size).toBeGreaterThan(0)
    expect(faultsOf(english, await wordsOf(each, file))).toEqual(faultless)
  })
})

test('a word that is missing, unknown, empty or has other places is a fault', () => {
  const english = textsOf({ list: { ends: 'Ends {date}', more: 'More' }, close: 'Close' })
  const german = textsOf({ list: { ends: 'Endet am {day}', less: 'Weniger' }, close: '' })
  expect(faultsOf(english, german)).toEqual({
    missing: ['list.more'],
    unknown: ['list.less'],
    otherPlaces: ['list.ends'],
    empty: ['close'],
  })
})
