import type { Locale } from '#domain/locale.ts'
import { pagePath } from '#domain/pages.ts'

/** Our site, and how it speaks to the shopper. */
interface Site {
  readonly siteOrigin: string
  readonly locale: Locale
}

/**
 * The page that opens once, after the extension was installed. The site has no page of its own for
 * it yet, so it is the part of the home page that shows the steps.
 */
export function onboardingAddress({ siteOrigin, locale }: Site): string {
  return `${siteOrigin}${pagePath('home', locale)}#how-it-works`
}

/**
 * The page that the browser itself opens when the extension is removed. It is told which version was
 * removed from which browser, and nothing else. Until the site has a page for it this is the home
 * page, since a page that says "not found" would be no answer.
 */
export function uninstallAddress(
  { siteOrigin, locale }: Site,
  removed: { readonly version: string; readonly browser: string },
): string {
  const query = new URLSearchParams({ version: removed.version, browser: removed.browser })
  return `${siteOrigin}${pagePath('home', locale)}?${query.toString()}`
}
