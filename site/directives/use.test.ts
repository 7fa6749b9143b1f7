// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import onUse from './use.ts'

let island: HTMLElement
let press: HTMLButtonElement
let link: HTMLAnchorElement
/** Finishes the loading of the island, as a slow network would. */
let arrive: () => void
const hydrate = vi.fn(() => Promise.resolve())
const load = vi.fn(
  () =>
    new Promise<typeof hydrate>((done) => {
      arrive = () => {
        done(hydrate)
      }
    }),
)
const pressed = vi.fn()

beforeEach(() => {
  vi.clearAllMocks()
  document.body.innerHTML =
    '<div id="island"><button data-press>Copy</button><a href="#there">Shop</a></div>'
  island = document.querySelector('#island') ?? document.body
  press = island.querySelector('button') ?? document.createElement('button')
  link = island.querySelector('a') ?? document.createElement('a')
  press.addEventListener('click', pressed)
  onUse(load, { name: 'use', value: '' }, island)
})

const becomeReady = async () => {
  arrive()
  await vi.waitFor(() => {
    expect(hydrate).toHaveBeenCalled()
  })
  press.dispatchEvent(new Event('island:ready', { bubbles: true }))
}

test('nothing is loaded while nobody uses the island', () => {
  expect(load).not.toHaveBeenCalled()
})

test.each(['pointerover', 'pointerdown', 'focusin', 'keydown'])(
  'the first %s loads it, and it is loaded once',
  (use) => {
    press.dispatchEvent(new Event(use, { bubbles: true }))
    press.dispatchEvent(new Event(use, { bubbles: true }))
    expect(load).toHaveBeenCalledOnce()
  },
)

test('a script of the page can wake it', () => {
  island.dispatchEvent(new Event('island:wake'))
  expect(load).toHaveBeenCalledOnce()
})

test('a press before the island is ready is held back and given again once', async () => {
  press.click()
  press.click()
  expect(load).toHaveBeenCalledOnce()
  expect(pressed).not.toHaveBeenCalled()
  await becomeReady()
  expect(pressed).toHaveBeenCalledOnce()
})

test('after that a press is an ordinary press', async () => {
  press.dispatchEvent(new Event('pointerover', { bubbles: true }))
  await becomeReady()
  expect(pressed).not.toHaveBeenCalled()
  press.click()
  expect(pressed).toHaveBeenCalledOnce()
})

test('a link that needs no island works at once', () => {
  const followed = vi.fn((event: Event) => !event.defaultPrevented)
  link.addEventListener('click', followed)
  link.click()
  expect(followed).toHaveReturnedWith(true)
})

test('where the code can not be loaded, the next use tries again', () => {
  press.click()
  island.dispatchEvent(new Event('astro:hydration-error', { bubbles: true }))
  press.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(load).toHaveBeenCalledTimes(2)
})
