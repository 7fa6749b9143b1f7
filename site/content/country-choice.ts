import { countries, languageTag, splitLocale, type Country, type Locale } from '#domain/locale.ts'
import { pagePath } from '#domain/pages.ts'
import type { PageHead } from './page-head.ts'

/** The ways from a page to each country, in the page's own language. */
export function countryChoice(
  locale: Locale,
  alternates: PageHead['alternates'],
): { country: Country; path: string; isCurrent: boolean }[] {
  const { translation, country: current } = splitLocale(locale)
  return countries.map((country) => {
    const wanted: Locale = `${translation}-${country}`
    const same = alternates.find(({ tag }) => tag === languageTag(wanted))
    // What is sold in one country alone has no page in the other.
    return { country, path: same?.path ?? pagePath('home', wanted), isCurrent: country === current }
  })
}
