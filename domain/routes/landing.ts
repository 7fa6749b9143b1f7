import { countries, splitLocale, type Locale } from '../locale.ts'

/**
 * The locale whose data a retailer's landing page shows: the words stay, the country is the one
 * that the address names. A country that isn't ours, or none, leaves the visitor's.
 *
 * @param country ISO 3166 code of two letters, in any case.
 */
export function landingLocale(locale: Locale, country: string | undefined): Locale {
  const { translation, country: own } = splitLocale(locale)
  const named = countries.find((each) => each === country?.toLowerCase())
  return `${translation}-${named ?? own}`
}

/**
 * Where the address of a landing page leads that no page answers, as a path under the locale. A
 * country that is ours in capitals leads to its page, one that isn't ours to the page of the
 * visitor's; whatever else is missing leads home. Specification, section 2, "Routes under the
 * prefix".
 */
export function landingElsewhere(retailer: string, country: string | undefined): string {
  const named = countries.find((each) => each === country?.toLowerCase())
  if (country === undefined || country === named) return ''
  const page = `landing/${encodeURIComponent(retailer)}`
  return named === undefined ? page : `${page}/${named}`
}
