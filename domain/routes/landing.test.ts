import { expect, it } from 'vitest'
import { landingLocale, landingOffers, landingSpelling } from './landing.ts'

it.each([
  ['en-gb', 'de', 'en-de'],
  ['de-de', 'GB', 'de-gb'],
  ['de-de', 'fr', 'de-de'],
  ['en-gb', undefined, 'en-gb'],
] as const)('a landing page under %s for the country %s has the data of %s', (...row) => {
  const [locale, country, expected] = row
  expect(landingLocale(locale, country)).toBe(expected)
})

it.each([
  [undefined, undefined],
  ['gb', undefined],
  ['DE', 'landing/tern%20%26%20co/de'],
  ['fr', 'landing/tern%20%26%20co'],
])('a landing page’s address with the country %s is spelt “%s”', (country, expected) => {
  expect(landingSpelling('tern & co', country)).toBe(expected)
})

it.each([
  [undefined, '/en-gb/deals/tern%20%26%20co/'],
  ['de', '/en-de/deals/tern%20%26%20co/'],
])('a retailer’s offers in the country %s are at %s', (country, expected) => {
  expect(landingOffers('en-gb', { retailer: 'tern & co', country })).toBe(expected)
})
