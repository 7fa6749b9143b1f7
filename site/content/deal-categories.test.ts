import { expect, test } from 'vitest'
import { mostTopRetailers } from '#domain/navigation/deal-categories.ts'
import { dealCategories } from './deal-categories.ts'
import type { LocalRetailer } from './load-retailers.ts'

const now = new Date('2026-11-20T12:00:00Z')
const retailer = (name: string, categories: string[], ends: readonly string[]) =>
  ({
    merchant: { name, categories },
    vouchers: ends.map((end_date, at) => ({
      ...{ id: at, title: `${name} ${String(at)}`, voucher_type: 'code', start_date: null },
      end_date,
    })),
  }) as unknown as LocalRetailer
const live = '2026-12-24T00:00:00Z'
const over = '2026-11-01T00:00:00Z'
const namesOf = (found: { retailers: readonly LocalRetailer[] } | undefined) =>
  found?.retailers.map(({ merchant }) => merchant.name)

const rail = retailer('Rail', ['Travel', 'Food & Drink'], [over, live, live])
const cheese = retailer('Cheese', ['Food & Drink'], [live])
const closed = retailer('Closed', ['Pets'], [over])

test('a category holds its retailers with a live offer, in their order, with the first of each', () => {
  const food = dealCategories([cheese, rail, closed], now).find(({ slug }) => slug === 'food-drink')
  expect(namesOf(food)).toEqual(['Cheese', 'Rail'])
  expect(food?.offers.map(({ title }) => title)).toEqual(['Cheese 0', 'Rail 1'])
})

test('a category without a live offer has no page', () => {
  expect(dealCategories([closed], now).map(({ name }) => name)).not.toContain('Pets')
})

test('what the navbar leads to is there, be there offers or not', () => {
  expect(dealCategories([], now)).toEqual([
    { slug: 'top', name: null, retailers: [], offers: [] },
    { slug: 'travel', name: 'Travel', retailers: [], offers: [] },
  ])
})

test('the top deals are those of the most popular retailers', () => {
  const many = Array.from({ length: 40 }, (_, at) => retailer(`Shop ${String(at)}`, [], [live]))
  const [top] = dealCategories(many, now)
  expect(namesOf(top)).toEqual(many.slice(0, mostTopRetailers).map(({ merchant }) => merchant.name))
})

test('two categories with one address stop the build', () => {
  const other = retailer('Other', ['food  drink'], [live])
  expect(() => dealCategories([cheese, other], now)).toThrow('food-drink')
  expect(() => dealCategories([retailer('A', ['Top'], [live])], now)).toThrow('top')
})
