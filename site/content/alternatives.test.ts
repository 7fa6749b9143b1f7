import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { alternativesAmong } from './alternatives.ts'
import type { LocalRetailer } from './load-retailers.ts'

/** A retailer whose place in the list is also its id. */
function retailer(rank: number, categories: readonly string[], codesCount = 1): LocalRetailer {
  return {
    locale: 'en-gb',
    rank,
    etag: null,
    vouchers: [],
    merchant: {
      id: rank,
      slug: `shop-${rank}`,
      name: `Shop ${rank}`,
      domain: `shop-${rank}.example`,
      url: `https://shop-${rank}.example/`,
      description: null,
      logo: null,
      popularity: 0,
      social: [],
      categories: [...categories],
      codesCount,
      offersCount: 0,
    },
  }
}

const ranksOf = (found: readonly LocalRetailer[]) => found.map(({ rank }) => rank)

test('alternatives share a category, most popular first, and are filled up with popular ones', () => {
  const retailers = ['tea', 'food', 'tea', 'food', 'tea', 'food', 'food', 'food', 'food'].map(
    (category, rank) => retailer(rank, [category]),
  )
  const find = alternativesAmong(retailers)
  expect(ranksOf(find(retailer(2, ['tea'])))).toEqual([0, 4, 1, 3, 5, 6])
})

test('a retailer without a live code is nobody’s alternative', () => {
  const find = alternativesAmong([retailer(0, ['tea'], 0), retailer(1, ['tea'])])
  expect(ranksOf(find(retailer(2, ['tea'])))).toEqual([1])
})

test('they are those that a look through the whole list finds', () => {
  const category = fc.constantFrom('tea', 'food', 'home')
  const entry = fc.tuple(fc.uniqueArray(category), fc.nat(1))
  fc.assert(
    fc.property(fc.array(entry), fc.uniqueArray(category), (entries, categories) => {
      const retailers = entries.map(([each, codes], rank) => retailer(rank, each, codes))
      for (const chosen of [...retailers, retailer(entries.length, categories)]) {
        const others = retailers.filter(
          ({ merchant }) => merchant.id !== chosen.merchant.id && merchant.codesCount > 0,
        )
        const isAlike = ({ merchant }: LocalRetailer) =>
          merchant.categories.some((each) => chosen.merchant.categories.includes(each))
        const wanted = [...others.filter(isAlike), ...others.filter((each) => !isAlike(each))]
        expect(ranksOf(alternativesAmong(retailers)(chosen))).toEqual(ranksOf(wanted.slice(0, 6)))
      }
    }),
  )
})
