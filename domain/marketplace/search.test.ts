import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { countries } from '../locale.ts'
import { queryText, type Query } from '../routes/query.ts'
import { departmentNames, marketplaces } from './marketplaces.ts'
import { readSearch, searchQuery } from './read-search.ts'
import { isMarketplaceAddress, searchAddress, startAddress } from './search-address.ts'
import { highestPrice, marketplaceSearch, sortOrders, type MarketplaceSearch } from './search.ts'
import { marketplacesFrom } from './settings.ts'

const word = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 6 })
  .map((text) => text.replace(/\s/g, '_'))
const words = fc.array(word, { maxLength: 5 })
const price = fc.option(fc.integer({ min: 0, max: highestPrice }))

const searches: fc.Arbitrary<MarketplaceSearch> = fc
  .record({
    term: words.map((all) => all.join(' ')),
    department: fc.constantFrom(...departmentNames),
    minDiscount: fc.option(fc.integer({ min: 1, max: 100 })),
    minPrice: price,
    maxPrice: price,
    primeOnly: fc.boolean(),
    sort: fc.constantFrom(...sortOrders),
  })
  .filter((each) => v.is(marketplaceSearch, each))

const search: MarketplaceSearch = {
  term: 'coffee maker',
  department: 'kitchen',
  minDiscount: 20,
  minPrice: 1050,
  maxPrice: 5000,
  primeOnly: true,
  sort: 'price-up',
}
const open: MarketplaceSearch = {
  term: 'tea',
  department: 'all',
  minDiscount: null,
  minPrice: null,
  maxPrice: null,
  primeOnly: false,
  sort: 'relevance',
}

/** The search that an address of a marketplace says. */
function searchOf(address: string): MarketplaceSearch {
  const { origin, pathname, searchParams } = new URL(address)
  const marketplace = Object.values(marketplaces).find((each) => each.origin === origin)
  if (marketplace === undefined || pathname !== '/s') throw new Error(address)
  expect(searchParams.get('tag')).toBe(marketplace.tag)
  const refinements = searchParams.get('rh')?.split(',') ?? []
  const prices = refinements.find((each) => each.startsWith('p_36:'))?.slice(5) ?? '-'
  const numberOf = (text = '') => (text === '' ? null : Number(text))
  const [minPrice, maxPrice] = prices.split('-').map(numberOf)
  const sort = { 'price-asc-rank': 'price-up', 'price-desc-rank': 'price-down' } as const
  const order = searchParams.get('s') ?? ''
  return {
    term: searchParams.get('k') ?? '',
    department:
      departmentNames.find((each) => marketplace.departments[each] === searchParams.get('i')) ??
      'all',
    minDiscount: numberOf(searchParams.get('pct-off')?.replace(/-$/, '')),
    minPrice: minPrice ?? null,
    maxPrice: maxPrice ?? null,
    primeOnly: refinements.includes(marketplace.prime),
    sort:
      order === 'review-rank'
        ? 'reviews'
        : order === 'relevanceblender'
          ? 'relevance'
          : sort[order as keyof typeof sort],
  }
}

describe('the address of a search', () => {
  it('is the marketplace’s own, with our tag', () => {
    expect(searchAddress(search, marketplaces.gb)).toBe(
      'https://www.amazon.co.uk/s?k=coffee%20maker&i=kitchen&rh=p_36%3A1050-5000%2Cp_76%3A419158031&pct-off=20-&s=price-asc-rank&tag=pouch-21',
    )
    expect(searchAddress(open, marketplaces.de)).toBe(
      'https://www.amazon.de/s?k=tea&s=relevanceblender&tag=pouch0d-21',
    )
  })

  it('says the whole search, whatever it is', () => {
    fc.assert(
      fc.property(searches, fc.constantFrom(...countries), (any, country) => {
        expect(searchOf(searchAddress(any, marketplaces[country]))).toEqual(any)
      }),
    )
  })

  it('is known as ours, whatever it searches for', () => {
    fc.assert(
      fc.property(searches, fc.constantFrom(...countries), (any, country) => {
        const address = searchAddress(any, marketplaces[country])
        expect(isMarketplaceAddress(new URL(address), marketplaces)).toBe(true)
        expect(address.length).toBeLessThanOrEqual(2000)
      }),
    )
    expect(isMarketplaceAddress(new URL(startAddress(marketplaces.de)), marketplaces)).toBe(true)
  })

  it.each([
    'https://www.amazon.co.uk/s?k=tea',
    'https://www.amazon.co.uk/s?k=tea&tag=somebody-21',
    'https://www.amazon.co.uk/s?k=tea&tag=pouch-21&tag=somebody-21',
    'https://www.amazon.de/s?k=tea&tag=pouch-21',
    'https://www.amazon.co.uk/dp/1?tag=pouch-21',
    'http://www.amazon.co.uk/s?k=tea&tag=pouch-21',
    'https://www.amazon.co.uk.example/s?k=tea&tag=pouch-21',
  ])('%s is not ours', (address) => {
    expect(isMarketplaceAddress(new URL(address), marketplaces)).toBe(false)
  })

  it('names every department of a marketplace once', () => {
    for (const { departments } of Object.values(marketplaces)) {
      const aliases = Object.values(departments)
      expect(new Set(aliases).size).toBe(departmentNames.length)
    }
  })
})

