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

const basket = (code: string | null) => `<html lang="en"><body>
  <ul><li><a href="/p/1">Mug</a> <input type="number" name="qty" value="1"></li></ul>
  <div><label>Voucher <input name="voucher"></label> <button type="button" id="apply">Apply</button></div>
  <div id="row">${code === null ? '' : `Voucher ${code} <button type="button" id="off">Remove</button>`}</div>
  <dl><dt>Total</dt><dd id="total">${code === null ? '£45.00' : '£43.00'}</dd></dl></body></html>`

it('shows no saving on the word of a page whose shop took an action and answered with an error', async () => {
  const { window } = openPage(basket(null), undefined, new VirtualConsole())
  const { document } = window
  const record = requestRecord(window)
  let onServer: string | null = null
  document.querySelector('#apply')?.addEventListener('click', () => {
    onServer = document.querySelector<HTMLInputElement>('[name=voucher]')?.value ?? null
    document.body.innerHTML = new window.DOMParser().parseFromString(
      basket(onServer),
      'text/html',
    ).body.innerHTML
    // The code is taken off, but the page learns nothing of it.
    document.querySelector('#off')?.addEventListener('click', () => {
      onServer = null
      record({ status: 500, beganAt: window.performance.now() })
    })
  })
  let result: EngineResult | undefined
  void runCodes({
    ...{ document, codes: ['FIVE', 'OTHER'], currencyHint: 'GBP', resume: null },
    budget: { tries: 20, perCodeMs: 2000, totalMs: 600_000 },
    signal: new AbortController().signal,
    fetch: () => Promise.resolve(new Response(basket(onServer))),
    report: () => Promise.resolve(),
  }).then((ended) => {
    result = ended
  })
  while (result === undefined) await vi.advanceTimersByTimeAsync(50)
  expect(onServer).toBeNull()
  expect(document.querySelector('#total')?.textContent).toBe('£43.00')
  expect(result).toMatchObject({ kind: 'ended', progress: { phase: 'failed', saving: null } })
})
