import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import type { RunProgress } from '#domain/contract/run.ts'
import { aProgress, aReading, memoryStore } from '#tests/support/extension-ports.ts'
import { mostSavings, noteSaving, type Saving } from './note-saving.ts'
import { savedByMonth } from './saved-by-month.ts'
import { savingsHistory } from './savings-history.ts'

const tabId = 7
let local: ReturnType<typeof memoryStore>
let isPrivate: boolean

const ended = (differing: Partial<RunProgress> = {}) =>
  aProgress({ phase: 'done', final: aReading(4500), saving: 500, kept: ['TEN'], ...differing })
const note = (ending: RunProgress) =>
  noteSaving(
    {
      local,
      tabs: { isPrivate: (tab) => Promise.resolve(tab !== tabId || isPrivate) },
      shopName: (host) => Promise.resolve(`Shop at ${host}`),
    },
    tabId,
    'shop.example',
    ending,
  )
const all = () => savingsHistory(local).all()

beforeEach(() => {
  local = memoryStore()
  isPrivate = false
})

describe('the history of savings', () => {
  test('holds what a run saved: shop, time, amount and currency', async () => {
    await note(ended())
    expect(await all()).toEqual([
      { at: '2026-05-02T10:00:00Z', shop: 'Shop at shop.example', minor: 500, currency: 'GBP' },
    ])
  })

  test.each([
    ['saved nothing', { saving: 0, kept: [] }],
    ['could not measure', { saving: null, final: null }],
    ['left the basket unsure', { cause: 'not-restored' }],
    ['failed', { phase: 'failed' as const, saving: null }],
  ])('holds nothing of a run that %s', async (_, differing) => {
    await note(ended(differing))
    expect(local.content).toEqual({})
  })

  test('holds nothing of a private window', async () => {
    isPrivate = true
    await note(ended())
    expect(local.content).toEqual({})
  })

  test('holds a run once, however often it is said to have ended', async () => {
    await note(ended())
    await note(ended())
    expect(await all()).toHaveLength(1)
  })

  test('shows the newest first and keeps no more than its most', async () => {
    const dayMs = 24 * 60 * 60 * 1000
    const start = Date.parse('2026-01-01T00:00:00Z')
    for (let day = 0; day < mostSavings + 2; day++) {
      await note(ended({ startedAt: new Date(start + day * dayMs).toISOString() }))
    }
    const kept = await all()
    expect(kept).toHaveLength(mostSavings)
    expect(kept.at(-1)?.at).toBe(new Date(start + 2 * dayMs).toISOString())
    expect(kept[0]?.at).toBe(new Date(start + (mostSavings + 1) * dayMs).toISOString())
  })

  test('is empty after it is cleared', async () => {
    await note(ended())
    await savingsHistory(local).clear()
    expect(local.content).toEqual({})
    expect(await all()).toEqual([])
  })

  test('leaves out what another version wrote and no longer fits', async () => {
    local.content.savings = [{ at: 'once', minor: 5 }, { ...aSaving(), currency: 'ZZZ' }, 'none']
    expect(await all()).toEqual([])
    await note(ended())
    expect(await all()).toHaveLength(1)
  })
})

function aSaving(differing: Partial<Saving> = {}): Saving {
  const saving = { at: '2026-05-02T10:00:00Z', shop: 'Gull', minor: 500, currency: 'GBP' }
  return { ...saving, ...differing }
}

describe('savings by month', () => {
  const now = new Date(2026, 4, 20)
  const on = (year: number, month: number, day: number) =>
    new Date(year, month - 1, day, 12).toISOString()

  test('stand in the month of the device’s calendar, over the turn of a year', () => {
    const savings = [
      aSaving({ at: on(2026, 5, 1), minor: 100 }),
      aSaving({ at: on(2026, 5, 20), minor: 20 }),
      aSaving({ at: on(2025, 12, 31), minor: 3 }),
      aSaving({ at: on(2025, 11, 30), minor: 4000 }),
    ]
    expect(savedByMonth(savings, now, 6)).toEqual([
      {
        currency: 'GBP',
        total: 4123,
        months: [
          { month: { year: 2025, index: 11 }, minor: 3 },
          { month: { year: 2026, index: 0 }, minor: 0 },
          { month: { year: 2026, index: 1 }, minor: 0 },
          { month: { year: 2026, index: 2 }, minor: 0 },
          { month: { year: 2026, index: 3 }, minor: 0 },
          { month: { year: 2026, index: 4 }, minor: 120 },
        ],
      },
    ])
  })

  test('are never added up over currencies, and lose no minor unit', () => {
    const savings = fc.array(
      fc.record({
        at: fc
          .date({ min: new Date(2025, 11, 1), max: now, noInvalidDate: true })
          .map((date) => date.toISOString()),
        shop: fc.string(),
        minor: fc.integer({ min: 1, max: 10_000_000 }),
        currency: fc.constantFrom('GBP', 'EUR', 'JPY'),
      }),
    )
    fc.assert(
      fc.property(savings, (all) => {
        const byCurrency = savedByMonth(all, now, 6)
        const currencies = byCurrency.map(({ currency }) => currency)
        expect(new Set(currencies)).toEqual(new Set(all.map(({ currency }) => currency)))
        expect(new Set(currencies).size).toBe(currencies.length)
        for (const { currency, total, months } of byCurrency) {
          const own = all.filter((each) => each.currency === currency)
          const expected = own.reduce((minor, each) => minor + each.minor, 0)
          expect(total).toBe(expected)
          expect(months.reduce((minor, each) => minor + each.minor, 0)).toBe(expected)
        }
      }),
    )
  })
})
