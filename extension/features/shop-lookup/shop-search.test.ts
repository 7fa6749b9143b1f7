import { describe, expect, test } from 'vitest'
import { searchShops } from './shop-search.ts'

const inBritain = { translation: 'en', country: 'gb' } as const
const shop = (name: string, country: 'gb' | 'de' = 'gb') => ({
  name,
  slug: name.toLowerCase().replace(/\W+/g, '-'),
  country,
})
const namesOf = (found: ReturnType<typeof searchShops>) => found.map(({ name }) => name)

describe('the search over supported shops', () => {
  test('waits for three characters', () => {
    expect(searchShops([shop('Gull')], ' gu ', inBritain)).toEqual([])
    expect(namesOf(searchShops([shop('Gull')], 'gul', inBritain))).toEqual(['Gull'])
  })

  test('finds regardless of letter case and accents', () => {
    const shops = [shop('Café Möwe')]
    expect(namesOf(searchShops(shops, 'CAFE', inBritain))).toEqual(['Café Möwe'])
    expect(namesOf(searchShops(shops, 'mowe', inBritain))).toEqual(['Café Möwe'])
  })

  test('puts names that start with the query before words and parts that fit', () => {
    const shops = [shop('Seagulls'), shop('The Gull'), shop('Gull & Anchor')]
    expect(namesOf(searchShops(shops, 'gull', inBritain))).toEqual([
      'Gull & Anchor',
      'The Gull',
      'Seagulls',
    ])
  })

  test('shows five at most', () => {
    const shops = Array.from({ length: 8 }, (_, number) => shop(`Gull ${number}`))
    expect(searchShops(shops, 'gull', inBritain)).toHaveLength(5)
  })

  test("links to the page of the shopper's country and language where there is one", () => {
    const shops = [shop('Gull', 'de'), shop('Gull', 'gb'), shop('Gullfink', 'de')]
    expect(searchShops(shops, 'gull', inBritain)).toEqual([
      { name: 'Gull', path: '/en-gb/deals/gull/' },
      { name: 'Gullfink', path: '/en-de/deals/gullfink/' },
    ])
  })
})
