import { languageTag, localeOfPath, locales, splitLocale } from '#domain/locale.ts'
import { pageKeys, pageOf, robotsOf, type PageKey } from '#domain/pages.ts'
import { matchPath } from '#domain/routes/match-path.ts'
import { crawl, type Crawled } from './support/crawl.ts'
import type { ReadPage } from './support/read-page.ts'
import { expect, test } from './test.ts'

/** One walk through the whole site, read by all tests of this file. */
test.describe.configure({ mode: 'default' })

let site: Crawled
let origin: string

test.beforeAll(async ({ baseURL }) => {
  origin = new URL(baseURL ?? '').origin
  site = await crawl(origin)
})

/** Pages that name themselves to search engines, by address. */
const named = () =>
  [...site.pages].flatMap(([path, page]) =>
    page.canonical === origin + path ? [{ address: page.canonical, path, page }] : [],
  )

const isOpen = ({ metas }: ReadPage) => metas.get('robots') === 'index, follow'

test('every link and every file that a page names is there', () => {
  expect(site.pages.size).toBeGreaterThan(100)
  expect(site.broken).toEqual([])
})

test('every part of a page that a link names is there', () => {
  expect(site.lost).toEqual([])
})

test('a page names the same page in all languages as those name it', () => {
  const strange: string[] = []
  const byAddress = new Map(named().map((each) => [each.address, each.page]))
  for (const { address, path, page } of named()) {
    const own = languageTag(localeOfPath(path) ?? locales[0])
    if (page.language !== own) strange.push(`${path} is in ${String(page.language)}`)
    if (page.alternates.get(own) !== address) strange.push(`${path} is not its own ${own}`)
    const { 'x-default': forEverybody, ...inLanguages } = Object.fromEntries(page.alternates)
    const tags = Object.keys(inLanguages)
    const isEverywhere = tags.length === locales.length
    // Without a language an address leads to the browser's, where the page has to be.
    if (!isEverywhere && !Object.values(inLanguages).includes(forEverybody ?? '')) {
      strange.push(`${path} leads everybody else to ${String(forEverybody)}`)
    }
    if (forEverybody === undefined) strange.push(`${path} has no default`)
    const others = tags.filter((tag) => tag !== own).map((tag) => tag.replace('-', '_'))
    if (others.join() !== page.otherLocales.join()) {
      strange.push(`${path} is shared as one in ${page.otherLocales.join(', ')} too`)
    }
    for (const other of Object.values(inLanguages)) {
      const back = byAddress.get(other)?.alternates
      if (JSON.stringify([...(back ?? [])]) !== JSON.stringify([...page.alternates])) {
        strange.push(`${path} and ${other} name different languages`)
      }
    }
  }
  expect(strange).toEqual([])
})

test('every page says who it is, to people, to search engines and to those who share it', () => {
  const strange: string[] = []
  for (const { address, path, page } of named()) {
    const { title, metas } = page
    const language = languageTag(localeOfPath(path) ?? locales[0])
    const expected: Readonly<Record<string, RegExp | string>> = {
      description: /\w.{19}/,
      robots: /^(?:no)?index(?:, (?:no)?follow)?$/,
      'og:type': /^(?:website|article)$/,
      'og:site_name': 'Pouch',
      'og:locale': language.replace('-', '_'),
      'og:title': title,
      'og:description': metas.get('description') ?? '',
      'og:url': address,
      'og:image': /^https?:/,
      'twitter:card': /^summary/,
      'twitter:site': /^@/,
      'twitter:creator': /^@/,
    }
    if (!/\S \| Pouch$/.test(title)) strange.push(`${path} is called ${title}`)
    for (const [name, wanted] of Object.entries(expected)) {
      const said = metas.get(name) ?? ''
      const fits = typeof wanted === 'string' ? said === wanted : wanted.test(said)
      if (!fits) strange.push(`${path} says ${name}: ${said}`)
    }
  }
  expect(strange).toEqual([])
})

/** How the other language writes a thousand, a rating and a percentage. */
const foreignNumbers = {
  en: /\b\d{1,3}\.\d{3}\b|\d,\d+ out of|\d\s%/g,
  de: /\b\d{1,3},\d{3}\b|\d\.\d+ von|\d%/g,
}
/** Pages with offers, whose percentages are in the retailers' own words. */
const withOffers: readonly (PageKey | undefined)[] = [
  ...(['home', 'deals', 'category', 'merchant', 'landing', 'landing-country'] as const),
]

test('numbers are written as the words around them are, whatever the country', () => {
  const strange = [...site.pages].flatMap(([path, { text }]) => {
    const { translation } = splitLocale(localeOfPath(path) ?? locales[0])
    const foreign = text.match(foreignNumbers[translation]) ?? []
    const own = withOffers.includes(keyOf(path))
      ? foreign.filter((each) => !each.endsWith('%'))
      : foreign
    return own.map((each) => `${path} writes ${each}`)
  })
  expect(strange).toEqual([])
})

test('the sitemaps hold what search engines may read, and nothing else', () => {
  const open = named().filter(({ page }) => isOpen(page))
  expect(open.length).toBeGreaterThan(4)
  expect(new Set(open.map(({ address }) => address))).toEqual(site.mapped)
})

test('no two pages of a locale have the same title', () => {
  const titles = new Map<string, string>()
  const same: string[] = []
  for (const { path, page } of named()) {
    const key = `${String(localeOfPath(path))} ${page.title}`
    const other = titles.get(key)
    if (other !== undefined) same.push(`${path} and ${other}: ${page.title}`)
    titles.set(key, path)
  }
  expect(same).toEqual([])
})

/**
 * What a page that search engines may read tells them beside its place in the site. Deals are closed
 * here; `merchant-head.test.ts` opens them.
 */
const kinds: Partial<Record<PageKey, readonly string[]>> = {
  home: ['Organization', 'WebSite'],
  faq: ['FAQPage'],
  press: ['Organization'],
  blog: ['Blog'],
  'blog-page': ['Blog'],
  post: ['BlogPosting'],
}

/** The page of the table that an address of the site is. */
function keyOf(path: string): PageKey | undefined {
  const fitting = pageKeys.filter((key) => matchPath(`{locale}/${pageOf(key).path}`, path))
  // What names its parts goes before what takes any.
  return fitting.sort(
    (a, b) => pageOf(a).path.split('{').length - pageOf(b).path.split('{').length,
  )[0]
}

test('every kind of page tells search engines by its structure what it is, or nothing', () => {
  const met = new Set<PageKey>()
  for (const { path, page } of named()) {
    const key = keyOf(path)
    if (key === undefined) throw new Error(path)
    const things = page.structured.flatMap((text) => JSON.parse(text) as Record<string, unknown>[])
    expect(things.every((thing) => thing['@context'] === 'https://schema.org')).toBe(true)
    const place = key === 'home' ? [] : ['BreadcrumbList']
    expect({ path, kinds: things.map((thing) => thing['@type']) }).toEqual({
      path,
      kinds: isOpen(page) ? [...place, ...(kinds[key] ?? [])] : [],
    })
    if (isOpen(page)) met.add(key)
    if (key === 'home') {
      expect(things[1]).toMatchObject({
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            urlTemplate: expect.stringMatching(/\/retailers\/\?q=\{search_term_string\}$/),
          },
        },
      })
    }
  }
  const open = pageKeys.filter((key) => robotsOf(key, { opensDeals: false }) === 'index, follow')
  expect([...met].sort()).toEqual(open.sort())
})
