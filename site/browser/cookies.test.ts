// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { consentTo, showCookieNotice } from './cookie-notice.ts'
import { openCookieSettings } from './cookie-settings.ts'

const notice = () => document.querySelector<HTMLElement>('[data-cookie-notice]')
const dialog = () => document.querySelector('dialog')
const checked = () => document.querySelector<HTMLInputElement>('input:checked')?.value
const stored = () => localStorage.getItem('pouch_cookie_category')
const press = (value: string) =>
  document.querySelector<HTMLElement>(`button[value="${value}"]`)?.click()
const choose = (value: string) =>
  document.querySelector<HTMLElement>(`input[value="${value}"]`)?.click()

// jsdom has no dialogs.
HTMLDialogElement.prototype.showModal = vi.fn()
const closed = vi.fn()
HTMLDialogElement.prototype.close = closed

beforeEach(() => {
  localStorage.clear()
  const inputs = ['necessary', 'functional', 'targeting'].map(
    (value) => `<input type="radio" name="category" value="${value}">`,
  )
  document.body.innerHTML = `<section data-cookie-notice hidden></section>
    <dialog data-cookie-dialog><form method="dialog">${inputs.join('')}
      <button value="close"></button><button value="save"></button></form></dialog>`
})

test('the notice shows to who has not answered it, and to nobody else', () => {
  showCookieNotice(document)
  expect(notice()?.hidden).toBe(false)
  consentTo(document, 'targeting')
  expect(notice()?.hidden).toBe(true)
  expect(stored()).toBe('targeting')
  showCookieNotice(document)
  expect(notice()?.hidden).toBe(true)
})

test('a flag that is false shows it again', () => {
  localStorage.setItem('pouch_cookie_notice', 'false')
  showCookieNotice(document)
  expect(notice()?.hidden).toBe(false)
})

test('the settings open with what is chosen so far', () => {
  openCookieSettings(document)
  expect(checked()).toBe('necessary')
  localStorage.setItem('pouch_cookie_category', 'functional')
  openCookieSettings(document)
  expect(checked()).toBe('functional')
})

test('saving keeps the choice and answers the notice', () => {
  showCookieNotice(document)
  openCookieSettings(document)
  choose('functional')
  press('save')
  expect(stored()).toBe('functional')
  expect(notice()?.hidden).toBe(true)
})

test('a choice counts for the cookie of the locale at once', () => {
  history.replaceState(null, '', '/en-gb/')
  const written = vi.spyOn(document, 'cookie', 'set')
  consentTo(document, 'functional')
  expect(written).toHaveBeenCalledWith(
    expect.stringMatching(/^pouch_locale=en-gb.*Max-Age=34128000/),
  )
  written.mockClear()
  consentTo(document, 'necessary')
  expect(written).toHaveBeenCalledWith('pouch_locale=en-gb; Path=/; SameSite=Lax')
  written.mockRestore()
})

test('leaving the settings changes nothing', () => {
  showCookieNotice(document)
  openCookieSettings(document)
  choose('targeting')
  press('close')
  expect(stored()).toBeNull()
  expect(notice()?.hidden).toBe(false)
})

test('a press on the backdrop closes them, a press inside does not', () => {
  openCookieSettings(document)
  choose('functional')
  expect(closed).not.toHaveBeenCalled()
  dialog()?.click()
  expect(closed).toHaveBeenCalledOnce()
})

test('where the browser keeps nothing, the notice can be answered all the same', () => {
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError')
  })
  showCookieNotice(document)
  consentTo(document, 'necessary')
  expect(notice()?.hidden).toBe(true)
  refused.mockRestore()
})
