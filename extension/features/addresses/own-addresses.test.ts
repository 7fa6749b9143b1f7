import { expect, test } from 'vitest'
import { locales } from '#domain/locale.ts'
import { onboardingAddress, uninstallAddress } from './own-addresses.ts'

const siteOrigin = 'https://pouch.example'

test.each(locales)('each is a page of our own site, in the shopper’s locale: %s', (locale) => {
  const removed = { version: '1.4.0', browser: 'edge' }
  const pageAt = (address: string) => {
    const { origin, pathname } = new URL(address)
    return origin + pathname
  }
  expect(pageAt(onboardingAddress({ siteOrigin, locale }))).toBe(
    `${siteOrigin}/${locale}/onboarding/`,
  )
  expect(pageAt(uninstallAddress({ siteOrigin, locale }, removed))).toBe(
    `${siteOrigin}/${locale}/uninstall/`,
  )
})

test('the uninstall page is told the version and the browser, and nothing else', () => {
  const removed = { version: '1.4.0', browser: 'firefox' }
  const { searchParams, hash } = new URL(uninstallAddress({ siteOrigin, locale: 'de-de' }, removed))
  expect(Object.fromEntries(searchParams)).toEqual(removed)
  expect(hash).toBe('')
})

test('the onboarding is told nothing', () => {
  const { search, hash } = new URL(onboardingAddress({ siteOrigin, locale: 'de-de' }))
  expect([search, hash]).toEqual(['', ''])
})
