import { localeOfPath, withLocale } from '#domain/locale.ts'
import { onboardingAddress } from '#extension/features/addresses/own-addresses.ts'

const known = new URL(onboardingAddress({ siteOrigin: 'https://site.invalid', locale: 'en-gb' }))

/** Whether an address is that of the page which opens after an installation, whatever the site. */
export function isOnboarding(address: string): boolean {
  const url = URL.parse(address)
  if (url === null || localeOfPath(url.pathname) === undefined) return false
  const path = withLocale(url.pathname, 'en-gb')
  return path === known.pathname && url.search === known.search && url.hash === known.hash
}
