import fc from 'fast-check'
import { VirtualConsole } from 'jsdom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage } from '#tests/corpus/open-page.ts'
import {
  runCodes,
  type EngineResult,
  type Resumption,
  type RunProgress,
  type RunState,
} from './run-codes.ts'

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

/** A shop whose page is drawn by its script: what a fetch gets holds no total. */
function reloadingShop(plan: Plan) {
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
    basket: () => basket(true),
    fetch: () => Promise.resolve(new Response(basket(false))),
    /** @returns the page that a browser shows after sending the form. */
    post(form: HTMLFormElement): string {
      state.posts += 1
      const Data = form.ownerDocument.defaultView?.FormData ?? FormData
      const sent = new Data(form)
      if (form.getAttribute('action') === '/basket/off') {
        ;[state.on, state.message] = [null, 'The voucher was removed.']
        return basket(true)
      }
      const typed = sent.get('voucher')
      const code = typeof typed === 'string' ? typed : ''
      if (sent.get('do') !== 'apply') state.message = 'Something is missing.'
      else if (code in plan.off) [state.on, state.message] = [code, `${code} was applied.`]
      else {
        if (plan.drops) state.on = null
        state.message = `${code} is not a valid voucher.`
      }
      return plan.answersApart ? shell(`<p role="alert">${state.message}</p>`) : basket(true)
    },
  }
}

const address = 'https://shop.example/basket'

/**
 * A tab that goes from page to page as the run loads them.
 *
 * @param options.leaveAt how many reports of a try the shopper waits before loading the page again.
 * @param options.breaksAt which answer of the shop is lost on the way.
 */
async function runInTab(
  shop: ReturnType<typeof reloadingShop>,
  codes: readonly string[],
  options: {
    leaveAt?: number
    breaksAt?: number
    signal?: AbortSignal
    onPost?: (count: number) => void
  } = {},
): Promise<RunProgress> {
  let html = shop.basket()
  let resume: Resumption | null = null
  let tries = 0
  for (let loads = 0; loads < 80; loads++) {
    const virtualConsole = new VirtualConsole()
    const { window } = openPage(html, address, virtualConsole)
    let next: string | undefined
    let loadedBy: Resumption['loadedBy'] = 'run'
    const load = (page: string) => {
      next = page
      window.dispatchEvent(new window.Event('pagehide'))
    }
    // jsdom loads no pages; what it says instead tells that one was to be loaded.
    virtualConsole.on('jsdomError', () => {
      load(shop.basket())
    })
    window.HTMLFormElement.prototype.submit = function submit(this: HTMLFormElement) {
      const answer = shop.post(this)
      const isLost = shop.state.posts === options.breaksAt
      if (isLost) loadedBy = 'rescue'
      load(isLost ? shop.basket() : answer)
      options.onPost?.(shop.state.posts)
    }
    let state = null as RunState | null
    let result: EngineResult | undefined
    const running = runCodes({
      ...{ document: window.document, codes, currencyHint: 'GBP', resume },
      budget: { tries: 20, perCodeMs: 6000, totalMs: 600_000 },
      signal: options.signal ?? new AbortController().signal,
      fetch: shop.fetch,
      report: (_, reported) => {
        // As it would come out of the extension's storage.
        state = JSON.parse(JSON.stringify(reported)) as RunState | null
        const isTry = state?.pending?.act.kind === 'try'
        if (isTry) tries += 1
        if (isTry && tries === options.leaveAt) {
          loadedBy = 'shopper'
          load(shop.basket())
        }
        return Promise.resolve()
      },
    }).then((ended) => {
      result = ended
    })
    while (result === undefined) await vi.advanceTimersByTimeAsync(50)
    await running
    window.close()
    if (result.kind === 'ended') return result.progress
    if (state === null || next === undefined) throw new Error('the run is lost')
    resume = { state, loadedBy }
    html = next
  }
  throw new Error('the run never ends')
}

const kinds = ({ outcomes }: RunProgress) => outcomes.map(({ outcome }) => outcome.kind)

describe('runCodes at a shop that must load its page for each code', () => {
  it('goes on in each new page and leaves the best', async () => {
    const shop = reloadingShop(plain)
    const run = await runInTab(shop, ['FIVE', 'WRONG', 'THIRTY', 'NONE'])
    expect(shop.total()).toBe(3300)
    expect(run).toMatchObject({ phase: 'done', cause: null, saving: 1200, kept: ['THIRTY'] })
    expect(kinds(run)).toEqual(['applied', 'rejected', 'applied', 'rejected'])
  })

  it('comes back to the basket where the answer is a page of its own, and reads there', async () => {
    const shop = reloadingShop({ ...plain, answersApart: true })
    const run = await runInTab(shop, ['FIVE', 'WRONG', 'THIRTY'])
    expect(shop.total()).toBe(3300)
    expect(kinds(run)).toEqual(['applied', 'rejected', 'applied'])
  })

  it('tries no more after the shopper has loaded the page anew, and keeps the best so far', async () => {
    const shop = reloadingShop(plain)
    const run = await runInTab(shop, ['FIVE', 'THIRTY', 'WRONG'], { leaveAt: 4 })
    expect(run).toMatchObject({ phase: 'stopped', cause: 'page-left', saving: 200 })
    expect(kinds(run)).toEqual(['applied', 'failed', 'untried'])
    expect(shop.total()).toBe(4300)
  })

  it('sees what a code did whose answer the shopper has not waited for', async () => {
    const shop = reloadingShop(plain)
    const run = await runInTab(shop, ['FIVE', 'THIRTY', 'WRONG'], { leaveAt: 3 })
    expect(run).toMatchObject({ phase: 'stopped', cause: 'page-left', saving: 200 })
    expect(kinds(run)).toEqual(['applied', 'untried', 'untried'])
  })

  it('says that the shop failed where an answer was lost, and keeps what is on the basket', async () => {
    const shop = reloadingShop(plain)
    const run = await runInTab(shop, ['FIVE', 'THIRTY', 'WRONG'], { breaksAt: 1 })
    expect(run).toMatchObject({ phase: 'failed', cause: 'shop-error', saving: 200 })
    expect(kinds(run)).toEqual(['applied', 'untried', 'untried'])
    expect(shop.total()).toBe(4300)
  })

  it('ends within one code when stopped on the way', async () => {
    const stop = new AbortController()
    const shop = reloadingShop(plain)
    const run = await runInTab(shop, ['FIVE', 'THIRTY', 'WRONG'], {
      signal: stop.signal,
      onPost: () => {
        stop.abort()
      },
    })
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
        const run = await runInTab(shop, ['ALPHA1', 'WRONG', 'BRAVO2'], { leaveAt })
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
