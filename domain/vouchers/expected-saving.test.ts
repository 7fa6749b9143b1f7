import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Benefit } from './benefit.ts'
import { chanceOf, type Offer } from './chance.ts'
import { byExpectedSaving, expectedSaving } from './expected-saving.ts'

const now = new Date('2026-05-02T10:00:00Z')
const offer = (title: string): Offer => ({
  ...{ code: title, title, terms: '', dealType: 'percentage' },
  ...{ tries: 0, successes: 0, lastWorked: null },
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

describe('how likely a code works', () => {
  const statistics = fc
    .record({ tries: fc.nat(10_000), share: fc.double({ min: 0, max: 1, noNaN: true }) })
    .map(({ tries, share }) => ({ tries, successes: Math.floor(tries * share) }))

  test('is more than never and less than always', () => {
    fc.assert(
      fc.property(statistics, fc.nat(1000), (counts, days) => {
        const worked = new Date(now.getTime() - days * 86_400_000).toISOString()
        const chance = chanceOf({ ...counts, lastWorked: worked }, now)
        expect(chance).toBeGreaterThan(0)
        expect(chance).toBeLessThan(1)
      }),
    )
  })

  test('falls with every failure and with the time since it last worked', () => {
    const last = (day: string) => `2026-${day}T10:00:00Z`
    const chance = (tries: number, day: string) =>
      chanceOf({ tries, successes: 8, lastWorked: last(day) }, now)
    expect(chance(10, '05-01')).toBeGreaterThan(chance(20, '05-01'))
    expect(chance(10, '05-01')).toBeGreaterThan(chance(10, '02-01'))
  })

  test('never makes an expected saving larger than the basket', () => {
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
