import { VirtualConsole } from 'jsdom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onTime } from '#tests/support/basket-page.ts'
import { openPage } from '#tests/corpus/open-page.ts'
import { requestRecord } from '#tests/corpus/request-record.ts'
import { createShopDriver } from './shop-driver.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const landmarks = { currencyHint: 'GBP', codes: ['WRONG', 'FIVE'] }

/** A basket with one line and a total, what asks for a code between them, and a driver at it. */
function openShop(asking: string) {
  const { window } = openPage(
    `<html lang="en"><body><ul><li><a href="/p/1">Mug</a> <input type="number" name="qty" value="1"></li></ul>
    ${asking}<dl><dt>Total</dt><dd>£45.00</dd></dl></body></html>`,
    undefined,
    new VirtualConsole(),
  )
  const { document } = window
  const find = (selector: string) => {
    const part = document.querySelector<HTMLInputElement>(selector)
    if (part === null) throw new Error(`no ${selector}`)
    return part
  }
  const driver = createShopDriver({
    document,
    fetch: () => Promise.reject(new Error('This shop answers in the page.')),
    perCodeMs: 6000,
    left: new AbortController().signal,
  })
  return { window, find, driver }
}

/** One button, which clears what was refused until something else is typed. */
function clearingPage() {
  const { find, driver } = openShop(
    '<div><label>Promo code <input name="promo"></label> <button type="button">Apply</button><p role="alert"></p></div>',
  )
  const [field, button] = [find('[name=promo]'), find('button')]
  const sent: string[] = []
  const show = (label: string, said: string, total = '£45.00') => {
    setTimeout(() => {
      button.textContent = label
      find('p').textContent = said
      find('dd').textContent = total
    }, 30)
  }
  field.addEventListener('input', () => {
    show('Apply', '')
  })
  button.addEventListener('click', () => {
    if (button.textContent === 'Clear') {
      field.value = ''
      show('Apply', '')
      return
    }
    sent.push(field.value)
    if (field.value === 'FIVE') show('Remove', 'FIVE applied', '£43.00')
    else show('Clear', 'This promo code is not valid')
  })
  return { driver, sent }
}

it('types the next code where “Clear” stands in the place of the button after a refusal', async () => {
  const { driver, sent } = clearingPage()
  await onTime(driver.open())
  await onTime(driver.read(landmarks))
  await onTime(driver.apply('WRONG', landmarks))
  const answer = await onTime(driver.apply('FIVE', landmarks))
  expect(sent).toEqual(['WRONG', 'FIVE'])
  expect(answer).toMatchObject({ kind: 'seen', sight: { total: { money: { minor: 4300 } } } })
})

it.each([
  [
    'no field, while a code is on',
    '<p>MINE9 <button type="button">Remove coupon</button></p>',
    'no-field',
  ],
  ['unsafe, where none is', '', 'unsafe'],
])('calls a button that stays locked %s', async (_, on, cause) => {
  const { driver } = openShop(
    `<form><label>Promo code <input name="promo"></label> <button disabled>Apply</button>${on}</form>`,
  )
  await onTime(driver.open())
  await onTime(driver.read(landmarks))
  expect(await onTime(driver.apply('MINE9', landmarks))).toMatchObject({ kind: 'unable', cause })
})

/** "Apply" comes with the first letter and goes with the last one; the form takes Enter as well. */
function fillingPage(on: string | null) {
  const { find, driver } = openShop(
    `<form><label>Gift card or discount code <input name="promo"></label></form><p role="alert"></p>
    ${on === null ? '' : `<p>Voucher code ${on} <button type="button" aria-label="remove promo code">×</button></p>`}`,
  )
  const [field, form] = [find('[name=promo]'), find('form')]
  const sent: string[] = []
  field.addEventListener('input', () => {
    setTimeout(() => {
      form.querySelector('button')?.remove()
      if (field.value !== '') form.insertAdjacentHTML('beforeend', '<button>Apply</button>')
    })
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    sent.push(field.value)
    setTimeout(() => {
      find('p[role=alert]').append('This code is not valid')
    }, 800)
  })
  return { driver, sent }
}

it.each([null, 'MINE9'])(
  'sends a code once by a button that comes with its letters, and waits for the answer, with %s on',
  async (on) => {
    const { driver, sent } = fillingPage(on)
    const codes = ['MINE9', 'FIVE']
    await onTime(driver.read({ ...landmarks, codes }))
    const answer = await onTime(driver.apply('MINE9', { ...landmarks, codes }))
    expect(sent).toEqual(['MINE9'])
    expect(answer).toMatchObject({
      kind: 'seen',
      sight: { messages: expect.arrayContaining(['This code is not valid']) as unknown },
    })
  },
)

it('tells of an error of the shop where the button waits for the shop to check what is typed', async () => {
  const { window, find, driver } = openShop(
    `<form><label>Note for us <input name="note"></label>
    <div><label>Promo code <input name="promo"></label> <button type="button" disabled>Apply</button></div></form>`,
  )
  const record = requestRecord(window)
  find('[name=promo]').addEventListener('input', () => {
    record({ status: 502, beganAt: window.performance.now() })
  })
  await onTime(driver.read(landmarks))
  expect(await onTime(driver.apply('FIVE', landmarks))).toEqual({
    kind: 'failed',
    cause: 'shop-error',
  })
})
