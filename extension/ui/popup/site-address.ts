import { localeOfPath, splitLocale, withLocale } from '#domain/locale.ts'
import type { PopupPort } from './popup-port.ts'

/** The address of a page of our site, in the language that the popup speaks. */
export function siteAddress({ siteOrigin, words }: PopupPort, path: string): string {
  const locale = localeOfPath(path)
  if (locale === undefined) return siteOrigin + path
  return siteOrigin + withLocale(path, `${words.translation}-${splitLocale(locale).country}`)
}
