import { brand } from '#brand/brand.ts'
import {
  languageTag,
  splitLocale,
  translations,
  type Locale,
  type Translation,
} from '#domain/locale.ts'
import {
  pageOf,
  pagePath,
  pagePaths,
  robotsOf,
  type PageKey,
  type PageParameters,
} from '#domain/pages.ts'
import type { Indexing } from '#domain/seo/robots.ts'
import { breadcrumbList, type StructuredData } from '#domain/seo/structured-data.ts'
import { fill } from '#strings/fill.ts'
import { metadataStrings } from '#strings/metadata.ts'
import { siteStrings } from '#strings/site.ts'
import { indexing } from './indexing.ts'

/** Gives a path of the site its origin. */
export type Absolute = (path: string) => string

/** What the head of a page and its language picker need to know. Paths have no origin. */
export interface PageHead {
  readonly title: string
  readonly description: string
  readonly robots: string
  readonly type: 'website' | 'article'
  readonly canonical: string | undefined
  readonly alternates: readonly Alternate[]
  /** The pages before and after this one, where it is one of several. */
  readonly neighbours?: { readonly prev?: string; readonly next?: string }
  /** Path of a picture of 1200 × 630 for cards, where it isn't the product's own. */
  readonly image?: string
  /** ISO 8601 day. */
  readonly published?: string
  readonly languages: readonly { readonly translation: Translation; readonly path: string }[]
  /** What a prerenderer answers with instead of 200. */
  readonly status?: 404 | 500
  /** What search engines read beside the page's own words. */
  readonly structured: (absolute: Absolute) => readonly StructuredData[]
}

interface Alternate {
  readonly tag: string
  readonly path: string
}

export interface PageAddress {
  readonly key: PageKey
  readonly locale: Locale
  readonly parameters?: PageParameters
  /** Values for the page's title and description. */
  readonly values?: Readonly<Record<string, string | number>>
  /** Where the page exists; everywhere unless told. */
  readonly locales?: readonly Locale[]
  readonly type?: PageHead['type']
  readonly neighbours?: PageHead['neighbours']
  readonly image?: string
  readonly published?: string
  /** What stands between the start page and this one. */
  readonly crumbs?: readonly { readonly name: string; readonly path: string }[]
  /** What the page says to search engines besides its place in the site. */
  readonly structured?: PageHead['structured']
}

/** @param rules what the operator decides about search engines. */
export function pageHead(address: PageAddress, rules: Indexing = indexing): PageHead {
  const { key, locale, parameters, values = {}, locales, type = 'website' } = address
  const { neighbours, image, published } = address
  const { translation, country } = splitLocale(locale)
  const text = metadataStrings[translation][pageOf(key).metadata]
  const title = fill(text.title, values)
  const pathIn = (each: Locale) => pagePath(key, each, parameters)
  const path = pathIn(locale)
  const robots = robotsOf(key, rules)
  const crumbs = [
    { name: siteStrings[translation].shell.start, path: pagePath('home', locale) },
    ...(address.crumbs ?? []),
    ...(key === 'home' ? [] : [{ name: title, path }]),
  ]
  return {
    title: `${title} | ${brand.name}`,
    description: fill(text.description, values),
    robots,
    type,
    canonical: path,
    alternates: alternatesOf(key, parameters, locales),
    languages: translations.map((each) => ({
      translation: each,
      path: pathIn(`${each}-${country}`),
    })),
    ...(neighbours && { neighbours }),
    ...(image !== undefined && { image }),
    ...(published !== undefined && { published }),
    structured: (absolute) => {
      // Search engines don't read what they are asked to leave out.
      if (robots === 'noindex') return []
      const places = crumbs.map((crumb) => ({ name: crumb.name, url: absolute(crumb.path) }))
      const own = address.structured?.(absolute) ?? []
      return key === 'home' ? own : [breadcrumbList(places), ...own]
    },
  }
}

/** A page's addresses in the locales where it exists, and the one for everybody else. */
export function alternatesOf(
  key: PageKey,
  parameters?: PageParameters,
  locales?: readonly Locale[],
): Alternate[] {
  const all = pagePaths(key, parameters)
  const existing = all.filter((each) => locales?.includes(each.locale) ?? true)
  const [first] = existing
  // Without a locale the server chooses the visitor's own. A page that some locales lack, or whose
  // address holds words of its language, might not be found there: the first one stands for all.
  const isSameEverywhere = existing.length === all.length && typeof parameters !== 'function'
  const path = isSameEverywhere ? first?.path.slice(first.locale.length + 1) : first?.path
  return [
    ...existing.map((each) => ({ tag: languageTag(each.locale), path: each.path })),
    ...(path === undefined ? [] : [{ tag: 'x-default', path }]),
  ]
}

/** Head of a page without an address of its own. Its language picker leads to the start page. */
export function addresslessHead(
  locale: Locale,
  text: { readonly title: string; readonly description: string },
  status: 404 | 500,
): PageHead {
  const { country } = splitLocale(locale)
  return {
    ...{ title: text.title, description: text.description, status },
    robots: 'noindex',
    type: 'website',
    canonical: undefined,
    alternates: [],
    languages: translations.map((each) => ({
      translation: each,
      path: pagePath('home', `${each}-${country}`),
    })),
    structured: () => [],
  }
}

/** Head of a page that doesn't exist. Specification, section 2, "Page metadata". */
export function notFoundHead(locale: Locale): PageHead {
  const { translation } = splitLocale(locale)
  return addresslessHead(locale, metadataStrings[translation]['not-found'], 404)
}
