import { locales, type Locale } from './locale.ts'

/**
 * The only list of pages. Routes, `hreflang`, navigation, metadata, redirects, the extension's
 * links and the end-to-end sweep read it. Specification, section 2.
 */
export interface Page {
  /** Path under the locale prefix. `{name}` is a parameter that a list of entries fills. */
  readonly path: string
  readonly layout: 'main' | 'deal' | 'page'
  readonly robots: 'index, follow' | 'noindex'
}

export const pages = {
  home: { path: '', layout: 'main', robots: 'index, follow' },
  deals: { path: 'deals', layout: 'deal', robots: 'noindex' },
  merchant: { path: 'deals/{merchant}', layout: 'deal', robots: 'noindex' },
  retailers: { path: 'retailers', layout: 'page', robots: 'noindex' },
  out: { path: 'out', layout: 'page', robots: 'noindex' },
} as const satisfies Record<string, Page>

export type PageKey = keyof typeof pages

export const pageKeys = Object.keys(pages) as PageKey[]

/**
 * The path of a page in a locale, with a slash at both ends.
 *
 * @throws RangeError where a parameter of the path is missing.
 */
export function pagePath(
  key: PageKey,
  locale: Locale,
  parameters: Readonly<Record<string, string>> = {},
): string {
  const filled = pages[key].path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = parameters[name]
    if (value === undefined) throw new RangeError(`page ${key} needs the parameter ${name}`)
    return encodeURIComponent(value)
  })
  return filled === '' ? `/${locale}/` : `/${locale}/${filled}/`
}

/** The same page in every locale, for `hreflang` and the language picker. */
export function pagePaths(
  key: PageKey,
  parameters: Readonly<Record<string, string>> = {},
): { locale: Locale; path: string }[] {
  return locales.map((locale) => ({ locale, path: pagePath(key, locale, parameters) }))
}
