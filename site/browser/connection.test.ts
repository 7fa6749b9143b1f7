// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkConnection } from './connection.ts'
import { tell } from './messages.ts'

vi.mock(import('./messages.ts'), () => ({ tell: vi.fn() }))

const wentOffline = vi.fn()
const connection = vi.spyOn(navigator, 'onLine', 'get')
window.addEventListener('goneOffline', wentOffline)

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  sessionStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
})

test('with a connection nothing is said', () => {
  connection.mockReturnValue(true)
  checkConnection(window)
  expect(wentOffline).not.toHaveBeenCalled()
  expect(tell).not.toHaveBeenCalled()
})

test('without one the event fires each time, and the warning comes once in 300 seconds', () => {
  connection.mockReturnValue(false)
  checkConnection(window)
  vi.advanceTimersByTime(299_999)
  checkConnection(window)
  expect(wentOffline).toHaveBeenCalledTimes(2)
  expect(tell).toHaveBeenCalledExactlyOnceWith({
    group: 'general',
    level: 'warning',
    text: 'offline',
  })
  vi.advanceTimersByTime(1)
  checkConnection(window)
  expect(tell).toHaveBeenCalledTimes(2)
})
