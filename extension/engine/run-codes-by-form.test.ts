import { describe, expect, it, vi } from 'vitest'
import { openPage } from '#tests/corpus/open-page.ts'
import { runCodes, type EngineRequest, type RunState } from './run-codes.ts'

vi.setConfig({ testTimeout: 30_000 })

/** A shop whose form loads the page anew; it checks its hidden token and its button's name. */
function formShop(more: { own?: string; onPost?: (count: number) => Response | undefined } = {}) {
  const off: Record<string, number> = { FIVE: 200, THIRTY: 1200 }
  const state = { on: more.own ?? '', message: '', posts: [] as string[] }
  const page = () => `<html lang="en"><body>
    <ul><li><a href="/p/1">Mug</a> <input type="number" name="qty" value="2"></li></ul>
    <form action="/basket/code" method="post"><input type="hidden" name="token" value="t${String(state.posts.length)}">
    <input type="hidden" name="action" value="code"><label>Voucher <input name="voucher"></label>
    <button name="do" value="apply">Apply</button></form>
    <p role="alert">${state.message}</p>
    ${state.on === '' ? '' : `<p>Voucher ${state.on} <a href="/basket/code/remove?code=${state.on}">Remove</a></p>`}
    <dl><dt>Total</dt><dd>£${((4500 - (off[state.on] ?? 0)) / 100).toFixed(2)}</dd></dl></body></html>`
  const fetch = (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const url = new URL(input as string)
    const answer = () => {
      if (url.pathname === '/basket/code/remove') [state.on, state.message] = ['', 'Removed.']
      if (init?.method !== 'POST') return new Response(page())
      const sent = init.body as URLSearchParams
      const special = more.onPost?.(state.posts.length)
      const isWhole =
        sent.get('token') === `t${String(state.posts.length)}` && sent.get('do') === 'apply'
      state.posts.push(sent.get('voucher') ?? '')
      if (special !== undefined) return special
      const code = sent.get('voucher') ?? ''
      if (isWhole && code in off) [state.on, state.message] = [code, `${code} applied.`]
      else state.message = `${code} is not a valid code.`
      return new Response(page())
    }
    return Promise.resolve(answer())
  }
  return {
    window: openPage(page()).window,
    fetch,
    state,
    reload: () => openPage(page()).window,
    total: () => 4500 - (off[state.on] ?? 0),
  }
}

const run = async (
  shop: ReturnType<typeof formShop>,
  codes: readonly string[],
  more: Partial<Pick<EngineRequest, 'report' | 'resume'>> = {},
) => {
  const result = await runCodes({
    document: shop.window.document,
    codes,
    currencyHint: 'GBP',
    budget: { tries: 20, perCodeMs: 6000, totalMs: 60_000 },
    signal: new AbortController().signal,
    fetch: shop.fetch,
    resume: null,
    report: () => Promise.resolve(),
    ...more,
  })
  if (result.kind !== 'ended') throw new Error('the run has not ended')
  return result
}

