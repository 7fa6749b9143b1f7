import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { outcomeReport } from '#domain/contract/outcomes.ts'
import {
  rejectionReasons,
  runPhases,
  type Outcome,
  type RunProgress,
} from '#domain/contract/run.ts'
import { aProgress, aReading } from '#tests/support/extension-ports.ts'
import { toldByRun } from './told-by-run.ts'

const retailer = 7
const offered = ['TEN', 'Five5', 'SHIP'].map((code, index) => ({ id: index + 1, retailer, code }))
const applied = (before: number, after: number): Outcome => ({
  ...{ kind: 'applied', before: aReading(before), after: aReading(after) },
})
const ended = (outcomes: RunProgress['outcomes'], differing: Partial<RunProgress> = {}) =>
  aProgress({ phase: 'done', outcomes, ...differing })
const one = (outcome: Outcome) =>
  toldByRun(ended([{ code: 'TEN', outcome }]), offered, [])[0]?.outcomes[0]?.result

describe('of an outcome', () => {
  test.each<[string, Outcome]>([
    ['took money off', applied(5000, 4500)],
    ['gave something else', { kind: 'benefit', benefit: 'free-delivery' }],
  ])('is told that the code worked, where it %s', (_, outcome) => {
    expect(one(outcome)).toBe('worked')
  })

  test.each(['expired', 'unknown', 'limit-reached', 'unstated'] as const)(
    'is told a refusal that says something of the code: %s',
    (reason) => {
      expect(one({ kind: 'rejected', reason })).toBe('refused')
    },
  )

  test.each([
    ...['minimum-not-reached', 'already-used', 'not-for-these-goods'],
    ...['needs-sign-in', 'new-customers-only'],
  ] as (typeof rejectionReasons)[number][])(
    'is told no refusal that says something of the basket or the shopper: %s',
    (reason) => {
      expect(one({ kind: 'rejected', reason })).toBeUndefined()
    },
  )

  test('is told that the code did nothing', () => {
    expect(one({ kind: 'no-effect' })).toBe('no-effect')
  })

  test.each<Outcome>([
    { kind: 'untried' },
    { kind: 'applied-unmeasured' },
    { kind: 'rate-limited', retryAfter: 9 },
    { kind: 'unobservable' },
    { kind: 'failed', cause: 'slow' },
    applied(4500, 5000),
  ])('is told nothing where nothing is known of the code: %o', (outcome) => {
    expect(one(outcome)).toBeUndefined()
  })
})

describe('of a run', () => {
  const worked = applied(5000, 4500)

  test('is told the retailer and its vouchers, by their numbers', () => {
    const run = ended([
      { code: 'TEN', outcome: worked },
      { code: 'Five5', outcome: { kind: 'rejected', reason: 'expired' } },
    ])
    expect(toldByRun(run, offered, [])).toEqual([
      {
        retailer,
        outcomes: [
          { voucher: 1, result: 'worked' },
          { voucher: 2, result: 'refused' },
        ],
      },
    ])
  })

  test('is told to each retailer what is its own, where two share a shop', () => {
    const run = ended(['TEN', 'SHIP'].map((code) => ({ code, outcome: worked })))
    const shared = [...offered.slice(0, 2), { id: 9, retailer: 8, code: 'SHIP' }]
    expect(toldByRun(run, shared, []).map((report) => report.retailer)).toEqual([7, 8])
  })

  test.each(['TEN', 'ten', ' Ten '])(
    'is told nothing of the shopper’s own code, though we offer it too: %j',
    (own) => {
      expect(toldByRun(ended([{ code: 'TEN', outcome: worked }]), offered, [own])).toEqual([])
    },
  )

  test('is told nothing where it failed, since what it saw is in doubt', () => {
    const outcomes = [{ code: 'TEN', outcome: worked }]
    for (const phase of runPhases) {
      const isTold = toldByRun(ended(outcomes, { phase }), offered, []).length > 0
      expect(isTold, phase).toBe(phase === 'done' || phase === 'stopped')
    }
  })

  test('is told in the shape of the contract, and nothing of a code that we don’t offer', () => {
    const outcome: fc.Arbitrary<Outcome> = fc.oneof(
      fc.constantFrom<Outcome>({ kind: 'no-effect' }, { kind: 'untried' }, worked),
      fc.constantFrom(...rejectionReasons).map((reason) => ({ kind: 'rejected', reason }) as const),
    )
    const codes = fc.uniqueArray(fc.oneof(fc.constantFrom('TEN', 'Five5', 'SHIP'), fc.string()))
    fc.assert(
      fc.property(codes, fc.array(outcome, { minLength: 10 }), codes, (tried, outcomes, own) => {
        const run = ended(
          tried.flatMap((code, index) => {
            const each = outcomes[index]
            return each === undefined ? [] : [{ code, outcome: each }]
          }),
        )
        const reports = toldByRun(run, offered, own)
        for (const report of reports) expect(v.is(outcomeReport, report)).toBe(true)
        const told = reports.flatMap((report) => report.outcomes.map(({ voucher }) => voucher))
        const known = offered.filter(({ code }) => tried.includes(code) && !own.includes(code))
        expect(known.map(({ id }) => id)).toEqual(expect.arrayContaining(told))
      }),
    )
  })
})
