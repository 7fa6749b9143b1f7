import { noticeIsDue, type CookieCategory } from '#domain/consent/levels.ts'
import { storageKeys } from '#domain/consent/storage.ts'
import { forgetBeyond } from './consented-storage.ts'
import { keep, kept, ofBrowser } from './kept.ts'
import { rememberLocale } from './locale-memory.ts'

/** Shows the cookie notice to who has not answered it. Specification, section 4. */
export function showCookieNotice(page: Document): void {
  if (noticeIsDue(kept(ofBrowser, storageKeys.cookieNotice.name))) toggle(page, true)
}

/** Keeps what a visitor consents to, removes what they have taken back, and lets the notice go. */
export function consentTo(page: Document, category: CookieCategory): void {
  keep(ofBrowser, storageKeys.cookieCategory.name, category)
  keep(ofBrowser, storageKeys.cookieNotice.name, 'true')
  forgetBeyond(category)
  rememberLocale()
  toggle(page, false)
}

/** The root knows too, so that the page leaves room for the notice. */
function toggle(page: Document, isShown: boolean): void {
  const notice = page.querySelector<HTMLElement>('[data-cookie-notice]')
  if (!notice) return
  notice.hidden = !isShown
  page.documentElement.toggleAttribute('data-cookie-notice-open', isShown)
}
