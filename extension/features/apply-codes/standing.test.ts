import { describe, expect, test } from 'vitest'
import type { Outcome } from '#domain/contract/run.ts'
import { aProgress, aReading } from '#tests/support/extension-ports.ts'
import { standingOf } from './standing.ts'

const applied = (minor: number): Outcome => ({
  kind: 'applied',
  before: aReading(5000),
  after: aReading(minor),
})
const standing = (...all: (Outcome | 'untried')[]) =>
  standingOf(
    aProgress({
      outcomes: all.map((outcome, index) => ({
        code: `CODE${index}`,
        outcome: outcome === 'untried' ? { kind: 'untried' } : outcome,
      })),
    }),
  )

describe('the standing of a run', () => {
  test('names the code that is being tried, and its place', () => {
    expect(standing({ kind: 'no-effect' }, 'untried', 'untried')).toMatchObject({
      step: 'trying',
      code: 'CODE1',
      position: 2,
      count: 3,
    })
  })

  test('is preparing until the arrival is read, and finishing when all codes were tried', () => {
    expect(standingOf(aProgress({ arrival: null })).step).toBe('preparing')
    expect(standing(applied(4500)).step).toBe('finishing')
  })

  test('tells the best saving so far against the arrival', () => {
    expect(standing(applied(4900), applied(4000), 'untried').best).toEqual({
      minor: 1000,
      currency: 'GBP',
    })
  })

  test('tells no saving while no code makes it cheaper than at arrival', () => {
    expect(standing(applied(5200), 'untried').best).toBeNull()
    expect(standing('untried').best).toBeNull()
  })
})
