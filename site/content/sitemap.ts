import { locales, type Locale } from '#domain/locale.ts'
import { pageKeys, pageOf, pagePath, robotsOf, type PageKey } from '#domain/pages.ts'
import { lastChange, splitEntries, type SitemapEntry } from '#domain/seo/sitemap.ts'
import { categoryPages, questionPages, type Book } from './help.ts'
import { indexing } from './indexing.ts'
import { merchantPagesOf } from './merchant-pages.ts'
import { alternatesOf, type Absolute } from './page-head.ts'
import { builtAt } from './retailers.ts'

/** A sitemap as the site serves it. */
export interface Sitemap {
  /** Path of the file. */
  readonly path: string
  readonly changed: string
  readonly entries: readonly SitemapEntry[]
}

/** The entries of a page with parameters, for each page that search engines may read. */
interface Filled {
  readonly parameters: Readonly<Record<string, string>>
  /** Day of its last change; the build's where its words change with the offers. */
  readonly changed?: string
  /** Where it exists; everywhere unless told. */
  readonly locales?: readonly Locale[]
}

/** How the pages with parameters are listed. A page without a list here stays out. */
const lists: Partial<Record<PageKey, (locale: Locale) => Promise<readonly Filled[]>>> = {
  merchant: async (locale) =>
    (await merchantPagesOf(locale)).map(({ merchant, locales: existing }) => ({
      parameters: { merchant: merchant.slug },
      locales: existing,
    })),
  'faq-category': inBook('faq', 'category'),
  'faq-question': inBook('faq', 'question'),
  'terms-category': inBook('terms', 'category'),
  'terms-question': inBook('terms', 'question'),
}

function inBook(book: Book, level: 'category' | 'question') {
  const pagesOf = level === 'category' ? categoryPages : questionPages
  return (locale: Locale) =>
    Promise.resolve(pagesOf(book, locale).map(({ params }) => ({ parameters: params })))
}

/**
 * All sitemaps: one of the pages without parameters for each locale, and as many as it takes for
 * each page with them. What search engines are asked to leave out is in none.
 */
export async function sitemaps(absolute: Absolute): Promise<Sitemap[]> {
  const open = pageKeys.filter((key) => robotsOf(key, indexing) === 'index, follow')
  const single = open.filter((key) => !pageOf(key).path.includes('{'))
  const today = builtAt.toISOString().slice(0, 10)
  const found: Sitemap[] = []
  const add = (name: string, entries: readonly SitemapEntry[]) => {
    for (const [index, part] of splitEntries(entries).entries()) {
      const path = `/sitemaps/${name}-${String(index + 1)}.xml`
      found.push({ path, changed: lastChange(part, today), entries: part })
    }
  }
  for (const locale of locales) {
    const entryOf = (key: PageKey, filled: Filled): SitemapEntry => ({
      address: absolute(pagePath(key, locale, filled.parameters)),
      changed: filled.changed ?? pageOf(key).changed ?? today,
      alternates: alternatesOf(key, filled.parameters, filled.locales).map(({ tag, path }) => ({
        tag,
        address: absolute(path),
      })),
    })
    add(
      `${locale}-pages`,
      single.map((key) => entryOf(key, { parameters: {} })),
    )
    for (const key of open) {
      const filled = (await lists[key]?.(locale)) ?? []
      if (filled.length > 0)
        add(
          `${locale}-${key}`,
          filled.map((each) => entryOf(key, each)),
        )
    }
  }
  return found
}
