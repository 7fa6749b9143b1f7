// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadingBar } from './loading-bar.ts'

const element = document.createElement('div')
const look = () => [element.style.inlineSize, element.hasAttribute('data-visible')]

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('leaving a page starts it at 30 %, where it waits', () => {
  loadingBar(element).leave()
  expect(look()).toEqual(['30%', true])
  vi.advanceTimersByTime(60_000)
  expect(look()).toEqual(['30%', true])
})

test('entering one fills it, fades it after 300 ms and resets it after 600', () => {
  loadingBar(element).enter()
  expect(look()).toEqual(['100%', true])
  vi.advanceTimersByTime(301)
  expect(look()).toEqual(['100%', false])
  vi.advanceTimersByTime(301)
  expect(look()).toEqual(['0%', false])
})

test('a page that is left at once after its entry keeps the bar at 30 %', () => {
  const bar = loadingBar(element)
  bar.enter()
  vi.advanceTimersByTime(100)
  bar.leave()
  vi.advanceTimersByTime(1000)
  expect(look()).toEqual(['30%', true])
})

test('a page that is not left after all shows none', () => {
  const bar = loadingBar(element)
  bar.leave()
  bar.stay()
  expect(look()).toEqual(['0%', false])
})
