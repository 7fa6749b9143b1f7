import { isLocale } from '#domain/locale.ts'
import { pagePath } from '#domain/pages.ts'
import { landingOffers } from '#domain/routes/landing.ts'
import { matchPath } from '#domain/routes/match-path.ts'
import { ledAway } from './page-steps.ts'

/**
 * Leads from the address of a landing page that there is none of to the retailer's offers, or home
 * where nobody has that name.
 */
export async function leadFromLanding({ location }: Window): Promise<void> {
  const found = matchPath('{locale}/landing/{retailer?}/{country?}', location.pathname)
  const { locale = '', retailer, country } = found ?? {}
  if (!isLocale(locale)) return
  const offers = retailer === undefined ? null : landingOffers(locale, { retailer, country })
  const to = offers !== null && (await isThere(offers)) ? offers : pagePath('home', locale)
  // Back leads to where the visitor came from, not here.
  location.replace(`${to}${location.search}`)
  await ledAway
}

/** A page that is missing leads elsewhere. */
const isThere = (path: string) =>
  fetch(path, { method: 'HEAD', redirect: 'manual' }).then(
    ({ ok }) => ok,
    () => false,
  )
