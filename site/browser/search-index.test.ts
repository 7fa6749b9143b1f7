import { expect, test } from 'vitest'
import { searcher } from './search-index.ts'

const search = searcher({
  retailers: [
    ['Harbour & Heath', 'harbour-and-heath'],
    ['Möbelhof', 'moebelhof'],
    ['Tern & Tide', 'tern-and-tide'],
    ['Harvest Lane', 'harvest-lane'],
    ['Harlequin Toys', 'harlequin-toys'],
    ['Hare Books', 'hare-books'],
    ['Hardy Garden', 'hardy-garden'],
  ],
  retailerPath: '/en-gb/deals/',
  categories: [['Home & Garden', '/en-gb/retailers/#category-home-garden']],
})

const namesFor = (query: string) => search(query).map(({ name }) => name)

test('a shop is found by the beginning of its name and leads to its page', () => {
  expect(search('harbo')[0]).toEqual({
    kind: 'retailer',
    name: 'Harbour & Heath',
    path: '/en-gb/deals/harbour-and-heath/',
  })
})

test('a category is found and leads to its shops', () => {
  expect(search('home')[0]).toEqual({
    kind: 'category',
    name: 'Home & Garden',
    path: '/en-gb/retailers/#category-home-garden',
  })
})

test.each(['harbuor', 'harbor', 'harboour', 'harbout'])('%s is still Harbour', (query) => {
  expect(namesFor(query)).toContain('Harbour & Heath')
})

test('umlauts need not be typed', () => {
  expect(namesFor('mobelhof')).toEqual(['Möbelhof'])
})

test('fewer than three letters match nothing, spaces around them do not count', () => {
  expect(search('ha')).toEqual([])
  expect(search('  ha ')).toEqual([])
})

test('no more than the five best matches are shown', () => {
  expect(search('har')).toHaveLength(5)
})

test('what is not there matches nothing', () => {
  expect(search('zebra crossing')).toEqual([])
})
