import { expect, test } from 'vitest'
import type { MarketplaceSearch } from '#domain/marketplace/search.ts'
import { pageStrings } from '#strings/pages.ts'
import { searchChips } from './search-chips.ts'

const open: MarketplaceSearch = {
  term: 'tea pot',
  department: 'all',
  minDiscount: null,
  minPrice: null,
  maxPrice: null,
  primeOnly: false,
  sort: 'relevance',
}

test('what a search leaves open has no chip', () => {
  const words = { ...pageStrings.en.finder, currency: 'GBP', tag: 'en-GB' }
  expect(searchChips(open, words)).toEqual(['“tea pot”', 'Relevance'])
})

test('what isn’t told yet has no chip either', () => {
  const words = { ...pageStrings.en.finder, currency: 'GBP', tag: 'en-GB' }
  expect(searchChips({ maxPrice: 2000 }, words)).toEqual(['up to £20.00'])
  expect(searchChips({ ...open, term: '', department: 'books' }, words)).toEqual([
    'Books',
    'Relevance',
  ])
})

test('everything that is chosen has one, in the words and numbers of the page', () => {
  const words = { ...pageStrings.de.finder, currency: 'EUR', tag: 'de-DE' }
  const chosen: MarketplaceSearch = {
    term: 'tea pot',
    department: 'kitchen',
    minDiscount: 20,
    minPrice: 1050,
    maxPrice: 500000,
    primeOnly: true,
    sort: 'price-up',
  }
  expect(searchChips(chosen, words)).toEqual([
    '„tea pot“',
    'Küche & Haushalt',
    'mindestens 20\u00a0% Rabatt',
    'ab 10,50\u00a0€',
    'bis 5.000,00\u00a0€',
    'Nur Prime-Angebote',
    'Preis: aufsteigend',
  ])
})