describe('runCodes at a shop that loads the page for each code', () => {
  it('sends the shop’s own form in the background, tokens and button included, and asks for one refresh', async () => {
    const shop = formShop()
    const { progress, refresh } = await run(shop, ['FIVE', 'WRONG', 'THIRTY'])
    expect(shop.total()).toBe(3300)
    expect(progress).toMatchObject({ phase: 'done', saving: 1200, kept: ['THIRTY'] })
    expect(progress.outcomes.map(({ outcome }) => outcome.kind)).toEqual([
      'applied',
      'rejected',
      'applied',
    ])
    expect(refresh).toBe('https://shop.example/basket')
  })

  it('asks nothing more of the shop once its page was left, whenever that is', async () => {
    /** Moments are the shop's answers and the reports; `asked` counts requests after the last look. */
    const runLeft = async (leftAt: number) => {
      const shop = formShop()
      let [moments, asked] = [0, 0]
      const moment = () => {
        moments++
        if (moments === leftAt) shop.window.dispatchEvent(new shop.window.Event('pagehide'))
        if (moments <= leftAt) asked = 0
      }
      const fetch: typeof shop.fetch = async (...request) => {
        asked++
        const answer = await shop.fetch(...request)
        moment()
        return answer
      }
      const report = () => {
        moment()
        return Promise.resolve()
      }
      await run({ ...shop, fetch }, ['FIVE', 'THIRTY'], { report }).catch(() => undefined)
      return { moments, asked }
    }
    const { moments } = await runLeft(Infinity)
    expect(moments).toBeGreaterThan(8)
    const left = Array.from({ length: moments - 1 }, (_, index) => runLeft(index + 1))
    expect((await Promise.all(left)).map(({ asked }) => asked)).toEqual(left.map(() => 0))
  })

  it('sends no order when the code that is on is kept in a hidden field of the order’s form', async () => {
    const state = { on: '', orders: 0 }
    const off: Record<string, number> = { FIVE: 200, THIRTY: 1200 }
    const page = () => `<html lang="en"><body>
      <ul><li><a href="/p/1">Room</a></li></ul>
      <p>Total £${((4500 - (off[state.on] ?? 0)) / 100).toFixed(2)}</p>
      ${
        state.on === ''
          ? `<form action="/basket" method="post"><label>Coupon code <input name="coupon"></label>
             <button name="applycoupon" value="1">Apply</button></form>`
          : `<p>Coupon ${state.on} <a href="/basket?off=1">Remove</a></p>`
      }
      <form action="/basket" method="post"><input name="guest">
        <input type="hidden" name="task" value="saveorder">
        <input type="hidden" name="coupon" value="${state.on}">
        <button name="save" value="1">Confirm booking</button></form></body></html>`
    const { window } = openPage(page())
    const { progress } = await run(
      {
        ...formShop(),
        window,
        fetch: (input, init) => {
          if ((input as string).includes('off=1')) state.on = ''
          const sent = init?.body as URLSearchParams | undefined
          if (sent?.has('task') === true) state.orders++
          else if (sent?.has('applycoupon') === true) state.on = sent.get('coupon') ?? ''
          return Promise.resolve(new Response(page()))
        },
      },
      ['FIVE', 'THIRTY'],
    )
    expect(progress).toMatchObject({ phase: 'done', saving: 1200, kept: ['THIRTY'] })
    expect(state.orders).toBe(0)
  })

  it('goes on where a refusal is answered at an address of its own, without the field', async () => {
    const shop = formShop()
    const refusal = new Response(
      '<html><body><ul><li><a href="/p/1">Mug</a> <input type="number" name="qty" value="2"></li></ul><p role="alert">Invalid code.</p><dl><dt>Total</dt><dd>£45.00</dd></dl></body></html>',
    )
    Object.defineProperty(refusal, 'url', {
      value: 'https://shop.example/basket?code_not_available=1',
    })
    const fetch: typeof shop.fetch = (input, init) => {
      const isWrong =
        init?.method === 'POST' && (init.body as URLSearchParams).get('voucher') === 'WRONG'
      return isWrong ? Promise.resolve(refusal) : shop.fetch(input, init)
    }
    const result = await run({ ...shop, fetch }, ['WRONG', 'FIVE', 'THIRTY'])
    expect(result).toMatchObject({ progress: { phase: 'done', saving: 1200, kept: ['THIRTY'] } })
  })

  it('waits for a shop that answers with a page to wait on, and reads what became of the code', async () => {
    const shop = formShop()
    const waiting = () =>
      new Response(
        '<html><head><meta http-equiv="refresh" content="1"></head><body><h1>We are processing your request …</h1></body></html>',
      )
    let [asked, later] = [0, (): Promise<Response> => Promise.resolve(waiting())]
    const fetch: typeof shop.fetch = (input, init) => {
      const url = new URL(input as string)
      if (url.pathname === '/task') return asked++ % 2 === 0 ? Promise.resolve(waiting()) : later()
      if (init?.method !== 'POST') return shop.fetch(input, init)
      // The work is done once the task was asked for twice.
      later = () => shop.fetch(input, init)
      const answer = waiting()
      Object.defineProperty(answer, 'url', { value: 'https://shop.example/task' })
      return Promise.resolve(answer)
    }
    const result = await run({ ...shop, fetch }, ['WRONG', 'FIVE', 'THIRTY'])
    expect(shop.state.on).toBe('THIRTY')
    expect(result).toMatchObject({ progress: { phase: 'done', saving: 1200, kept: ['THIRTY'] } })
  })

  it('keeps the best so far at "429 Too Many Requests" and leaves the rest untried', async () => {
    const slowDown = new Response('', { status: 429, headers: { 'retry-after': '30' } })
    const shop = formShop({ onPost: (count) => (count === 1 ? slowDown : undefined) })
    const { progress } = await run(shop, ['FIVE', 'THIRTY', 'WRONG'])
    expect(progress).toMatchObject({
      phase: 'stopped',
      cause: 'rate-limited',
      saving: 200,
      kept: ['FIVE'],
    })
    expect(progress.outcomes.map(({ outcome }) => outcome)).toMatchObject([
      { kind: 'applied' },
      { kind: 'rate-limited', retryAfter: 30 },
      { kind: 'untried' },
    ])
    expect(shop.state.on).toBe('FIVE')
  })

  it('tries the next code where the shop failed at one and its basket is as it was', async () => {
    const shop = formShop({
      onPost: (count) => (count === 1 ? new Response('', { status: 503 }) : undefined),
    })
    const { progress } = await run(shop, ['FIVE', 'WRONG', 'THIRTY'])
    expect(progress).toMatchObject({ phase: 'done', cause: null, saving: 1200, kept: ['THIRTY'] })
    expect(progress.outcomes.map(({ outcome }) => outcome.kind)).toEqual([
      'applied',
      'failed',
      'applied',
    ])
  })

  it('ends at the third error of the shop and puts the best so far back', async () => {
    const shop = formShop({
      onPost: (count) =>
        [1, 2, 3].includes(count) ? new Response('', { status: 503 }) : undefined,
    })
    const { progress } = await run(shop, ['FIVE', 'ONE', 'TWO', 'THREE', 'THIRTY'])
    expect(progress).toMatchObject({
      phase: 'stopped',
      cause: 'shop-error',
      saving: 200,
      kept: ['FIVE'],
    })
    expect(progress.outcomes.map(({ outcome }) => outcome.kind)).toEqual([
      'applied',
      'failed',
      'failed',
      'failed',
      'untried',
    ])
    expect(shop.state.on).toBe('FIVE')
  })

  it('ends where the shop failed at a code and took it all the same', async () => {
    const shop = formShop({
      onPost: () => {
        shop.state.on = 'FIVE'
        return new Response('', { status: 500 })
      },
    })
    const { progress } = await run(shop, ['FIVE', 'THIRTY'])
    expect(progress).toMatchObject({ phase: 'stopped', cause: 'shop-error', saving: 200 })
    expect(progress.outcomes.map(({ outcome }) => outcome.kind)).toEqual(['failed', 'untried'])
  })

  it('does not blame the shop for requests that ended with their page', async () => {
    const shop = formShop()
    let isLeaving = true
    const fetch: typeof shop.fetch = (...request) =>
      isLeaving && shop.state.posts.length > 0
        ? Promise.reject(new TypeError('Failed to fetch'))
        : shop.fetch(...request)
    const atFault: RunState[] = []
    await run({ ...shop, fetch }, ['FIVE', 'THIRTY', 'WRONG'], {
      report: (_, state) => {
        if (state?.ending.cause === 'shop-error') atFault.push(state)
        return Promise.resolve()
      },
    })
    const [state] = atFault
    if (state === undefined) throw new Error('the requests have not failed')
    isLeaving = false
    const next = { ...shop, window: shop.reload() }
    const { progress } = await run(next, ['FIVE', 'THIRTY', 'WRONG'], {
      resume: { state, loadedBy: 'shopper' },
    })
    expect(progress).toMatchObject({ phase: 'stopped', cause: 'page-left', saving: 200 })
  })

  it('puts the shopper’s own code on once more where the shop failed at it', async () => {
    vi.useFakeTimers()
    const shop = formShop({
      own: 'THIRTY',
      onPost: (count) => (count === 2 ? new Response('', { status: 503 }) : undefined),
    })
    let result: Awaited<ReturnType<typeof run>> | undefined
    void run(shop, ['FIVE']).then((ended) => {
      result = ended
    })
    while (result === undefined) await vi.advanceTimersByTimeAsync(50)
    vi.useRealTimers()
    expect(shop.state).toMatchObject({
      on: 'THIRTY',
      posts: ['THIRTY', 'FIVE', 'THIRTY', 'THIRTY'],
    })
    expect(result.progress).toMatchObject({ saving: 0, kept: ['THIRTY'] })
  })
})
