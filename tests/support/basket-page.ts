import { vi } from 'vitest'

/** The row of a code that is on, with what takes it off. */
export const row = (code: string) => `Voucher ${code} <button type="button">Remove</button>`

/** A basket's page with a code on, or none: its field and button, the code's row, the total. */
export const basket = (code: string | null) => `<html lang="en"><body>
  <ul><li><a href="/p/1">Mug</a> <input type="number" name="qty" value="1"></li></ul>
  <div><label>Voucher <input name="voucher"></label> <button type="button" id="apply">Apply</button></div>
  <div id="row" role="status">${code === null ? '' : row(code)}</div>
  <dl><dt>Total</dt><dd>${code === null ? '£45.00' : '£43.00'}</dd></dl></body></html>`

export const landmarks = { currencyHint: 'GBP', codes: ['GONE', 'FIVE'] }

/** Lets a fake clock go on until the work is done. */
export async function onTime<T>(work: Promise<T>): Promise<T> {
  const state = { isDone: false }
  const watched = work.finally(() => {
    state.isDone = true
  })
  while (!state.isDone) await vi.advanceTimersByTimeAsync(50)
  return watched
}
