// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { whenScripted } from './scripted.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** A page that is still being loaded, whose scripts that are put off run when `end` is called. */
function loadingPage() {
  let endedAt = 0
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  const entry = { domContentLoadedEventEnd: 0 }
  Object.defineProperty(entry, 'domContentLoadedEventEnd', { get: () => endedAt })
  window.performance.getEntriesByType = () => [entry as unknown as PerformanceEntry]
  return {
    end: () => {
      endedAt = 12
    },
  }
}

async function hasCome(waiting: Promise<void>, afterMs: number): Promise<boolean> {
  let isHere = false
  void waiting.then(() => {
    isHere = true
  })
  await vi.advanceTimersByTimeAsync(afterMs)
  return isHere
}

it('a page that is loaded is used at once', async () => {
  vi.useFakeTimers()
  expect(await hasCome(whenScripted(document), 0)).toBe(true)
})

it('a page whose scripts have not run is waited for', async () => {
  vi.useFakeTimers()
  const page = loadingPage()
  const waiting = whenScripted(document)
  expect(await hasCome(waiting, 1000)).toBe(false)
  page.end()
  expect(await hasCome(waiting, 1000)).toBe(true)
})

it('a page whose scripts never come is used as it is after a while', async () => {
  vi.useFakeTimers()
  loadingPage()
  expect(await hasCome(whenScripted(document), 10_000)).toBe(true)
})
