import { browser } from 'wxt/browser'
import { chooseLocale, splitLocale, type Country, type Translation } from '#domain/locale.ts'

/**
 * The language of the browser's own interface, and the country whose shops the shopper most likely
 * uses, told from the browser's settings alone.
 */
export function shopper(): { translation: Translation; country: Country; languageTag: string } {
  const interfaceLanguage = browser.i18n.getUILanguage()
  const own = splitLocale(chooseLocale([interfaceLanguage, ...navigator.languages]))
  const languageTag = interfaceLanguage.startsWith(own.translation)
    ? interfaceLanguage
    : `${own.translation}-${own.country.toUpperCase()}`
  return { ...own, languageTag }
}
