/**
 * Locales are written `{translation}-{country}`: the language of the words first, then the country
 * whose retailers, currency and law apply. Specification, section 2, "Locale prefix".
 */
export const translations = ['en', 'de'] as const
export type Translation = (typeof translations)[number]

export const countries = ['gb', 'de'] as const
export type Country = (typeof countries)[number]

export type Locale = `${Translation}-${Country}`
export const locales = ['en-gb', 'de-gb', 'en-de', 'de-de'] as const satisfies readonly Locale[]

export const defaultTranslation: Translation = 'en'
export const defaultCountry: Country = 'gb'
export const defaultLocale: Locale = `${defaultTranslation}-${defaultCountry}`

export function isLocale(value: string): value is Locale {
  return (locales as readonly string[]).includes(value)
}

export function splitLocale(locale: Locale): { translation: Translation; country: Country } {
  const [translation, country] = locale.split('-') as [Translation, Country]
  return { translation, country }
}

/** The tag that `lang` and `hreflang` expect, for example `en-DE`. */
export function languageTag(locale: Locale): string {
  const { translation, country } = splitLocale(locale)
  return `${translation}-${country.toUpperCase()}`
}

const formatTags = { en: 'en-GB', de: 'de-DE' } as const satisfies Record<Translation, string>

/**
 * The tag to format numbers, money and dates with. Words are written once per language, with their
 * numbers in them, so what is formatted beside them follows the language too: English words for
 * Germany say 1,500, where Intl would say 1.500 for `en-DE`.
 */
export function formatTag(translation: Translation): string {
  return formatTags[translation]
}

/** ISO 4217 code of the money that shops of the country use. */
export function currencyOf(country: Country): 'GBP' | 'EUR' {
  return country === 'gb' ? 'GBP' : 'EUR'
}

/** The locale that a path starts with, or undefined where it has none. */
export function localeOfPath(path: string): Locale | undefined {
  const first = path.split('/')[1]?.toLowerCase() ?? ''
  return isLocale(first) ? first : undefined
}

/**
 * The locale for somebody whose address names none: the stored one wins, then the first language
 * that is ours, then the defaults.
 *
 * @param languages BCP 47 tags, most wanted first, as `navigator.languages` or `Accept-Language`
 *   give them.
 */
export function chooseLocale(languages: readonly string[], stored?: string): Locale {
  if (stored !== undefined && isLocale(stored)) return stored
  for (const tag of languages) {
    const [language, region] = tag.toLowerCase().split('-')
    const translation = translations.find((each) => each === language)
    if (translation === undefined) continue
    const spoken = countries.find((each) => each === region)
    return `${translation}-${spoken ?? (translation === 'de' ? 'de' : defaultCountry)}`
  }
  return defaultLocale
}

/** The tags of an `Accept-Language` header, most wanted first. Tags with `q=0` are left out. */
export function acceptedLanguages(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const weight = parameters.map((each) => /^\s*q=([\d.]+)\s*$/.exec(each)?.[1]).find(Boolean)
      return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
}

/** Puts a path under a locale; a path that has one already changes to it. */
export function withLocale(path: string, locale: Locale): string {
  const absolute = path.startsWith('/') ? path : `/${path}`
  const current = localeOfPath(absolute)
  const rest = current === undefined ? absolute : absolute.slice(current.length + 1)
  return `/${locale}${rest === '' ? '/' : rest}`
}
