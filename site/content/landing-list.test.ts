import { expect, test } from 'vitest'
import { landingRetailers, readLandingList } from './landing-list.ts'
import type { LocalRetailer } from './load-retailers.ts'

function retailer(slug: string, codesCount: number, offersCount: number): LocalRetailer {
  return {
    ...{ locale: 'en-gb', rank: 0, etag: null, vouchers: [] },
    merchant: {
      ...{ id: 1, slug, name: slug, domain: `${slug}.example`, url: `https://${slug}.example/` },
      ...{ description: null, logo: null, popularity: 0, social: [], categories: [] },
      ...{ codesCount, offersCount },
    },
  }
}

test('a retailer has a landing page if it is listed, still with us and has a live offer', () => {
  const retailers = [
    retailer('tern', 0, 1),
    retailer('gull', 2, 0),
    retailer('empty', 0, 0),
    retailer('unlisted', 9, 9),
  ]
  const found = landingRetailers(['gull', 'gone', 'empty', 'tern'], retailers)
  expect(found.map(({ merchant }) => merchant.slug)).toEqual(['tern', 'gull'])
})

test('the list names slugs for each country', () => {
  const list = { gb: ['tern'], de: [] }
  expect(readLandingList(list)).toEqual(list)
})

test.each([
  [{ gb: ['Tern & Co'], de: [] }, 'gb.0: “Tern & Co” is no slug such as “hill-and-dale”'],
  [{ gb: [] }, 'de: '],
  [{ gb: [], de: [], fr: [] }, 'fr: '],
  ['tern', 'the list: '],
])('of %j the editor is told what to change', (content, problem) => {
  expect(() => readLandingList(content)).toThrow(`landing.json must be changed: ${problem}`)
})
