// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { rememberLocale } from './locale-memory.ts'

beforeEach(() => {
  localStorage.clear()
})

const cookies = () => document.cookie.split('; ').sort()

test('the last page’s locale is kept, as a value and as a name', () => {
  history.replaceState(null, '', '/de-gb/deals/')
  rememberLocale()
  expect(cookies()).toEqual(['pouch_locale=de-gb', 'pouch_locale_de-gb=1'])
  history.replaceState(null, '', '/en-gb/')
  rememberLocale()
  expect(cookies()).toEqual(['pouch_locale=en-gb', 'pouch_locale_en-gb=1'])
})

test('a page without a locale changes nothing', () => {
  history.replaceState(null, '', '/nothing')
  rememberLocale()
  expect(cookies()).toEqual(['pouch_locale=en-gb', 'pouch_locale_en-gb=1'])
})

test('it lasts where functional storage is allowed, and for the visit once that is taken back', () => {
  history.replaceState(null, '', '/de-de/')
  const written = vi.spyOn(document, 'cookie', 'set')
  const lastOnes = () => {
    rememberLocale()
    const ours = written.mock.calls
      .map(([cookie]) => cookie)
      .filter((each) => !each.endsWith('-Age=0'))
    written.mockClear()
    return ours
  }
  localStorage.setItem('pouch_cookie_category', 'functional')
  expect(lastOnes()).toEqual([
    'pouch_locale=de-de; Path=/; SameSite=Lax; Max-Age=34128000',
    'pouch_locale_de-de=1; Path=/; SameSite=Lax; Max-Age=34128000',
  ])
  localStorage.setItem('pouch_cookie_category', 'tracking')
  expect(lastOnes()).toEqual([
    'pouch_locale=de-de; Path=/; SameSite=Lax',
    'pouch_locale_de-de=1; Path=/; SameSite=Lax',
  ])
  written.mockRestore()
})
