import type { Locale } from '#domain/locale.ts'
import { pagePath } from '#domain/pages.ts'

/** Our site, and how it speaks to the shopper. */
interface Site {
  readonly siteOrigin: string
  readonly locale: Locale
}

/** The page that opens once, after the extension was installed. */
export function onboardingAddress({ siteOrigin, locale }: Site): string {
  return `${siteOrigin}${pagePath('onboarding', locale)}`
}

/**
 * The page that the browser itself opens when the extension is removed. It is told which version was
 * removed from which browser, and nothing else.
 */
export function uninstallAddress(
  { siteOrigin, locale }: Site,
  removed: { readonly version: string; readonly browser: string },
): string {
  const query = new URLSearchParams({ version: removed.version, browser: removed.browser })
  return `${siteOrigin}${pagePath('uninstall', locale)}?${query.toString()}`
}
