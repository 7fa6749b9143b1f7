import { VirtualConsole } from 'jsdom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { basket, landmarks, onTime } from '#tests/support/basket-page.ts'
import { openPage } from '#tests/corpus/open-page.ts'
import { requestRecord } from '#tests/corpus/request-record.ts'
import { firstNote } from './driver-note.ts'
import { createShopDriver, type ShopDriver } from './shop-driver.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A page whose discount nothing names but its field, which must not be empty. */
const fieldHoldsCode = (field: string, row: string) =>
  `<html lang="en"><body><form>${field} <button>Apply</button></form>
  <section>${row}<dl><dt>Total</dt><dd>£43.00</dd></dl></section></body></html>`

function pageWith(html: string): ShopDriver {
  const { window } = openPage(html, undefined, new VirtualConsole())
  window.document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault()
  })
  return createShopDriver({
    document: window.document,
    fetch: () => Promise.reject(new Error('This shop answers in the page.')),
    perCodeMs: 6000,
    left: new AbortController().signal,
  })
}

it.each([
  ['a row of the sums counts a discount', '<p>Discount <b>£2.00</b></p>', 'MINE'],
  ['the page says that a code was taken', '<p role="alert">Voucher applied.</p>', 'MINE'],
  ['nothing speaks of it', '', undefined],
])('takes what stands in the field for a code that is on where %s', async (_, row, code) => {
  const field = '<label>Voucher <input name="voucher" value="MINE"></label>'
  const driver = pageWith(fieldHoldsCode(field, row))
  expect(await onTime(driver.read(landmarks))).toMatchObject({ sight: { inField: code } })
})

it('gives up at once to take a code off by an empty field that the browser lets nobody send', async () => {
  const field = '<label>Voucher <input name="voucher" value="MINE" required></label>'
  const driver = pageWith(fieldHoldsCode(field, '<p>Discount <b>£2.00</b></p>'))
  await onTime(driver.read(landmarks))
  expect(await onTime(driver.remove('MINE', landmarks))).toMatchObject({ kind: 'unable' })
})

it('sends no form of a whole order by Enter because the code’s own button stays off', async () => {
  const { window } = openPage(
    `<html lang="en"><body><form><input name="name"><label>Voucher <input name="voucher"></label>
    <button type="button" disabled>Apply</button> <p>Total £43.00</p><button>Place order</button></form></body></html>`,
    undefined,
    new VirtualConsole(),
  )
  const sent = vi.fn((event: Event) => {
    event.preventDefault()
  })
  window.document.querySelector('form')?.addEventListener('submit', sent)
  const driver = createShopDriver({
    document: window.document,
    fetch: () => Promise.reject(new Error('This shop answers in the page.')),
    perCodeMs: 2000,
    left: new AbortController().signal,
  })
  await onTime(driver.read(landmarks))
  expect(await onTime(driver.apply('FIVE', landmarks))).toMatchObject({ cause: 'unsafe' })
  expect(await onTime(driver.remove('FIVE', landmarks))).toMatchObject({ cause: 'no-field' })
  expect(sent).not.toHaveBeenCalled()
})

it('sends no form in the background that a script tells on the press what it is sent for', async () => {
  const html = `<html lang="en"><body><form method="post" action="/basket"><input type="hidden" name="mode" value="order">
    <label>Voucher <input name="voucher"></label> <button>Apply</button> <p>Total £43.00</p></form></body></html>`
  const { window } = openPage(html, undefined, new VirtualConsole())
  window.document.querySelector('button')?.addEventListener('click', () => {
    window.document.querySelector('[name=mode]')?.setAttribute('value', 'recount')
  })
  const asked = vi.fn<typeof fetch>(() => Promise.resolve(new Response(html)))
  const driver = createShopDriver({
    document: window.document,
    fetch: asked,
    perCodeMs: 2000,
    left: new AbortController().signal,
  })
  await onTime(driver.read(landmarks))
  expect(await onTime(driver.apply('FIVE', landmarks))).toMatchObject({ kind: 'leaving' })
  expect(asked.mock.calls.every(([, init]) => init?.method !== 'POST')).toBe(true)
})

/** A page whose script takes the field away with the shop's answer; `sent` is what the shop sends anew. */
async function withFieldGone(sent: string): Promise<ShopDriver> {
  const { window } = openPage(basket(null), undefined, new VirtualConsole())
  const { document } = window
  document.querySelector('#apply')?.addEventListener('click', () => {
    document.querySelector('#apply')?.parentElement?.remove()
    const place = document.querySelector('#row')
    if (place !== null) place.textContent = 'This voucher is not valid.'
  })
  const driver = createShopDriver({
    document,
    fetch: () => Promise.resolve(new Response(sent)),
    perCodeMs: 2000,
    left: new AbortController().signal,
  })
  await onTime(driver.read(landmarks))
  expect(await onTime(driver.apply('WRONG', landmarks))).toMatchObject({ kind: 'seen' })
  expect(await onTime(driver.apply('FIVE', landmarks))).toMatchObject({ cause: 'no-field' })
  return driver
}

