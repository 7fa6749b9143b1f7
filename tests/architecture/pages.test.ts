import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { translations } from '#domain/locale.ts'
import { layouts, metadataKeys, pageKeys, pageOf, pages, type Page } from '#domain/pages.ts'
import { metadataStrings } from '#strings/metadata.ts'

const root = join(import.meta.dirname, '../..')
const views = join(root, 'site/views')

const fileOf = (layout: Page['layout']) =>
  `${layout.replace(/(?:^| )(\w)/g, (_, first: string) => first.toUpperCase())}.astro`

test('every layout has a file and every file a layout, but for the frames of all', async () => {
  const files = await readdir(join(root, 'site/layouts'))
  const frames = ['Document.astro', 'Shell.astro']
  expect(files.sort()).toEqual([...layouts.map(fileOf), ...frames].sort())
})

test('every page has a view and every view a page', async () => {
  const files = await readdir(views)
  expect(files.sort()).toEqual(pageKeys.map((key) => `${key}.astro`).sort())
})

test.each(pageKeys)('the view of %s uses the layout that the table gives it', async (key) => {
  const view = await readFile(join(views, `${key}.astro`), 'utf8')
  expect(view).toContain(`from '../layouts/${fileOf(pages[key].layout)}'`)
  expect(view).toContain(`key: '${key}'`)
})

test('every page has a title that says more than whose site it is', () => {
  expect(pageKeys.filter((key) => pageOf(key).metadata === 'default')).toEqual([])
})

test('no two pages share their words', () => {
  const keys = pageKeys.map((key) => pageOf(key).metadata)
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})

/** Whether a page brings a text along, as posts do, and nothing stands around it. */
const isItsOwn = (text: string) => /^\{\w+\}$/.test(text)

test.each(translations)(
  'no two titles of pages, posts and articles are the same in %s',
  async (each) => {
    const ofPages = Object.values(metadataStrings[each]).map(({ title }) => title)
    const titles = [
      ...ofPages.filter((title) => !isItsOwn(title)),
      ...(await titlesIn(join(root, 'src/content/posts', each))),
      ...(await titlesIn(join(root, 'src/content/articles', each))),
    ]
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  },
)

/** The titles of a folder's texts. */
async function titlesIn(folder: string): Promise<string[]> {
  const files = await readdir(folder)
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return texts.flatMap((text) => /^title: ['"]?(.*?)['"]?$/m.exec(text)?.[1] ?? [])
}

test.each(translations)('every page key has a title and a description in %s', (translation) => {
  const texts = metadataStrings[translation]
  expect(Object.keys(texts)).toEqual([...metadataKeys])
  for (const { title, description } of Object.values(texts)) {
    if (!isItsOwn(title)) {
      expect(title.length).toBeGreaterThan(5)
      expect(title.length).toBeLessThanOrEqual(60)
    }
    if (!isItsOwn(description)) {
      expect(description.length).toBeGreaterThan(20)
      expect(description.length).toBeLessThanOrEqual(160)
    }
  }
})
