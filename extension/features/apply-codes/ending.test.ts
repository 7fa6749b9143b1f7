import { describe, expect, test } from 'vitest'
import type { Outcome } from '#domain/contract/run.ts'
import { aProgress, aReading } from '#tests/support/extension-ports.ts'
import { endingOf } from './ending.ts'

const outcomes = (...all: Outcome[]) =>
  all.map((outcome, index) => ({ code: `CODE${index}`, outcome }))
const rejected: Outcome = { kind: 'rejected', reason: 'unknown' }
const untried: Outcome = { kind: 'untried' }
const done = { phase: 'done', final: aReading(5000), saving: 0 } as const

describe('the ending of a run', () => {
  test('is a saving only with a measured one', () => {
    const run = aProgress({ ...done, final: aReading(4200), saving: 800, kept: ['A'] })
    expect(endingOf(run)).toMatchObject({
      kind: 'saved',
      saving: { minor: 800, currency: 'GBP' },
      added: ['A'],
    })
  })

  test('is the best price already when codes were measured and none helped', () => {
    const run = aProgress({ ...done, outcomes: outcomes(rejected, { kind: 'no-effect' }) })
    expect(endingOf(run)).toMatchObject({ kind: 'best-already', tried: 2, untried: 0 })
  })

  test('counts codes at which the shop failed as neither tried nor left out', () => {
    const failed: Outcome = { kind: 'failed', cause: 'shop-error' }
    const left: Outcome = { kind: 'failed', cause: 'page-left' }
    const run = aProgress({ ...done, outcomes: outcomes(rejected, failed, untried, left) })
    expect(endingOf(run)).toMatchObject({ kind: 'best-already', tried: 1, failed: 1, untried: 2 })
  })

  test("does not count the shopper's own code as ours", () => {
    const own = { arrivalCodes: ['MINE'], kept: ['MINE'] }
    const run = aProgress({ ...done, ...own, outcomes: outcomes(rejected) })
    expect(endingOf(run)).toMatchObject({ kind: 'best-already', added: [] })
  })

  test.each<Outcome>([{ kind: 'unobservable' }, { kind: 'failed', cause: 'late' }, untried])(
    'claims no best price when all that is known is %o',
    (outcome) => {
      const run = aProgress({ ...done, outcomes: outcomes(outcome) })
      expect(endingOf(run)).toMatchObject({ kind: 'unmeasured' })
    },
  )

  test('is no saving when a code was accepted and not measured', () => {
    const run = aProgress({
      ...done,
      saving: null,
      kept: ['A'],
      outcomes: outcomes({ kind: 'applied-unmeasured' }),
    })
    expect(endingOf(run)).toMatchObject({ kind: 'accepted', added: ['A'] })
  })

  test('is what a kept code gives beside money', () => {
    const outcome: Outcome = { kind: 'benefit', benefit: 'gift' }
    const run = aProgress({ ...done, kept: ['CODE0'], outcomes: outcomes(outcome, rejected) })
    expect(endingOf(run)).toMatchObject({ kind: 'benefit', benefit: 'gift', added: ['CODE0'] })
    expect(endingOf({ ...run, kept: [] })).toMatchObject({ kind: 'best-already' })
  })

  test('is a stop when the basket was seen to be as before, or was never touched', () => {
    const seen = aProgress({ ...done, phase: 'stopped', outcomes: outcomes(rejected, untried) })
    expect(endingOf(seen)).toMatchObject({ kind: 'stopped', tried: 1, untried: 1 })
    const untouched = aProgress({ phase: 'stopped', arrival: null })
    expect(endingOf(untouched)).toMatchObject({ kind: 'stopped' })
  })

  test('is unsure when nobody saw the basket after a stop', () => {
    expect(endingOf(aProgress({ phase: 'stopped' }))).toMatchObject({ kind: 'unsure' })
  })

  test.each(['not-restored', 'basket-changed'])(
    'is unsure after %s, whatever figure there is',
    (cause) => {
      const run = aProgress({ phase: 'failed', cause, saving: 800, final: aReading(4200) })
      expect(endingOf(run)).toMatchObject({ kind: 'unsure', cause })
    },
  )

  test.each(['page-left', 'tab-closed'])(
    'is unsure after %s, unless the basket was read at the end',
    (cause) => {
      const run = aProgress({ phase: 'stopped', cause, saving: 800, final: null })
      expect(endingOf(run)).toMatchObject({ kind: 'unsure', cause })
      expect(endingOf({ ...run, final: aReading(4200) })).toMatchObject({ kind: 'saved', cause })
    },
  )

  test('keeps a saving that was made before a failure', () => {
    const run = aProgress({
      phase: 'stopped',
      cause: 'rate-limited',
      final: aReading(4200),
      saving: 800,
    })
    expect(endingOf(run)).toMatchObject({ kind: 'saved', cause: 'rate-limited' })
  })

  test('is a failure where a failed run saved nothing', () => {
    expect(endingOf(aProgress({ phase: 'failed', cause: 'no-field' }))).toMatchObject({
      kind: 'failed',
      cause: 'no-field',
    })
  })
})
