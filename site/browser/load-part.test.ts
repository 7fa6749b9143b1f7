import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadPart, partLimit } from './load-part.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a part that comes in time is given as it is, and nothing goes on waiting', async () => {
  const part = Promise.withResolvers<string>()
  const loading = loadPart('search-box', part.promise)
  vi.advanceTimersByTime(partLimit - 1)
  part.resolve('code')
  await expect(loading).resolves.toBe('code')
  expect(vi.getTimerCount()).toBe(0)
})

test('one that has not come after 120 seconds is an error', async () => {
  const loading = loadPart('search-box', new Promise(() => undefined))
  vi.advanceTimersByTime(120_000)
  await expect(loading).rejects.toMatchObject({
    name: 'ChunkLoadError',
    type: 'timeout',
    request: 'search-box',
  })
})

test('one that can’t be had is an error that says why', async () => {
  const reason = new TypeError('Failed to fetch')
  await expect(loadPart('cookie-settings', Promise.reject(reason))).rejects.toMatchObject({
    name: 'ChunkLoadError',
    type: 'error',
    request: 'cookie-settings',
    cause: reason,
  })
})
