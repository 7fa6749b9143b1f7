import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runCodes } from './run-codes.ts'
import { openPage } from '#tests/corpus/open-page.ts'
import { lowestTotal, plainShop } from '#tests/corpus/shop-page.ts'
import { anyShop, arrivalOf, codesToTry, shopping, type Ended } from '#tests/corpus/shopping.ts'

// jsdom works out styles slowly, and loads slowly on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

const outcomesOf = ({ progress }: Ended) =>
  Object.fromEntries(progress.outcomes.map(({ code, outcome }) => [code, outcome.kind]))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('runCodes', () => {
  it('tries every code and leaves the best, not the first that worked', async () => {
    const run = await shopping(plainShop, ['FIVE', 'WRONG', 'THIRTY', 'NOTHING'])
    expect(run.shop).toMatchObject({ on: ['THIRTY'], total: 3300 })
    expect(run.progress).toMatchObject({
      phase: 'done',
      saving: 1200,
      kept: ['THIRTY'],
      cause: null,
    })
    expect(outcomesOf(run)).toEqual({
      FIVE: 'applied',
      WRONG: 'rejected',
      THIRTY: 'applied',
      NOTHING: 'no-effect',
    })
  })

  it('reads no new delivery line as the total', async () => {
    const run = await shopping({ ...plainShop, refusal: 'shipping-line' }, ['WRONG', 'FALSE'])
    expect(run.progress).toMatchObject({ phase: 'done', saving: 0, kept: [] })
    expect(outcomesOf(run)).toEqual({ WRONG: 'rejected', FALSE: 'rejected' })
  })

  it('reports a code without effect as such, whatever the shop says, and goes on', async () => {
    const run = await shopping(plainShop, ['NOTHING', 'FIVE'])
    expect(outcomesOf(run)).toEqual({ NOTHING: 'no-effect', FIVE: 'applied' })
    expect(run.shop.on).toEqual(['FIVE'])
  })

  it.each(['replaces', 'asks'] as const)(
    'puts the shopper’s own code back where the shop %s the first code',
    async (second) => {
      const plan = {
        ...plainShop,
        second,
        own: ['MINE'],
        codes: { ...plainShop.codes, MINE: 2000 },
      }
      const run = await shopping(plan, ['FIVE', 'THIRTY'])
      expect(run.shop).toMatchObject({ on: ['MINE'], total: 2500 })
      expect(run.progress).toMatchObject({
        phase: 'done',
        saving: 0,
        kept: ['MINE'],
        arrivalCodes: ['MINE'],
      })
    },
  )

  it('takes a code off by the word that the shop wants typed for it', async () => {
    const plan = { ...plainShop, holds: 'several', removal: 'word' } as const
    const stacking = { ...plan, codes: { FIVE: 200, THIRTY: 1200 } }
    const run = await shopping(stacking, ['FIVE', 'THIRTY'])
    expect(outcomesOf(run)).toEqual({ FIVE: 'applied', THIRTY: 'applied' })
    expect(run.progress.outcomes.map(({ outcome }) => outcome)).toMatchObject([
      { after: { total: { minor: 4300 } } },
      { after: { total: { minor: 3300 } } },
    ])
    expect(run.shop.total).toBe(3100)
  })

  it('sends codes without the white space of their source and in its letter case', async () => {
    const run = await shopping({ ...plainShop, codes: { MiXed5: 300 } }, ['  MiXed5\n'])
    expect(run.shop.on).toEqual(['MiXed5'])
  })

  it('waits for a total that comes long after the words', async () => {
    const run = await shopping({ ...plainShop, lagMs: 1500 }, ['FIVE', 'THIRTY'])
    expect(run.progress.saving).toBe(1200)
  })

  it('waits for an answer that takes far longer than those before it', async () => {
    const run = await shopping({ ...plainShop, delays: { THIRTY: 4000 } }, [
      'FIVE',
      'THIRTY',
      'WRONG',
    ])
    expect(outcomesOf(run)).toEqual({ FIVE: 'applied', THIRTY: 'applied', WRONG: 'rejected' })
    expect(run.progress).toMatchObject({ kept: ['THIRTY'], saving: 1200 })
  })

  it('ends within one code when stopped, with the best so far', async () => {
    const stop = new AbortController()
    const run = await shopping(plainShop, ['THIRTY', 'FIVE', 'NOTHING'], {
      signal: stop.signal,
      report: ({ outcomes }) => {
        if (outcomes[0]?.outcome.kind === 'applied') stop.abort()
        return Promise.resolve()
      },
    })
    expect(run.progress).toMatchObject({ phase: 'stopped', cause: 'cancelled', saving: 1200 })
    expect(outcomesOf(run)).toEqual({ THIRTY: 'applied', FIVE: 'untried', NOTHING: 'untried' })
    expect(run.shop.on).toEqual(['THIRTY'])
  })

  it('tries no more codes than the budget allows and says so', async () => {
    const budget = { tries: 1, perCodeMs: 6000, totalMs: 600_000 }
    const run = await shopping(plainShop, ['FIVE', 'THIRTY'], { budget })
    expect(run.progress).toMatchObject({ phase: 'done', cause: 'out-of-budget', kept: ['FIVE'] })
    expect(outcomesOf(run)).toMatchObject({ THIRTY: 'untried' })
  })

  it('touches nothing where the page shows no total', async () => {
    const { window } = openPage(
      '<main><label>Promo code <input></label><button>Apply</button></main>',
    )
    const running = runCodes({
      document: window.document,
      codes: ['FIVE'],
      currencyHint: 'GBP',
      budget: { tries: 1, perCodeMs: 300, totalMs: 1000 },
      signal: new AbortController().signal,
      fetch,
      resume: null,
      report: () => Promise.resolve(),
    })
    await vi.advanceTimersByTimeAsync(2000)
    expect(await running).toMatchObject({
      kind: 'ended',
      progress: { phase: 'failed', cause: 'no-total' },
    })
    expect(window.document.querySelector('input')?.value).toBe('')
  })

  it('leaves nobody worse off and finds the best in shops of every behaviour', async () => {
    await fc.assert(
      fc.asyncProperty(anyShop, async (plan) => {
        const run = await shopping(plan, codesToTry)
        expect(run.progress.phase).toBe('done')
        expect(run.shop.total).toBe(lowestTotal(plan))
        expect(run.progress.saving).toBe(arrivalOf(plan) - run.shop.total)
        expect(run.shop).toMatchObject({ orders: 0, removedLines: 0, quantity: '2' })
      }),
      { numRuns: 12 },
    )
  }, 120_000)
})
