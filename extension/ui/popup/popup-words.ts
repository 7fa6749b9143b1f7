import type { Translation } from '#domain/locale.ts'
import { extension as allGerman } from '#strings/de/extension.ts'
import { popup as german } from '#strings/de/popup.ts'
import { extension as allEnglish, type ExtensionStrings } from '#strings/en/extension.ts'
import { popup as english, type PopupStrings } from '#strings/en/popup.ts'
import type { Words } from '../words.ts'

/** Words of the popup's own frame. */
export const popupWords: Readonly<Record<Translation, PopupStrings>> = { en: english, de: german }

/** What the popup says besides: of the page, its shop and its run. */
export function wordsInPopup(
  translation: Translation,
  languageTag: string,
): Words<ExtensionStrings> {
  return { translation, strings: { en: allEnglish, de: allGerman }[translation], languageTag }
}
