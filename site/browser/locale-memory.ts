import { storedCategory } from '#domain/consent/levels.ts'
import { lifetimeOf } from '#domain/consent/lifetime.ts'
import { storageKeys } from '#domain/consent/storage.ts'
import { localeOfPath, locales } from '#domain/locale.ts'
import { kept, ofBrowser } from './kept.ts'

/**
 * Keeps the locale of this page, so that an address without one leads back to it: for the visit, or
 * for longer where the visitor allows it. A cookie that lasts becomes one of the visit again when it
 * is written without a lifetime.
 */
export function rememberLocale(): void {
  const locale = localeOfPath(location.pathname)
  if (locale === undefined) return
  const chosen = storedCategory(kept(ofBrowser, storageKeys.cookieCategory.name))
  const scope = '; Path=/; SameSite=Lax'
  const { locale: value, localeFlag: flag } = storageKeys
  document.cookie = `${value.name}=${locale}${scope}${lifetimeOf(value, chosen)}`
  for (const each of locales) {
    const lifetime = each === locale ? lifetimeOf(flag, chosen) : '; Max-Age=0'
    document.cookie = `${flag.name}${each}=1${scope}${lifetime}`
  }
}
