import { VirtualConsole } from 'jsdom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openPage } from '#tests/corpus/open-page.ts'
import { requestRecord } from '#tests/corpus/request-record.ts'
import { landmarkOf } from '../finder/choose-total.ts'
import { firstNote } from './driver-note.ts'
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
  <div id="row" role="status">${code === null ? '' : row(code)}</div>
  <dl><dt>Total</dt><dd>${code === null ? '£45.00' : '£43.00'}</dd></dl></body></html>`

/** A page whose discount nothing names but its field, which must not be empty. */
const fieldHoldsCode = (field: string, row: string) =>
  `<html lang="en"><body><form>${field} <button>Apply</button></form>
  <section>${row}<dl><dt>Total</dt><dd>£43.00</dd></dl></section></body></html>`

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

/** A page whose shop answers the code SLOW after the driver has given it up. */
function slowPage(): ShopDriver {
  const { window } = openPage(basket(null), undefined, new VirtualConsole())
  const { document } = window
  const record = requestRecord(window)
  document.querySelector('#apply')?.addEventListener('click', () => {
    const typed = document.querySelector<HTMLInputElement>('[name=voucher]')?.value
    const beganAt = window.performance.now()
    const answer = () => {
      record({ status: 200, beganAt })
      const [place, total] = document.querySelectorAll('#row, dd')
      if (typed === 'SLOW' && total != null) total.textContent = '£43.00'
      else if (place != null) place.textContent = `${typed ?? ''} is not a valid code.`
    }
    setTimeout(answer, typed === 'SLOW' ? 2500 : 1500)
  })
  return createShopDriver({
    document,
    fetch: () => Promise.reject(new Error('This shop answers in the page.')),
    perCodeMs: 2000,
    left: new AbortController().signal,
  })
}

it('does not take an answer that came too late for the answer to the next code', async () => {
  const driver = slowPage()
  await onTime(driver.open())
  await onTime(driver.read(landmarks))
  await onTime(driver.apply('GONE', landmarks))
  const slow = await onTime(driver.apply('SLOW', landmarks))
  expect(slow).toMatchObject({ sight: { total: { money: { minor: 4500 } } } })
  const next = await onTime(driver.apply('FIVE', landmarks))
  expect(next).toMatchObject({ sight: { messages: ['FIVE is not a valid code.'] } })
})

/** A page that draws an answer a moment after it has come, and refuses in the same words each time. */
function laterDrawnPage(): ShopDriver {
  const { window } = openPage(basket(null), undefined, new VirtualConsole())
  const { document } = window
  const record = requestRecord(window)
  document.querySelector('#apply')?.addEventListener('click', () => {
    const field = document.querySelector<HTMLInputElement>('[name=voucher]')
    const beganAt = window.performance.now()
    setTimeout(() => {
      record({ status: 200, beganAt })
      setTimeout(() => {
        const [place, total] = document.querySelectorAll('#row, dd')
        if (field?.value === 'FIVE' && total != null) total.textContent = '£43.00'
        if (place != null)
          place.textContent = field?.value === 'FIVE' ? '' : 'This code is not valid.'
      }, 200)
    }, 600)
  })
  return createShopDriver({
    document,
    fetch: () => Promise.reject(new Error('This shop answers in the page.')),
    perCodeMs: 6000,
    left: new AbortController().signal,
  })
}

it('does not take the words of the code before for the answer that is about to be drawn', async () => {
  const driver = laterDrawnPage()
  await onTime(driver.open())
  await onTime(driver.read(landmarks))
  for (const code of ['ONE', 'TWO', 'THREE']) await onTime(driver.apply(code, landmarks))
  const answer = await onTime(driver.apply('FIVE', landmarks))
  expect(answer).toMatchObject({ sight: { total: { money: { minor: 4300 } } } })
})

/** A page that takes its whole basket away for a second after each code, and answers in the new one. */
function redrawnPage(): ShopDriver {
  const { window } = openPage(basket(null), undefined, new VirtualConsole())
  const { document } = window
  const record = requestRecord(window)
  const inner = document.body.innerHTML
  const draw = (words: string) => {
    document.body.innerHTML = inner
    const place = document.querySelector('#row')
    if (place !== null) place.textContent = words
    document.querySelector('#apply')?.addEventListener('click', () => {
      const typed = document.querySelector<HTMLInputElement>('[name=voucher]')?.value ?? ''
      record({ status: 200, beganAt: window.performance.now() })
      draw(`${typed} is not a valid code.`)
      setTimeout(() => {
        document.body.innerHTML = ''
        setTimeout(() => {
          draw('')
        }, 1000)
      }, 1000)
    })
  }
  draw('')
  return createShopDriver({
    document,
    fetch: () => Promise.reject(new Error('This shop answers in the page.')),
    perCodeMs: 5000,
    left: new AbortController().signal,
  })
}

it('waits for a basket that the page is drawing anew when the next code is due', async () => {
  const driver = redrawnPage()
  await onTime(driver.open())
  await onTime(driver.read(landmarks))
  await onTime(driver.apply('GONE', landmarks))
  await vi.advanceTimersByTimeAsync(800)
  const next = await onTime(driver.apply('FIVE', landmarks))
  expect(next).toMatchObject({ kind: 'seen', sight: { messages: ['FIVE is not a valid code.'] } })
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

it('waits for what takes a code off as long as it is switched off over the old total', async () => {
  const { window } = openPage(basket('FIVE'), undefined, new VirtualConsole())
  const { document } = window
  document.querySelector('#row button')?.addEventListener('click', ({ target }) => {
    const remover = target as HTMLButtonElement
    remover.disabled = true
    remover.textContent = 'Removing…'
    setTimeout(() => {
      document.documentElement.innerHTML = basket(null)
    }, 4000)
  })
  const driver = createShopDriver({
    document,
    fetch: () => Promise.reject(new Error('This shop answers in the page.')),
    perCodeMs: 6000,
    left: new AbortController().signal,
  })
  await onTime(driver.read(landmarks))
  const taken = await onTime(driver.remove('FIVE', landmarks, true))
  expect(taken).toMatchObject({ isStill: true, sight: { total: { money: { minor: 4500 } } } })
})

it('does not wait for a basket whose place a refusal has taken', async () => {
  const { window } = openPage(basket(null), undefined, new VirtualConsole())
  const { document } = window
  const refusal = 'Voucher FIVE was not found.'
  document.querySelector('#apply')?.addEventListener('click', () => {
    document.body.innerHTML = `<p role="alert">${refusal}</p>`
  })
  const driver = createShopDriver({
    document,
    fetch: () => Promise.reject(new Error('This shop answers in the page.')),
    perCodeMs: 9000,
    left: new AbortController().signal,
  })
  await onTime(driver.read(landmarks))
  const beganAt = Date.now()
  const answer = await onTime(driver.apply('FIVE', landmarks))
  expect(answer).toMatchObject({ kind: 'leaving', heard: [refusal] })
  expect(Date.now() - beganAt).toBeLessThan(4000)
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