describe('a search that was filled in', () => {
  const read = (values: Record<string, string>) => readSearch(Object.entries(values))

  it('is read as it is meant', () => {
    expect(
      read({
        term: '  coffee   maker ',
        department: 'kitchen',
        discount: '20',
        from: '£10.50',
        to: '50 €',
        prime: 'on',
        sort: 'price-up',
      }),
    ).toEqual({ search, right: search, errors: null })
    expect(read({ term: 'coffee maker', from: '10,50' }).search?.minPrice).toBe(1050)
  })

  it('needs a term alone', () => {
    expect(read({ term: 'tea', from: '', to: '', discount: '' }).search).toEqual(open)
  })

  it('needs none where a department is chosen', () => {
    const { search: found } = read({ term: ' ', department: 'books' })
    expect(found).toEqual({ ...open, term: '', department: 'books' })
    expect(found && searchAddress(found, marketplaces.gb)).toBe(
      'https://www.amazon.co.uk/s?i=stripbooks&s=relevanceblender&tag=pouch-21',
    )
  })

  it('keeps what the right fields say, whatever is wrong with the others', () => {
    const { right } = read({ term: '', discount: '20', from: 'cheap', to: '50', sort: 'x' })
    expect(right).toEqual({
      ...{ department: 'all', minDiscount: 20, maxPrice: 5000, primeOnly: false },
    })
  })

  it.each([
    [{ term: '  ' }, { term: ['termMissing'] }],
    [{ term: 'x'.repeat(151) }, { term: ['termTooLong'] }],
    [{ department: 'gulls' }, { department: ['departmentUnknown'] }],
    [{ discount: '0' }, { discount: ['discountOutOfRange'] }],
    [{ discount: '101' }, { discount: ['discountOutOfRange'] }],
    [{ discount: 'half' }, { discount: ['discountOutOfRange'] }],
    [{ from: 'cheap' }, { from: ['priceUnreadable'] }],
    [{ from: '-5' }, { from: ['priceUnreadable'] }],
    [{ to: '1e3' }, { to: ['priceUnreadable'] }],
    [{ to: '1000000' }, { to: ['priceUnreadable'] }],
    [{ from: '10', to: '9.99' }, { to: ['priceOrder'] }],
    [{ sort: 'random' }, { sort: ['sortUnknown'] }],
    [
      { term: '', to: 'x', sort: 'x' },
      { term: ['termMissing'], to: ['priceUnreadable'], sort: ['sortUnknown'] },
    ],
  ])('%j is refused beside its fields', (values, errors) => {
    expect(read({ term: 'tea', ...values })).toMatchObject({ search: null, errors })
  })

  it('is read back from the query that it makes', () => {
    fc.assert(
      fc.property(searches, (any) => {
        const query: Query = [...new URLSearchParams(queryText(searchQuery(any)))]
        expect(readSearch(query).search).toEqual(any)
      }),
    )
  })

  it('has the shape of a search whenever it has no error, whatever was typed', () => {
    const fields = fc.constantFrom('term', 'department', 'discount', 'from', 'to', 'prime', 'sort')
    const texts = fc.oneof(
      fc.string(),
      fc.constantFrom('1', '12.5', '1,234', 'books', '\ud800', 'tea\u0000\u00a0pot'),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(fields, texts)), (query) => {
        const { search: found, errors } = readSearch(query)
        if (found === null) expect(Object.keys(errors)).not.toEqual([])
        else expect(v.is(marketplaceSearch, found)).toBe(true)
      }),
    )
  })
})

describe('the departments of the marketplaces', () => {
  it('are those that the operator has set, beside all together', () => {
    const { gb, de } = marketplacesFrom({ POUCH_MARKETPLACE_DEPARTMENTS: 'books=tomes,films=dvd' })
    expect(gb.departments).toEqual({ all: null, books: 'tomes', films: 'dvd' })
    expect(de.departments).toEqual(gb.departments)
    expect(searchAddress({ ...open, department: 'books' }, gb)).toContain('&i=tomes&')
    // Of an address that was kept from before.
    expect(searchAddress({ ...open, department: 'toys' }, gb)).not.toContain('&i=')
  })

  it.each(['books', 'gulls=gulls', 'books=a&b', 'books=stripbooks,'])(
    '"%s" makes no sense',
    (list) => {
      expect(() => marketplacesFrom({ POUCH_MARKETPLACE_DEPARTMENTS: list })).toThrow(
        /^POUCH_MARKETPLACE_DEPARTMENTS is not/,
      )
    },
  )
})

describe('the tags of the marketplaces', () => {
  it('are those that the operator has set, and stand-ins where none is', () => {
    const set = marketplacesFrom({ POUCH_MARKETPLACE_TAGS: 'de=our-tag-21' })
    expect([set.gb.tag, set.de.tag]).toEqual([marketplaces.gb.tag, 'our-tag-21'])
    expect(marketplacesFrom({})).toEqual(marketplaces)
    expect(isMarketplaceAddress(new URL(startAddress(marketplaces.de)), set)).toBe(false)
  })

  it.each(['our-tag-21', 'fr=our-tag-21', 'de=a b'])('"%s" makes no sense', (list) => {
    expect(() => marketplacesFrom({ POUCH_MARKETPLACE_TAGS: list })).toThrow(
      /^POUCH_MARKETPLACE_TAGS (?:is not|names)/,
    )
  })
})
