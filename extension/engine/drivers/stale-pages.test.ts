import { VirtualConsole } from 'jsdom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { basket, landmarks, onTime, row } from '#tests/support/basket-page.ts'
import { openPage } from '#tests/corpus/open-page.ts'
import { requestRecord } from '#tests/corpus/request-record.ts'
import { landmarkOf } from '../finder/choose-total.ts'
import { createShopDriver, type ShopDriver } from './shop-driver.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A page that draws the code's row but keeps its total, and a shop that fails at the code GONE. */
function stalePage(): ShopDriver {
  const { window } = openPage(basket(null), undefined, new VirtualConsole())
  const { document } = window
  const record = requestRecord(window)
  let onServer: string | null = null
  document.querySelector('#apply')?.addEventListener('click', () => {
    const typed = document.querySelector<HTMLInputElement>('[name=voucher]')?.value ?? ''
    if (typed === 'GONE') {
      record({ status: 500, beganAt: window.performance.now() })
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

/**
 * A shop that drops what is on when it refuses a code, and whose page draws nothing anew then.
 *
 * @param address what the shopper has typed besides.
 * @param page what the shop answers to who asks for the page.
 */
function forgetfulPage(address: string, page: string): ShopDriver {
  const { window } = openPage(basket('FIVE'), undefined, new VirtualConsole())
  const { document } = window
  const record = requestRecord(window)
  document.body.insertAdjacentHTML('beforeend', address)
  document.querySelector('#apply')?.addEventListener('click', () => {
    record({ status: 200, beganAt: window.performance.now() })
    const place = document.querySelector('#row')
    if (place !== null) place.insertAdjacentHTML('beforeend', '<p>GONE is not a valid code.</p>')
  })
  return createShopDriver({
    document,
    fetch: () => Promise.resolve(new Response(page)),
    perCodeMs: 2000,
    left: new AbortController().signal,
  })
}

async function afterRefusal(driver: ShopDriver) {
  await onTime(driver.open())
  await onTime(driver.read(landmarks))
  await onTime(driver.apply('GONE', landmarks))
  return onTime(driver.read(landmarks))
}

it.each([
  ['whose page tells its total', basket(null)],
  ['whose page only a script draws', '<main></main>'],
])('asks a shop %s what is still on after it refused a code beside another', async (_, page) => {
  expect(await afterRefusal(forgetfulPage('', page))).toMatchObject({ kind: 'leaving' })
})

it('loads no page for it that would lose what the shopper has typed', async () => {
  const street = '<label>Street <input name="street" value="1 High Street"></label>'
  expect(await afterRefusal(forgetfulPage(street, '<main></main>'))).toMatchObject({ kind: 'seen' })
})

/** A page that keeps its codes by itself: loaded anew it has none. `sent` is what the shop sends. */
function selfKeepingPage(sent: string, url?: string) {
  const { window } = openPage(basket('FIVE'), url, new VirtualConsole())
  const { document } = window
  document.querySelector('#apply')?.addEventListener('click', () => {
    const place = document.querySelector('#row')
    if (place !== null) place.innerHTML = row('SAME5')
  })
  const options = {
    fetch: () => Promise.resolve(new Response(sent)),
    perCodeMs: 2000,
    left: new AbortController().signal,
  }
  return { driver: createShopDriver({ ...options, document }), options }
}

it('loads no page anew that keeps its codes by itself, to see what an equal one did', async () => {
  const { driver } = selfKeepingPage(basket(null))
  await onTime(driver.read(landmarks))
  const answer = await onTime(driver.apply('SAME5', { ...landmarks, codes: ['FIVE', 'SAME5'] }))
  expect(answer).toMatchObject({ kind: 'seen', sight: { total: { money: { minor: 4300 } } } })
  expect(driver.note.totals).toBe('live')
})

it('does not take a page for a stale one whose codes a load has lost', async () => {
  const { driver, options } = selfKeepingPage('<html lang="en"><body></body></html>')
  await onTime(driver.read(landmarks))
  const answer = await onTime(driver.apply('SAME5', { ...landmarks, codes: ['FIVE', 'SAME5'] }))
  expect(answer).toMatchObject({ kind: 'leaving' })
  const { document } = openPage(basket(null), undefined, new VirtualConsole()).window
  const next = createShopDriver({ ...options, document, note: driver.note })
  await onTime(next.read(landmarks))
  expect(next.note.totals).toBe('live')
})

it('loads no page that may hold what was chosen in itself, since nothing calls it a basket', async () => {
  const sent = '<html lang="en"><body><button>Book an appointment</button></body></html>'
  const { driver } = selfKeepingPage(sent, 'https://salon.example/hair')
  await onTime(driver.read(landmarks))
  const answer = await onTime(driver.apply('SAME5', { ...landmarks, codes: ['FIVE', 'SAME5'] }))
  expect(answer).toMatchObject({ kind: 'seen' })
})

it('takes a page for a stale one that shows a code until it is loaded, which was taken off', async () => {
  const { window } = openPage(basket('FIVE'), undefined, new VirtualConsole())
  const { document } = window
  document.querySelector('#row button')?.addEventListener('click', () => {
    document.body.insertAdjacentHTML('beforeend', '<p role="alert">Voucher removed.</p>')
  })
  const options = {
    fetch: () => Promise.resolve(new Response(basket(null))),
    perCodeMs: 2000,
    left: new AbortController().signal,
  }
  const driver = createShopDriver({ ...options, document })
  await onTime(driver.read(landmarks))
  expect(await onTime(driver.remove('FIVE', landmarks))).toMatchObject({ kind: 'leaving' })
  const loaded = openPage(basket(null), undefined, new VirtualConsole()).window
  const next = createShopDriver({ ...options, document: loaded.document, note: driver.note })
  await onTime(next.read(landmarks))
  expect(next.note.totals).toBe('stale')
})

it('asks the shop after a refusal where the total alone tells of a code that may be dropped by it', async () => {
  const sums = (code: string | null) =>
    `<dt>Total</dt><dd>${code === null ? '£45.00' : '£43.00'}</dd>`
  const nameless = (code: string | null) => `<html lang="en"><body>
    <ul><li><a href="/p/1">Mug</a> <input type="number" name="qty" value="1"></li></ul>
    <div><label>Voucher <input name="voucher"></label> <button type="button">Apply</button></div>
    <p role="status"></p><dl>${sums(code)}</dl></body></html>`
  const { window } = openPage(nameless(null), undefined, new VirtualConsole())
  const { document } = window
  const [said, list] = ['[role=status]', 'dl'].map((each) => document.querySelector(each))
  let onServer: string | null = null
  document.querySelector('button')?.addEventListener('click', () => {
    const typed = document.querySelector<HTMLInputElement>('[name=voucher]')?.value ?? ''
    onServer = typed === 'FIVE' ? typed : null
    if (said) said.textContent = onServer === null ? 'This code has expired.' : ''
    if (list && onServer !== null) list.innerHTML = sums(onServer)
  })
  const driver = createShopDriver({
    document,
    fetch: () => Promise.resolve(new Response(nameless(onServer))),
    perCodeMs: 2000,
    left: new AbortController().signal,
  })
  await onTime(driver.open())
  const arrival = await onTime(driver.read(landmarks))
  const total = arrival.kind === 'seen' ? arrival.sight.total : undefined
  const known = { ...landmarks, total: total && landmarkOf(total) }
  const applied = { sight: { total: { minor: 4300 } } }
  expect(await onTime(driver.apply('FIVE', known))).toMatchObject(applied)
  expect(await onTime(driver.apply('LATE', known))).toMatchObject(applied)
  expect(await onTime(driver.read(known))).toMatchObject({ kind: 'leaving' })
})
