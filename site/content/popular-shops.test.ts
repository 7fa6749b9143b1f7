import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as v from 'valibot'
import { popularShops } from '#domain/contract/bundles.ts'
import { popularShopsOf, type RankedShop } from './popular-shops.ts'

const shop = (domain: string, rank: number, hasCode = true): RankedShop => ({
  domain,
  rank,
  hasCode,
})

it('takes the most popular of each country in turn, and writes them down by name', () => {
  const british = [shop('whelk.co.uk', 0), shop('oyster.example', 1), shop('crab.example', 2)]
  const german = [shop('krabbe.example', 0), shop('auster.example', 1)]
  expect(popularShopsOf([...british, ...german], 3).domains).toEqual([
    'auster.example',
    'krabbe.example',
    'whelk.co.uk',
  ])
})

it('leaves out shops without a code, whose icon would promise something', () => {
  expect(popularShopsOf([shop('a.example', 0, false), shop('b.example', 1)]).domains).toEqual([
    'b.example',
  ])
})

it.each(['localhost', 'Whelk.example', 'müller.example', '*.example', ''])(
  'leaves out what is no plain domain, whatever the data hold: %s',
  (domain) => {
    const { domains } = popularShopsOf([shop(domain, 0), shop('b.example', 1)])
    expect(domains).toEqual(['b.example'])
  },
)

it('holds a shop of two countries once, and fewer where fewer exist', () => {
  expect(popularShopsOf([shop('a.example', 0), shop('a.example', 7)]).domains).toEqual([
    'a.example',
  ])
})

it('is the same list whatever the order of the data, and fits the contract', () => {
  const shops = fc.uniqueArray(
    fc.record({
      domain: fc.domain().map((domain) => domain.toLowerCase()),
      rank: fc.nat(50),
      hasCode: fc.boolean(),
    }),
    { selector: ({ domain }) => domain, maxLength: 40 },
  )
  const twice = shops.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
  )
  fc.assert(
    fc.property(twice, fc.nat(30), ([all, shuffled], most) => {
      const list = popularShopsOf(all, most)
      expect(popularShopsOf(shuffled, most)).toEqual(list)
      expect(v.parse(popularShops, list)).toEqual(list)
      const withCode = all.filter(({ hasCode }) => hasCode)
      expect(list.domains).toHaveLength(Math.min(most, withCode.length))
    }),
  )
})
