import { expect, it } from 'vitest'
import { landingElsewhere, landingLocale } from './landing.ts'

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
  [undefined, ''],
  ['gb', ''],
  ['DE', 'landing/tern%20%26%20co/de'],
  ['fr', 'landing/tern%20%26%20co'],
])('a landing page that is missing, for the country %s, leads to “%s”', (country, expected) => {
  expect(landingElsewhere('tern & co', country)).toBe(expected)
})
