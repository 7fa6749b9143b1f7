import { browser } from 'wxt/browser'
import {
  chooseLocale,
  formatTag,
  splitLocale,
  type Country,
  type Translation,
} from '#domain/locale.ts'
import type { Appearance } from '#extension/features/settings/appearance.ts'

/**
 * The language that the shopper chose, else that of the browser's own interface, and the country
 * whose shops the shopper most likely uses, told from the browser's settings alone.
 */
export function shopper(language: Appearance['language'] = 'auto'): {
  translation: Translation
  country: Country
  languageTag: string
} {
  const interfaceLanguage = browser.i18n.getUILanguage()
  const own = splitLocale(chooseLocale([interfaceLanguage, ...navigator.languages]))
  const translation = language === 'auto' ? own.translation : language
  const languageTag = interfaceLanguage.startsWith(translation)
    ? interfaceLanguage
    : formatTag(translation)
  return { translation, country: own.country, languageTag }
}
