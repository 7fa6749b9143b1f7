import { countries, splitLocale, type Locale } from '../locale.ts'
import { pagePath } from '../pages.ts'

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
 * The page of a retailer's offers, which stands in for a landing page that it has none of: only
 * some have one. Where it is missing too, the retailer is, and the landing page's address leads
 * home. Specification, section 2, "Routes under the prefix".
 */
export function landingOffers(
  locale: Locale,
  { retailer, country }: { readonly retailer: string; readonly country: string | undefined },
): string {
  return pagePath('merchant', landingLocale(locale, country), { merchant: retailer })
}

/**
 * The spelling of a landing page's address, as a path under the locale: a country that is ours in
 * capitals leads to its page, one that isn't ours to the page of the visitor's. Undefined where the
 * address is right as it is.
 */
export function landingSpelling(retailer: string, country: string | undefined): string | undefined {
  const named = countries.find((each) => each === country?.toLowerCase())
  if (country === undefined || country === named) return undefined
  const page = `landing/${encodeURIComponent(retailer)}`
  return named === undefined ? page : `${page}/${named}`
}
