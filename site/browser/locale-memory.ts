import { storageKeys } from '#domain/consent/storage.ts'
import { localeOfPath, locales } from '#domain/locale.ts'

/** Keeps the locale of this page for the visit, so that an address without one leads back to it. */
export function rememberLocale(): void {
  const locale = localeOfPath(location.pathname)
  if (locale === undefined) return
  document.cookie = `${storageKeys.locale.name}=${locale}; Path=/; SameSite=Lax`
  for (const each of locales) {
    const flag = `${storageKeys.localeFlag.name}${each}=1; Path=/; SameSite=Lax`
    document.cookie = each === locale ? flag : `${flag}; Max-Age=0`
  }
}
