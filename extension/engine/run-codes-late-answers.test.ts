import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { plainShop } from '#tests/corpus/shop-page.ts'
import { anyShop, arrivalOf, codesToTry, shopping } from '#tests/corpus/shopping.ts'

vi.setConfig({ testTimeout: 30_000 })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A code's time is 6 s here; the shop carries each out when it answers. */
describe('runCodes at a shop whose answers come after the time for a code', () => {
  const own = { ...plainShop, own: ['MINE'], codes: { ...plainShop.codes, MINE: 2000 } }

  it('puts the shopper’s own code back when a late one has replaced it', async () => {
    const run = await shopping({ ...own, delays: { FIVE: 9000 } }, ['FIVE'])
    expect(run.shop).toMatchObject({ on: ['MINE'], total: 2500 })
    expect(run.progress).toMatchObject({ phase: 'done', saving: 0, kept: ['MINE'] })
  })

  it('gives the putting back of the shopper’s own code more than one chance', async () => {
    const run = await shopping({ ...own, delays: { MINE: 9000 } }, ['FIVE'])
    expect(run.shop).toMatchObject({ on: ['MINE'], total: 2500 })
    expect(run.progress).toMatchObject({ saving: 0, kept: ['MINE'] })
  })

  it('shows no saving of a code that a late one has replaced', async () => {
    const run = await shopping({ ...plainShop, delays: { FIVE: 9000 } }, ['FIVE', 'THIRTY'])
    expect(run.shop).toMatchObject({ on: ['THIRTY'], total: 3300 })
    expect(run.progress).toMatchObject({ saving: 1200, kept: ['THIRTY'] })
  })

  it('believes a remover that does nothing once, not for ever', async () => {
    const began = Date.now()
    let endedAt = 0
    const report = () => {
      endedAt = Date.now()
      return Promise.resolve()
    }
    const dead = { ...plainShop, holds: 'several', removal: 'dead' } as const
    const run = await shopping(dead, ['FIVE', 'THIRTY', 'WRONG'], { report })
    expect(run.progress).toMatchObject({ phase: 'done', saving: 1400, kept: ['FIVE', 'THIRTY'] })
    expect(endedAt - began).toBeLessThan(30_000)
  })

  it('leaves nobody worse off in shops of every behaviour', async () => {
    const delays = fc.dictionary(
      fc.constantFrom('ALPHA1', 'BRAVO2', 'MINE9'),
      fc.integer({ min: 4000, max: 12_000 }),
      { minKeys: 1, maxKeys: 1 },
    )
    await fc.assert(
      fc.asyncProperty(anyShop, delays, async (drawn, late) => {
        const plan = { ...drawn, delays: late }
        const run = await shopping(plan, codesToTry)
        expect(run.shop.total).toBeLessThanOrEqual(arrivalOf(plan))
        const told = run.progress.saving ?? 0
        expect(told).toBeLessThanOrEqual(arrivalOf(plan) - run.shop.total)
      }),
      { numRuns: 25 },
    )
  }, 120_000)
})
