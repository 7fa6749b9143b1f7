import { VirtualConsole } from 'jsdom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openPage } from '#tests/corpus/open-page.ts'
import { requestRecord } from '#tests/corpus/request-record.ts'
import { runCodes, type EngineResult } from './run-codes.ts'

vi.setConfig({ testTimeout: 30_000 })
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const totals: Readonly<Record<string, number>> = { MINE9: 4300, DEARER: 4400 }

/**
 * The basket of a shop that holds one code, and takes the next one only where that one is off. A dear
 * code gets past the field once: it takes the place of the shopper's own.
 */
const basket = (code: string | null) => `<html lang="en"><body>
  <ul><li><a href="/p/1">Mug</a> <input type="number" name="qty" value="1"></li></ul>
  <div><label>Voucher <input name="voucher" ${code === 'DEARER' ? 'disabled' : ''}></label>
    <button type="button" id="apply">Apply</button></div>
  <div>${code === null ? '' : `<p>Voucher ${code} <button type="button" id="off">Remove</button></p>`}</div>
  <dl><dt>Total</dt><dd>£${((totals[code ?? ''] ?? 4500) / 100).toFixed(2)}</dd></dl></body></html>`

/** @param faults how often the shop fails to take a code off; each is answered by `status`. */
async function run(faults: number, status: number | null) {
  const { window } = openPage(basket('MINE9'), undefined, new VirtualConsole())
  const { document } = window
  const record = requestRecord(window)
  let onServer: string | null = 'MINE9'
  let left = faults
  const draw = () => {
    const drawn = new window.DOMParser().parseFromString(basket(onServer), 'text/html')
    document.body.innerHTML = drawn.body.innerHTML
  }
  document.addEventListener('click', ({ target }) => {
    const { id } = target as HTMLButtonElement
    const typed = document.querySelector<HTMLInputElement>('[name=voucher]')?.value ?? ''
    if (id === 'apply' && typed in totals) onServer = typed
    if (id === 'off' && onServer === 'DEARER' && left > 0) {
      left -= 1
      if (status !== null) record({ status, beganAt: window.performance.now() })
      return
    }
    if (id === 'off') onServer = null
    draw()
  })
  let result: EngineResult | undefined
  void runCodes({
    ...{ document, codes: ['DEARER', 'OTHER'], currencyHint: 'GBP', resume: null },
    budget: { tries: 20, perCodeMs: 4000, totalMs: 600_000 },
    signal: new AbortController().signal,
    fetch: () => Promise.resolve(new Response(basket(onServer))),
    report: () => Promise.resolve(),
  }).then((ended) => {
    result = ended
  })
  while (result === undefined) await vi.advanceTimersByTimeAsync(50)
  return { onServer, result }
}

it.each([
  ['fails', 500],
  ['asks for time', 429],
  ['does not answer', null],
])(
  'takes a dearer code off once more where the shop %s, and puts the shopper’s own one back',
  async (_, status) => {
    const { onServer, result } = await run(1, status)
    expect(onServer).toBe('MINE9')
    expect(result).toMatchObject({ progress: { kept: ['MINE9'], saving: 0 } })
  },
)

it('gives up where a code never comes off, and says that the shopper is worse off', async () => {
  const { onServer, result } = await run(Infinity, 500)
  expect(onServer).toBe('DEARER')
  expect(result).toMatchObject({ progress: { phase: 'failed', cause: 'not-restored', saving: 0 } })
})

it('waits where the shop asks for time in words alone, and puts the shopper’s own code back', async () => {
  const { window } = openPage(basket('MINE9'), undefined, new VirtualConsole())
  const { document } = window
  const record = requestRecord(window)
  let on: string | null = 'MINE9'
  let refused = 0
  document.addEventListener('click', ({ target }) => {
    const { id } = target as HTMLButtonElement
    const typed = document.querySelector<HTMLInputElement>('[name=voucher]')?.value ?? ''
    if (id === 'off') on = null
    // Two attempts, and no further one for half a minute.
    const isEarly = id === 'apply' && Date.now() < freeAt
    if (id === 'apply' && !isEarly) refused += typed in totals ? 0 : 1
    if (id === 'apply' && !isEarly && typed in totals) on = typed
    if (refused === 2) {
      refused = 0
      freeAt = Date.now() + 30_000
    }
    const words = isEarly ? 'Too many coupon code requests, please try again later.' : ''
    document.body.innerHTML = new window.DOMParser().parseFromString(
      basket(on).replace('<dl>', `<p role="alert">${words}</p><dl>`),
      'text/html',
    ).body.innerHTML
    record({ status: 200, beganAt: window.performance.now() })
  })
  let freeAt = 0
  let result: EngineResult | undefined
  void runCodes({
    ...{ document, codes: ['WRONG', 'FALSE', 'OTHER'], currencyHint: 'GBP', resume: null },
    budget: { tries: 20, perCodeMs: 4000, totalMs: 600_000 },
    signal: new AbortController().signal,
    fetch: () => Promise.resolve(new Response(basket(on))),
    report: () => Promise.resolve(),
  }).then((ended) => {
    result = ended
  })
  while (result === undefined) await vi.advanceTimersByTimeAsync(50)
  expect(on).toBe('MINE9')
  expect(result).toMatchObject({ progress: { kept: ['MINE9'], saving: 0 } })
})