it('loads the page for the field that went with an answer and that the shop still sends', async () => {
  const driver = await withFieldGone(basket(null))
  expect(await driver.loadForField(false)).toMatchObject({ kind: 'leaving', isSent: false })
  expect(driver.note.fieldByLoad).toBe(true)
})

it('loads nothing where the shop sends no field either', async () => {
  const driver = await withFieldGone('<html lang="en"><body><p>Thank you!</p></body></html>')
  expect(await driver.loadForField(false)).toBeUndefined()
})

it('loads nothing while a code that is on may have taken the place of the field', async () => {
  const driver = await withFieldGone(basket(null))
  expect(await driver.loadForField(true)).toBeUndefined()
})

it('puts a code back through the field that came in its place, whatever that is called', async () => {
  const { window } = openPage(basket('FIVE'), undefined, new VirtualConsole())
  const { document } = window
  const box = document.querySelector('#apply')?.parentElement
  const off = document.querySelector('#row button')
  const total = document.querySelector('dd')
  if (!box || !off || !total) throw new Error('The page is another.')
  box.innerHTML = ''
  const put = vi.fn()
  off.addEventListener('click', () => {
    document.querySelector('#row')?.replaceChildren()
    total.textContent = '£45.00'
    box.innerHTML = '<p>Anything for us?</p><input name="x"> <button type="button">OK</button>'
    box.querySelector('button')?.addEventListener('click', () => {
      put(box.querySelector('input')?.value)
      total.textContent = '£43.00'
    })
  })
  const driver = createShopDriver({
    document,
    fetch: () => Promise.resolve(new Response(basket('FIVE'))),
    perCodeMs: 2000,
    left: new AbortController().signal,
  })
  await onTime(driver.read(landmarks))
  await onTime(driver.remove('FIVE', landmarks, true))
  await onTime(driver.putBack('FIVE', landmarks))
  expect(put).toHaveBeenCalledWith('FIVE')
})

/** A page that loads itself anew at a time, in ms, after each press; its shop answers within 900. */
function reloadingPage(reloadsAfter: number): ShopDriver {
  const { window } = openPage(basket(null), undefined, new VirtualConsole())
  const { document } = window
  const record = requestRecord(window)
  const navigation = new window.EventTarget()
  Object.assign(window, { navigation })
  document.querySelector('#apply')?.addEventListener('click', () => {
    const beganAt = window.performance.now()
    setTimeout(() => {
      const destination = { url: document.URL, sameDocument: false }
      const about = { destination, navigationType: 'reload', downloadRequest: null, formData: null }
      const navigate = new window.Event('navigate', { cancelable: true })
      navigation.dispatchEvent(Object.assign(navigate, about))
    }, reloadsAfter)
    setTimeout(() => {
      record({ status: 200, beganAt })
      const place = document.querySelector('#row')
      if (place !== null) place.textContent = 'GONE is not a valid code.'
    }, 900)
  })
  return createShopDriver({
    document,
    fetch: () => Promise.reject(new Error('This shop answers in the page.')),
    perCodeMs: 6000,
    left: new AbortController().signal,
  })
}

it('lets the shop answer before a page loads itself anew for the code before', async () => {
  const driver = reloadingPage(200)
  await onTime(driver.open())
  await onTime(driver.read(landmarks))
  const answer = await onTime(driver.apply('GONE', landmarks))
  expect(answer).toMatchObject({ kind: 'leaving', isSent: true })
  expect(answer).toMatchObject({ heard: ['GONE is not a valid code.'] })
})

it('sends no code to a page that is about to load itself anew', async () => {
  const driver = reloadingPage(2500)
  await onTime(driver.open())
  await onTime(driver.read(landmarks))
  expect(await onTime(driver.apply('GONE', landmarks))).toMatchObject({ kind: 'seen' })
  await vi.advanceTimersByTimeAsync(2500)
  expect(await onTime(driver.apply('FIVE', landmarks))).toMatchObject({
    kind: 'leaving',
    isSent: false,
  })
  expect(driver.refresh).not.toBeNull()
})

it.each([
  ['the page that the run began on', '/cart?action=show', null],
  ['what took a code off, which a load would do again', '/cart?deleteDiscount=12', '/cart'],
])('leaves the tab at %s', (_, address, refresh) => {
  const at = (path: string) => `https://shop.example${path}`
  const { document } = openPage(basket('FIVE'), at(address), new VirtualConsole()).window
  const driver = createShopDriver({
    ...{ document, fetch: () => Promise.reject(new Error('nothing is sent')), perCodeMs: 6000 },
    left: new AbortController().signal,
    note: { ...firstNote(document), manner: 'reload' },
  })
  expect(driver.refresh).toBe(refresh === null ? null : at(refresh))
})
