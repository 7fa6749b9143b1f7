import { storedCategory, type CookieCategory } from '#domain/consent/levels.ts'
import { storageKeys } from '#domain/consent/storage.ts'
import { consentTo } from './cookie-notice.ts'
import { kept, ofBrowser } from './kept.ts'

/** Opens the settings with what is chosen so far; leaving them without saving changes nothing. */
export function openCookieSettings(page: Document): void {
  const dialog = page.querySelector<HTMLDialogElement>('[data-cookie-dialog]')
  const form = dialog?.querySelector('form')
  if (!dialog || !form) return
  const category = storedCategory(kept(ofBrowser, storageKeys.cookieCategory.name))
  const chosen = form.querySelector<HTMLInputElement>(`input[value="${category}"]`)
  if (chosen) chosen.checked = true
  form.onsubmit = ({ submitter }) => {
    if (!(submitter instanceof HTMLButtonElement && submitter.value === 'save')) return
    consentTo(page, new FormData(form).get('category') as CookieCategory)
  }
  // A press on the dialog itself, and not on what stands in it, is one on its backdrop.
  dialog.onclick = ({ target }) => {
    if (target === dialog) dialog.close()
  }
  dialog.showModal()
}
