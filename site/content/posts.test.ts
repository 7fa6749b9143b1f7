import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { fontFaces, isCut } from '#brand/fonts/font-faces.ts'
import { locales, translations, type Translation } from '#domain/locale.ts'
import { pageKeys, pageOf, pagePath } from '#domain/pages.ts'
import { articlesFrom, postsFrom, topics, type EntryFile } from './entries.ts'
import { slugIn } from './post-head.ts'

const content = join(import.meta.dirname, '../../src/content')

/** The files of a folder; their HTML is Astro's, and no test here is about it. */
async function filesOf(folder: 'posts' | 'articles'): Promise<EntryFile[]> {
  const paths = await readdir(join(content, folder), { recursive: true })
  return Promise.all(
    paths
      .filter((path) => path.endsWith('.md'))
      .map(async (path) => {
        const source = await readFile(join(content, folder, path), 'utf8')
        const [, front = '', body = ''] = source.split(/^---$/m)
        const data: unknown = parse(front)
        return { id: path.replace(/\.md$/, ''), data, body, html: '' }
      }),
  )
}

const files = { posts: await filesOf('posts'), articles: await filesOf('articles') }
const posts = postsFrom(files.posts)
const articles = articlesFrom(files.articles)
const entries = [
  ...posts.map((post) => ({ key: 'post' as const, ...post })),
  ...articles.map((article) => ({ key: 'article' as const, ...article })),
]
const all = [...files.posts, ...files.articles]
const inTranslation = (translation: Translation) => (entry: { translation: Translation }) =>
  entry.translation === translation

test.each(translations)('there are posts and articles enough in %s', (translation) => {
  const own = posts.filter(inTranslation(translation))
  expect(own.length).toBeGreaterThanOrEqual(13)
  expect(new Set(own.map(({ topic }) => topic))).toEqual(new Set(topics))
  expect(articles.filter(inTranslation(translation)).length).toBeGreaterThanOrEqual(4)
})

test.each(entries)('$translation/$slug has an address that can be typed', ({ slug, slugs }) => {
  expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  // One slug for two texts would make one of them the counterpart of itself.
  expect(slugs.en).not.toBe(slugs.de)
})

test.each(entries)('$translation/$slug and its counterpart are the same text', (entry) => {
  const other = entries.find(
    ({ key, slug, translation }) =>
      key === entry.key && translation !== entry.translation && slug === entry.slugs[translation],
  )
  expect(other).toMatchObject({ date: entry.date, image: entry.image })
  expect(other?.subtitle === undefined).toBe(entry.subtitle === undefined)
})

test.each(posts)('$translation/$slug fits into a list of results', ({ title, preview }) => {
  expect(title.length).toBeLessThanOrEqual(60)
  expect(preview.length).toBeGreaterThanOrEqual(70)
  expect(preview.length).toBeLessThanOrEqual(160)
})

test.each(all)('$id can be read in a few minutes', ({ body }) => {
  const words = body.match(/[\p{L}\p{N}]+/gu) ?? []
  expect(words.length).toBeGreaterThanOrEqual(400)
  expect(words.length).toBeLessThanOrEqual(900)
})

test.each(all)('the headings of $id are in order', ({ body }) => {
  const levels = [...body.matchAll(/^(#+) /gm)].map(([, signs = '']) => signs.length)
  let last = 1
  for (const level of levels) {
    expect(level).toBeGreaterThanOrEqual(2)
    expect(level - last).toBeLessThanOrEqual(1)
    last = level
  }
})

test.each(all)('every link of $id leads to a page of its own language', ({ id, body }) => {
  const own = locales.filter((locale) => id.startsWith(`${locale.split('-')[0] ?? ''}/`))
  const known = own.flatMap((locale) => [
    ...pageKeys
      .filter((key) => !pageOf(key).path.includes('{'))
      .map((key) => pagePath(key, locale)),
    ...entries.map((entry) => pagePath(entry.key, locale, slugIn(entry))),
  ])
  const links = [...body.matchAll(/\]\(([^)]*)\)/g)].map(([, address = '']) => address)
  expect(links.length).toBeGreaterThan(0)
  for (const address of links) {
    for (const locale of own) expect(known).toContain(`/${locale}${address}`)
  }
})

test.each(translations)('an article leads to the post on pinning the extension in %s', (each) => {
  const pin = posts.find((post) => post.image === 'pin' && post.translation === each)
  expect(pin).toBeDefined()
  const linking = files.articles.filter(({ body }) => body.includes(`/blog/${pin?.slug ?? ''}/`))
  expect(linking).not.toEqual([])
})

test.each((await fontFaces()).filter((face) => isCut(face) && !face.file.includes('-rare')))(
  '$file has every character of the texts',
  ({ characters }) => {
    const drawn = new Set(characters)
    for (const { id, data, body } of all) {
      // Markdown's own signs are not shown.
      const shown = body.replace(/\]\([^)]*\)|[#|[\]*>\n]/g, '')
      const text = `${Object.values(data as object).join('')}${shown}`
      expect(
        text.match(/./gsu)?.filter((character) => !drawn.has(character)),
        id,
      ).toEqual([])
    }
  },
)
