import { brand } from '#brand/brand.ts'
import {
  languageTag,
  splitLocale,
  translations,
  type Locale,
  type Translation,
} from '#domain/locale.ts'
import { pagePath, pagePaths, pages, type PageKey } from '#domain/pages.ts'
import { fill } from '#strings/fill.ts'
import { siteStrings } from '#strings/site.ts'

/** What the head of a page and its language picker need to know. Paths have no origin. */
export interface PageHead {
  readonly title: string
  readonly description: string
  readonly robots: string
  readonly canonical: string | undefined
  readonly alternates: readonly { readonly tag: string; readonly path: string }[]
  readonly languages: readonly { readonly translation: Translation; readonly path: string }[]
}

interface PageAddress {
  readonly key: PageKey
  readonly locale: Locale
  readonly parameters?: Readonly<Record<string, string>>
  /** Values for the page's title and description. */
  readonly values?: Readonly<Record<string, string | number>>
  /** Where the page exists; everywhere unless told. */
  readonly locales?: readonly Locale[]
}

export function pageHead({ key, locale, parameters, values = {}, locales }: PageAddress): PageHead {
  const { translation, country } = splitLocale(locale)
  const text = siteStrings[translation].pages[key]
  const everywhere = pagePaths(key, parameters)
  const existing = everywhere.filter((each) => locales?.includes(each.locale) ?? true)
  const path = pagePath(key, locale, parameters)
  return {
    title: `${fill(text.title, values)} | ${brand.name}`,
    description: fill(text.description, values),
    robots: pages[key].robots,
    canonical: path,
    alternates: [
      ...existing.map((each) => ({ tag: languageTag(each.locale), path: each.path })),
      // Without a locale the server chooses the visitor's own.
      { tag: 'x-default', path: path.slice(locale.length + 1) },
    ],
    languages: translations.map((each) => ({
      translation: each,
      path: pagePath(key, `${each}-${country}`, parameters),
    })),
  }
}

/** Head of a page that doesn't exist. Its language picker leads to the start page. */
export function notFoundHead(locale: Locale): PageHead {
  const { translation, country } = splitLocale(locale)
  return {
    title: siteStrings[translation].notFound.title,
    description: siteStrings[translation].notFound.description,
    robots: 'noindex',
    canonical: undefined,
    alternates: [],
    languages: translations.map((each) => ({
      translation: each,
      path: pagePath('home', `${each}-${country}`),
    })),
  }
}
