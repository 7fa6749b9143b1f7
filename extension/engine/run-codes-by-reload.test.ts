import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runInTab } from '#tests/support/shop-in-tab.ts'
import type { RunProgress } from './run-codes.ts'

vi.setConfig({ testTimeout: 60_000 })
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

interface Plan {
  /** What each code takes off, in pence; a code that is missing here is refused. */
  readonly off: Readonly<Record<string, number>>
  readonly own: string | null
  /** A wrong code takes the one that stands off. */
  readonly drops: boolean
  /** Without a control that takes a code off. */
  readonly keeps: boolean
  /** The answer to a code is a page of its own, without the basket. */
  readonly answersApart: boolean
}

const plain: Plan = {
  off: { FIVE: 200, THIRTY: 1200 },
  own: null,
  drops: false,
  keeps: false,
  answersApart: false,
}

/** What happens on the way: an answer of the shop that is lost, and whoever counts its forms. */
interface Happenings {
  readonly breaksAt?: number
  readonly onPost?: (count: number) => void
}

/** A shop whose page is drawn by its script: what a fetch gets holds no total. */
function reloadingShop(plan: Plan, { breaksAt, onPost }: Happenings = {}) {
  const state = { on: plan.own, message: '', posts: 0, loads: 0 }
  const total = () => 4500 - (plan.off[state.on ?? ''] ?? 0)
  const pounds = (pence: number) => `£${(pence / 100).toFixed(2)}`
  const shell = (body: string) => `<html lang="en"><body>${body}</body></html>`
  const basket = (isDrawn: boolean) =>
    shell(`
    <ul><li><a href="/p/1">Mug</a> <input type="number" name="qty" value="2"></li></ul>
    <form action="/basket/code" method="post"><label>Voucher <input name="voucher"></label>
    <button name="do" value="apply">Apply</button></form><p role="alert">${state.message}</p>
    ${state.on === null || plan.keeps ? '' : `<form action="/basket/off" method="post"><p>Voucher ${state.on} <button>Remove</button></p></form>`}
    <dl>${state.on === null ? '' : `<dt>Voucher ${state.on}</dt><dd>−${pounds(4500 - total())}</dd>`}<dt>Total</dt><dd>${isDrawn ? pounds(total()) : '…'}</dd></dl>`)
  return {
    state,
    total,
    address: 'https://shop.example/basket',
    page: () => basket(true),
    fetch: () => Promise.resolve(new Response(basket(false))),
    post(path: string, sent: URLSearchParams): string | null {
      state.posts += 1
      const answer = answerTo(path, sent)
      onPost?.(state.posts)
      return state.posts === breaksAt ? null : answer
    },
  }

  function answerTo(path: string, sent: URLSearchParams): string {
    if (path === '/basket/off') {
      ;[state.on, state.message] = [null, 'The voucher was removed.']
      return basket(true)
    }
    const code = sent.get('voucher') ?? ''
    if (sent.get('do') !== 'apply') state.message = 'Something is missing.'
    else if (code in plan.off) [state.on, state.message] = [code, `${code} was applied.`]
    else {
      if (plan.drops) state.on = null
      state.message = `${code} is not a valid voucher.`
    }
    return plan.answersApart ? shell(`<p role="alert">${state.message}</p>`) : basket(true)
  }
}

const runAt = async (...run: Parameters<typeof runInTab>): Promise<RunProgress> =>
  (await runInTab(...run)).progress

const kinds = ({ outcomes }: RunProgress) => outcomes.map(({ outcome }) => outcome.kind)

