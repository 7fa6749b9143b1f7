import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Benefit } from './benefit.ts'
import type { Offer } from './chance.ts'
import { byExpectedSaving, expectedSaving } from './expected-saving.ts'

const now = new Date('2026-05-02T10:00:00Z')
const offer = (title: string): Offer => ({
  ...{ code: title, title, terms: '', dealType: 'percentage' },
  recent: null,
})
const order = (titles: readonly string[], minor: number) =>
  byExpectedSaving(titles.map(offer), { minor, currency: 'GBP' }, now).map(({ code }) => code)

describe('codes in the order of what they are likely to save', () => {
  test('depend on the basket: an amount wins on a small one, a share on a large one', () => {
    const titles = ['10% off', '£5 off']
    expect(order(titles, 3000)).toEqual(['£5 off', '10% off'])
    expect(order(titles, 9000)).toEqual(['10% off', '£5 off'])
  })

  test('have those last whose minimum the basket does not reach', () => {
    expect(order(['50% off orders over £100', '5% off'], 4000)[0]).toBe('5% off')
    expect(order(['50% off orders over £100', '5% off'], 10000)[0]).not.toBe('5% off')
  })

  test('stay in their order where nothing tells them apart', () => {
    expect(order(['10% off shoes', '10% off hats'], 5000)).toEqual([
      '10% off shoes',
      '10% off hats',
    ])
  })
})

describe('what a code is expected to save', () => {
  test('is never larger than the basket', () => {
    fc.assert(
      fc.property(
        ...([fc.integer({ min: 1, max: 95 }), fc.nat(1_000_000), fc.nat(100_000)] as const),
        (percent, total, amount) => {
          const saving = (benefit: Pick<Benefit, 'percent' | 'amount'>) =>
            expectedSaving({ ...benefit, minimum: 0 }, 'amount', 0.9, total)
          expect(saving({ percent, amount: null })).toBeLessThanOrEqual(total)
          expect(saving({ percent: null, amount })).toBeLessThanOrEqual(total)
        },
      ),
    )
  })
})
