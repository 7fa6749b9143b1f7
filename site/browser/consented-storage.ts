import { allows, storedCategory, type CookieCategory } from '#domain/consent/levels.ts'
import { storageKeys } from '#domain/consent/storage.ts'
import { keep, kept, ofBrowser, ofVisit } from './kept.ts'

type Key = (typeof storageKeys)[keyof typeof storageKeys]

/** Keeps a text in local storage if the visitor has allowed its key's category; else removes it. */
export function keepText(key: Key, text: string): void {
  keep(ofBrowser, key.name, isAllowed(key) ? text : '')
}

/** The kept text, as long as the visitor allows it. */
export const keptText = (key: Key): string | null =>
  isAllowed(key) ? kept(ofBrowser, key.name) : null

/** Removes what a choice doesn't cover any more. */
export function forgetBeyond(category: CookieCategory): void {
  for (const { name, level } of Object.values(storageKeys)) {
    if (allows(category, level)) continue
    keep(ofBrowser, name, '')
    keep(ofVisit, name, '')
  }
}

const isAllowed = ({ level }: Key) =>
  allows(storedCategory(kept(ofBrowser, storageKeys.cookieCategory.name)), level)
