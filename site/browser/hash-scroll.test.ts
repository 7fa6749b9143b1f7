// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { scrollOnEntry } from './hash-scroll.ts'

const scrolled = vi.fn()
let isStill = false
let type = 'navigate'
Object.assign(window, { matchMedia: () => ({ matches: isStill }) })
Element.prototype.scrollIntoView = scrolled
beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(
    () => [{ type }] as unknown as PerformanceEntryList,
  )
  scrolled.mockClear()
  isStill = false
  type = 'navigate'
  document.body.innerHTML = '<h2 id="größen">Sizes</h2>'
  history.replaceState(null, '', '#gr%C3%B6%C3%9Fen')
})
afterEach(() => {
  vi.useRealTimers()
})

test('a target is scrolled to 300 ms after the entry', () => {
  scrollOnEntry(window)
  vi.advanceTimersByTime(299)
  expect(scrolled).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ behavior: 'smooth' })
})

test('who wants no motion is there at once', () => {
  isStill = true
  scrollOnEntry(window)
  vi.runAllTimers()
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ behavior: 'instant' })
})

test('who has begun to use the page is left where they are', () => {
  scrollOnEntry(window)
  window.dispatchEvent(new Event('wheel'))
  vi.runAllTimers()
  expect(scrolled).not.toHaveBeenCalled()
})

test.each(['back_forward', 'reload'])('who comes by %s keeps their place', (how) => {
  type = how
  scrollOnEntry(window)
  vi.runAllTimers()
  expect(scrolled).not.toHaveBeenCalled()
})

test('a target that is not there moves nothing', () => {
  history.replaceState(null, '', '#nowhere')
  scrollOnEntry(window)
  vi.runAllTimers()
  expect(scrolled).not.toHaveBeenCalled()
})
