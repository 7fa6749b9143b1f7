import { VirtualConsole } from 'jsdom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { failingRequests } from '#tests/corpus/failing-requests.ts'
import { openPage } from '#tests/corpus/open-page.ts'
import { createShopDriver, type ShopDriver } from './shop-driver.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const row = (code: string) => `Voucher ${code} <button type="button">Remove</button>`
const basket = (code: string | null) => `<html lang="en"><body>
  <ul><li><a href="/p/1">Mug</a> <input type="number" name="qty" value="1"></li></ul>
  <div><label>Voucher <input name="voucher"></label> <button type="button" id="apply">Apply</button></div>
  <div id="row">${code === null ? '' : row(code)}</div>
  <dl><dt>Total</dt><dd>${code === null ? '£45.00' : '£43.00'}</dd></dl></body></html>`

const landmarks = { currencyHint: 'GBP', codes: ['GONE', 'FIVE'] }

async function onTime<T>(work: Promise<T>): Promise<T> {
  const state = { isDone: false }
  const watched = work.finally(() => {
    state.isDone = true
  })
  while (!state.isDone) await vi.advanceTimersByTimeAsync(50)
  return watched
}

/** A page that draws the code's row but keeps its total, and a shop that fails at the code GONE. */
function stalePage(): ShopDriver {
  const { window } = openPage(basket(null), undefined, new VirtualConsole())
  const { document } = window
  const fail = failingRequests(window)
  let onServer: string | null = null
  document.querySelector('#apply')?.addEventListener('click', () => {
    const typed = document.querySelector<HTMLInputElement>('[name=voucher]')?.value ?? ''
    if (typed === 'GONE') {
      fail()
      return
    }
    onServer = typed
    const place = document.querySelector('#row')
    if (place !== null) place.innerHTML = row(typed)
  })
  return createShopDriver({
    document,
    fetch: () => Promise.resolve(new Response(basket(onServer))),
    perCodeMs: 2000,
    left: new AbortController().signal,
  })
}

it('does not take a page for true because nothing changed on it when the shop failed', async () => {
  const driver = stalePage()
  await onTime(driver.open())
  expect(await onTime(driver.read(landmarks))).toMatchObject({ kind: 'seen' })
  expect(await onTime(driver.apply('GONE', landmarks))).toMatchObject({ kind: 'failed' })
  const looked = await onTime(driver.read(landmarks))
  expect(looked).toMatchObject({ sight: { total: { money: { minor: 4500 } } } })
  expect(await onTime(driver.apply('FIVE', landmarks))).toMatchObject({ kind: 'leaving' })
})
