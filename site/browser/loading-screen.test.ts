// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showLoadingScreen } from './loading-screen.ts'

let box: HTMLElement
const shown = () => [...box.querySelectorAll('p')].filter((each) => !each.hidden)
const words = () => shown().map(({ textContent }) => textContent)

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML =
    '<div hidden><p>One</p><p hidden>Other</p></div><nav></nav><main><a data-go-on href="/">On</a></main>'
  box = document.querySelector('div') ?? document.createElement('div')
})
afterEach(() => {
  vi.useRealTimers()
})

test('the messages take turns at random, one at a time, every two seconds', () => {
  const draws = [0.9, 0.1, 0.7]
  showLoadingScreen(box, () => draws.shift() ?? 0)
  expect(box.hidden).toBe(false)
  expect(words()).toEqual(['Other'])
  vi.advanceTimersByTime(1999)
  expect(words()).toEqual(['Other'])
  vi.advanceTimersByTime(1)
  expect(words()).toEqual(['One'])
  vi.advanceTimersByTime(2000)
  expect(words()).toEqual(['Other'])
})

test('what it covers can’t be reached, but for the link onwards', () => {
  const covered = () => [...document.querySelectorAll('[inert]')].map(({ localName }) => localName)
  const end = showLoadingScreen(box, Math.random)
  expect(covered()).toEqual(['nav'])
  end()
  expect(covered()).toEqual([])
})

test('it goes when the page is there, and turns no more', () => {
  const end = showLoadingScreen(box, Math.random)
  end()
  expect(box.hidden).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})
