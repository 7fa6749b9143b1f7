import { VirtualConsole } from 'jsdom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { basket, landmarks, onTime } from '#tests/support/basket-page.ts'
import { openPage } from '#tests/corpus/open-page.ts'
import { requestRecord } from '#tests/corpus/request-record.ts'
import { createShopDriver, type ShopDriver } from './shop-driver.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
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
