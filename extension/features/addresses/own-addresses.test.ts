import { expect, test } from 'vitest'
import { locales } from '#domain/locale.ts'
import { onboardingAddress, uninstallAddress } from './own-addresses.ts'

const siteOrigin = 'https://pouch.example'

test.each(locales)('both pages are our own site’s, in the shopper’s locale: %s', (locale) => {
  const removed = { version: '1.4.0', browser: 'edge' }
  for (const address of [
    onboardingAddress({ siteOrigin, locale }),
    uninstallAddress({ siteOrigin, locale }, removed),
  ]) {
    const { origin, pathname } = new URL(address)
    expect({ origin, pathname }).toEqual({ origin: siteOrigin, pathname: `/${locale}/` })
  }
})

test('the uninstall page is told the version and the browser, and nothing else', () => {
  const removed = { version: '1.4.0', browser: 'firefox' }
  const { searchParams, hash } = new URL(uninstallAddress({ siteOrigin, locale: 'de-de' }, removed))
  expect(Object.fromEntries(searchParams)).toEqual(removed)
  expect(hash).toBe('')
  expect(new URL(onboardingAddress({ siteOrigin, locale: 'de-de' })).search).toBe('')
})
