import { expect, test } from 'vitest'
import { countryChoice } from './country-choice.ts'

test('leads to the same page in the other country, in the language of this one', () => {
  const alternates = [
    { tag: 'en-GB', path: '/en-gb/points/' },
    { tag: 'de-GB', path: '/de-gb/points/' },
    { tag: 'de-DE', path: '/de-de/points/' },
  ]
  expect(countryChoice('de-gb', alternates)).toEqual([
    { country: 'gb', path: '/de-gb/points/', isCurrent: true },
    { country: 'de', path: '/de-de/points/', isCurrent: false },
  ])
})

test('leads to the home page of a country where the page is not', () => {
  const alternates = [{ tag: 'en-GB', path: '/en-gb/deals/tern/' }]
  expect(countryChoice('en-gb', alternates)[1]?.path).toBe('/en-de/')
})
