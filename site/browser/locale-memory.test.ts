// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { rememberLocale } from './locale-memory.ts'

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
