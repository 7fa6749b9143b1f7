import { localeOfPath } from '#domain/locale.ts'
import { pagePath } from '#domain/pages.ts'

/** Whether an address is that of the page which opens after an installation, whatever the site. */
export function isOnboarding(address: string): boolean {
  const url = URL.parse(address)
  const locale = url === null ? undefined : localeOfPath(url.pathname)
  return locale !== undefined && url?.pathname === pagePath('onboarding', locale)
}
