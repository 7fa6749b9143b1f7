import { expect, test } from 'vitest'
import { planBundles, smallestBundle, wholeBundle } from './bundle-plan.ts'
import { domainHash } from './domain-hash.ts'

const hashesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => domainHash(`shop-${index}.example`))

test('few shops are one bundle', () => {
  const hashes = hashesOf(120)
  expect([...planBundles(hashes)]).toEqual([[wholeBundle, [...hashes].sort()]])
})

test('no shops are one empty bundle', () => {
  expect([...planBundles([])]).toEqual([[wholeBundle, []]])
})

test('many shops are split by the first digit of their hash, each shop in one bundle', () => {
  const hashes = hashesOf(3_000)
  const plan = planBundles(hashes)
  expect([...plan.keys()].sort()).toEqual(
    Array.from({ length: 16 }, (_, digit) => digit.toString(16)),
  )
  expect([...plan.values()].flat().sort()).toEqual([...hashes].sort())
})

test.each([500, 3_000, 40_000])('of %i shops no bundle holds too few to hide among', (count) => {
  for (const bundle of planBundles(hashesOf(count)).values()) {
    expect(bundle.length).toBeGreaterThanOrEqual(smallestBundle)
  }
})