describe('runCodes at a shop that must load its page for each code', () => {
  it('goes on in each new page and leaves the best', async () => {
    const shop = reloadingShop(plain)
    const run = await runAt(shop, ['FIVE', 'WRONG', 'THIRTY', 'NONE'])
    expect(shop.total()).toBe(3300)
    expect(run).toMatchObject({ phase: 'done', cause: null, saving: 1200, kept: ['THIRTY'] })
    expect(kinds(run)).toEqual(['applied', 'rejected', 'applied', 'rejected'])
  })

  it('comes back to the basket where the answer is a page of its own, and reads there', async () => {
    const shop = reloadingShop({ ...plain, answersApart: true })
    const run = await runAt(shop, ['FIVE', 'WRONG', 'THIRTY'])
    expect(shop.total()).toBe(3300)
    expect(kinds(run)).toEqual(['applied', 'rejected', 'applied'])
  })

  it('tries no more after the shopper has loaded the page anew, and keeps the best so far', async () => {
    const shop = reloadingShop(plain)
    const run = await runAt(shop, ['FIVE', 'THIRTY', 'WRONG'], { leaveAt: 4 })
    expect(run).toMatchObject({ phase: 'stopped', cause: 'page-left', saving: 200 })
    expect(kinds(run)).toEqual(['applied', 'failed', 'untried'])
    expect(shop.total()).toBe(4300)
  })

  it('sees what a code did whose answer the shopper has not waited for', async () => {
    const shop = reloadingShop(plain)
    const run = await runAt(shop, ['FIVE', 'THIRTY', 'WRONG'], { leaveAt: 3 })
    expect(run).toMatchObject({ phase: 'stopped', cause: 'page-left', saving: 200 })
    expect(kinds(run)).toEqual(['applied', 'untried', 'untried'])
  })

  it('sees what a code did only after the shopper had loaded the page anew', async () => {
    const shop = reloadingShop(plain)
    const takeOn = () => {
      shop.state.on = 'FIVE'
    }
    const onLeave = () => void setTimeout(takeOn, 2000)
    const run = await runAt(shop, ['FIVE', 'THIRTY', 'WRONG'], { leaveAt: 1, onLeave })
    expect(run).toMatchObject({ phase: 'stopped', cause: 'page-left', kept: ['FIVE'], saving: 200 })
    expect(kinds(run)).toEqual(['applied', 'untried', 'untried'])
  })

  it('puts back what the shop took off only after the shopper had loaded the page anew', async () => {
    const shop = reloadingShop(plain)
    const takeOff = () => {
      shop.state.on = null
    }
    const onLeave = () => void setTimeout(takeOff, 3000)
    const run = await runAt(shop, ['FIVE', 'THIRTY', 'WRONG'], { leaveAt: 4, onLeave })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(run).toMatchObject({ phase: 'stopped', cause: 'page-left', kept: ['FIVE'], saving: 200 })
    expect(shop.total()).toBe(4300)
  })

  it('says that the shop failed where an answer was lost, and keeps what is on the basket', async () => {
    const shop = reloadingShop(plain, { breaksAt: 1 })
    const run = await runAt(shop, ['FIVE', 'THIRTY', 'WRONG'])
    expect(run).toMatchObject({ phase: 'failed', cause: 'shop-error', saving: 200 })
    expect(kinds(run)).toEqual(['applied', 'untried', 'untried'])
    expect(shop.total()).toBe(4300)
  })

  it('ends within one code when stopped on the way', async () => {
    const stop = new AbortController()
    const onPost = () => {
      stop.abort()
    }
    const shop = reloadingShop(plain, { onPost })
    const run = await runAt(shop, ['FIVE', 'THIRTY', 'WRONG'], { signal: stop.signal })
    expect(run).toMatchObject({ phase: 'stopped', cause: 'cancelled', saving: 200 })
    expect(kinds(run)).toEqual(['applied', 'untried', 'untried'])
  })

  it('leaves nobody worse off and finds the best in shops of every behaviour', async () => {
    const shops = fc.record({
      off: fc.dictionary(fc.constantFrom('ALPHA1', 'BRAVO2', 'MINE9'), fc.nat(1900)),
      own: fc.constantFrom(null, 'MINE9'),
      drops: fc.boolean(),
      keeps: fc.boolean(),
      answersApart: fc.boolean(),
    }) satisfies fc.Arbitrary<Plan>
    const leaving = fc.option(fc.nat(7), { nil: -1 })
    await fc.assert(
      fc.asyncProperty(shops, leaving, async (drawn, leaveAt) => {
        const own = drawn.own !== null && drawn.own in drawn.off ? drawn.own : null
        const shop = reloadingShop({ ...drawn, own })
        const atArrival = shop.total()
        const run = await runAt(shop, ['ALPHA1', 'WRONG', 'BRAVO2'], { leaveAt })
        expect(shop.total()).toBeLessThanOrEqual(atArrival)
        expect(run.saving).toBe(atArrival - shop.total())
        if (run.cause !== null) return
        const { MINE9 = 0, ALPHA1 = 0, BRAVO2 = 0 } = drawn.off
        expect(shop.total()).toBe(4500 - Math.max(own === null ? 0 : MINE9, ALPHA1, BRAVO2))
      }),
      { numRuns: 30 },
    )
  }, 240_000)
})
