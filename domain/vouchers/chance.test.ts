import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chanceOf, halfLifeDays } from './chance.ts'

const now = new Date('2026-05-02T10:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const dayOf = (time: Date) => time.toISOString().slice(0, 10)

const chance = (tries: number, successes: number, days = 0) =>
  chanceOf({ recent: { tries, successes, on: dayOf(daysAgo(days)) } }, now)
const unknown = chanceOf({ recent: null }, now)

/** Tries, and how many of them worked. */
const counts = fc
  .record({
    tries: fc.double({ min: 0, max: 100_000, noNaN: true }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ tries, share }) => [tries, tries * share] as const)
const days = fc.nat(200)

describe('how likely a code works', () => {
  test('is more than never and less than always', () => {
    fc.assert(
      fc.property(counts, days, ([tries, successes], ago) => {
        const likely = chance(tries, successes, ago)
        expect(likely).toBeGreaterThan(0)
        expect(likely).toBeLessThan(1)
      }),
    )
  })

  test('grows with every success and falls with every failure', () => {
    fc.assert(
      fc.property(counts, days, ([tries, successes], ago) => {
        const before = chance(tries, successes, ago)
        expect(chance(tries + 1, successes + 1, ago)).toBeGreaterThanOrEqual(before)
        expect(chance(tries + 1, successes, ago)).toBeLessThanOrEqual(before)
      }),
    )
  })

  test('is greater where the same share stands on more tries, if the share is a good one', () => {
    fc.assert(
      fc.property(
        ...([
          fc.double({ min: 0.3, max: 1, noNaN: true }),
          fc.integer({ min: 1, max: 9999 }),
        ] as const),
        (share, tries) => {
          expect(chance(2 * tries, 2 * tries * share)).toBeGreaterThan(chance(tries, tries * share))
        },
      ),
    )
  })

  test('goes back with time to that of a code that nobody knows, and never past it', () => {
    const tries = fc.double({ min: 1, max: 100_000, noNaN: true })
    fc.assert(
      fc.property(tries, days, fc.nat(200), (count, ago, more) => {
        const inTurn = [
          chance(count, 0, ago),
          chance(count, 0, ago + more),
          unknown,
          chance(count, count, ago + more),
          chance(count, count, ago),
        ]
        expect(inTurn).toEqual(inTurn.toSorted((one, other) => one - other))
      }),
    )
    expect(chance(1000, 1000, 2000)).toBeCloseTo(unknown)
    expect(chance(1000, 0, 2000)).toBeCloseTo(unknown)
  })

  test('halves the weight of what is one half-life old', () => {
    expect(chance(20, 15, halfLifeDays)).toBeCloseTo(chance(10, 7.5))
  })

  test('puts a code that nobody knows between one that mostly works and one that never did', () => {
    expect(chance(3, 3)).toBeGreaterThan(unknown)
    expect(chance(3, 0)).toBeLessThan(unknown)
  })

  test('is moved little by one report, the less the more is known', () => {
    fc.assert(
      fc.property(counts, fc.boolean(), ([tries, successes], worked) => {
        const moved = chance(tries + 1, successes + Number(worked)) - chance(tries, successes)
        expect(Math.abs(moved)).toBeLessThan(1.5 / (tries + 4))
      }),
    )
  })

  test('takes a day to come, of a clock that is behind, for today', () => {
    expect(chance(10, 8, -3)).toBe(chance(10, 8))
  })
})
