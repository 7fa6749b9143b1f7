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
