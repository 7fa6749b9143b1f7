import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { translations } from '#domain/locale.ts'
import { filesOf, root } from './support/source-files.ts'
import { nodesOf, parseSource, textOf } from './support/syntax.ts'
import { textsOf, wordFiles, wordsOf } from './support/words.ts'

const files = await wordFiles('en')

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
  expect(await wordFiles(translation)).toEqual(files)
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

test.each([
  ['en', /top deals/i],
  ['de', /top-angebot/i],
] as const)('in %s the page of top deals shares its name with no other', async (each, name) => {
  const texts = await Promise.all(files.map((file) => wordsOf(each, file)))
  const named = texts.flatMap((words) => [...words].filter(([, text]) => name.test(text)))
  expect(named.map(([path]) => path)).toEqual([
    'shell.navbar.topDeals',
    'shell.footer.topDeals',
    'shell.category.topName',
  ])
})

/** Names that code could ask for a word by, as they stand in it. */
function namesIn(path: string, source: string): string[] {
  return nodesOf(parseSource(path, source)).flatMap((node) =>
    node.type === 'Identifier' ? [node.name as string] : (textOf(node) ?? []),
  )
}

/** Words whose key no code names. Those of categories are asked for by the names in the data. */
function idleWords(words: ReadonlyMap<string, string>, names: ReadonlySet<string>): string[] {
  return [...words.keys()].filter((path) => {
    const key = path.slice(path.lastIndexOf('.') + 1)
    const isForm = key === 'one' || key === 'other'
    return !path.startsWith('site.categories.') && !isForm && !names.has(key)
  })
}

test('no word is kept that no code asks for', { timeout: 30_000 }, async () => {
  const code = await filesOf('{site,extension,client,domain}/**/*.{astro,ts,tsx}', 'strings/*.ts')
  const sources = await Promise.all(
    code.map(async (path) => namesIn(path, await readFile(join(root, path), 'utf8'))),
  )
  const names = new Set(sources.flat())
  for (const file of files) expect(idleWords(await wordsOf('en', file), names)).toEqual([])
})

test('a word that no code names is idle', () => {
  const names = new Set(namesIn('a.astro', '<p>{text.deals.heading}</p>'))
  const words = textsOf({ site: { deals: { heading: 'Deals', lead: 'Live' } } })
  expect(idleWords(words, names)).toEqual(['site.deals.lead'])
})
