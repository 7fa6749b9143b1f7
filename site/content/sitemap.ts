import { locales, type Locale } from '#domain/locale.ts'
import {
  pageKeys,
  pageOf,
  pagePath,
  robotsOf,
  type PageKey,
  type PageParameters,
} from '#domain/pages.ts'
import { lastChange, splitEntries, type SitemapEntry } from '#domain/seo/sitemap.ts'
import { categoryPages, questionPages, type Book } from './help.ts'
import { dealCategoryPagesOf } from './deal-category-pages.ts'
import { indexing } from './indexing.ts'
import { merchantPagesOf } from './merchant-pages.ts'
import { alternatesOf, type Absolute } from './page-head.ts'
import { slugIn } from './post-head.ts'
import { blogPagesOf, postsOf } from './posts.ts'
import { builtAt } from './retailers.ts'

/** A sitemap as the site serves it. */
export interface Sitemap {
  /** Path of the file. */
  readonly path: string
  readonly changed: string
  readonly entries: readonly SitemapEntry[]
}

/** One of the addresses that a page has. */
interface Filled {
  readonly parameters: PageParameters
  /** Day of its last change; the build's where its words change with the offers. */
  readonly changed?: string | undefined
  /** Where it exists; everywhere unless told. */
  readonly locales?: readonly Locale[]
}

/**
 * The addresses of pages that have several, or a day of change that is known from data alone. A page
 * with parameters that has no list here stays out.
 */
const lists: Partial<Record<PageKey, (locale: Locale) => Promise<readonly Filled[]>>> = {
  category: async (locale) =>
    (await dealCategoryPagesOf(locale)).map(({ slug, locales: existing }) => ({
      parameters: { category: slug },
      locales: existing,
    })),
  merchant: async (locale) =>
    (await merchantPagesOf(locale)).map(({ merchant, locales: existing }) => ({
      parameters: { merchant: merchant.slug },
      locales: existing,
    })),
  'faq-category': inBook('faq', 'category'),
  'faq-question': inBook('faq', 'question'),
  'terms-category': inBook('terms', 'category'),
  'terms-question': inBook('terms', 'question'),
  blog: async (locale) => [{ parameters: {}, changed: (await postsOf(locale))[0]?.date }],
  'blog-page': async (locale) =>
    (await blogPagesOf(locale)).slice(1).map(([newest], index) => ({
      parameters: { number: String(index + 2) },
      changed: newest?.date,
    })),
  post: async (locale) =>
    (await postsOf(locale)).map((post) => ({ parameters: slugIn(post), changed: post.date })),
}

function inBook(book: Book, level: 'category' | 'question') {
  const pagesOf = level === 'category' ? categoryPages : questionPages
  return (locale: Locale) =>
    Promise.resolve(pagesOf(book, locale).map(({ params }) => ({ parameters: params })))
}

/**
 * All sitemaps: one of the pages without a list for each locale, and as many as it takes for
 * each page with one. What search engines are asked to leave out is in none.
 */
export async function sitemaps(absolute: Absolute): Promise<Sitemap[]> {
  const open = pageKeys.filter((key) => robotsOf(key, indexing) === 'index, follow')
  const single = open.filter((key) => lists[key] === undefined && !pageOf(key).path.includes('{'))
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
