import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { translations } from '#domain/locale.ts'
import { pageKeys, pages } from '#domain/pages.ts'
import { siteStrings } from '#strings/site.ts'

const root = join(import.meta.dirname, '../..')
const views = join(root, 'site/views')

test('every page has a view and every view a page', async () => {
  const files = await readdir(views)
  expect(files.sort()).toEqual(pageKeys.map((key) => `${key}.astro`).sort())
})

test.each(pageKeys)('the view of %s uses the layout that the table gives it', async (key) => {
  const view = await readFile(join(views, `${key}.astro`), 'utf8')
  const { layout } = pages[key]
  const component = layout.charAt(0).toUpperCase() + layout.slice(1)
  expect(view).toContain(`from '../layouts/${component}.astro'`)
  expect(view).toContain(`key: '${key}'`)
})

test.each(translations)('every page has a title and a description in %s', (translation) => {
  const texts = siteStrings[translation].pages
  expect(Object.keys(texts).sort()).toEqual([...pageKeys].sort())
  for (const { title, description } of Object.values(texts)) {
    expect(title.length).toBeGreaterThan(10)
    expect(description.length).toBeGreaterThan(40)
  }
})
