// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storageKeys } from '#domain/consent/storage.ts'
import { loadSearchIndex } from './load-search-index.ts'

const index = {
  retailers: [['Tern & Tide', 'tern-and-tide']],
  retailerPath: '/en-gb/deals/',
  categories: [],
}
const fetchIndex = vi.fn(() => Promise.resolve(Response.json(index)))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  localStorage.clear()
  fetchIndex.mockClear()
  vi.stubGlobal('fetch', fetchIndex)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the index of a locale is asked for once an hour', async () => {
  expect(await loadSearchIndex('/en-gb/search.json')).toEqual(index)
  vi.setSystemTime(Date.now() + 3600 * 1000 - 1)
  expect(await loadSearchIndex('/en-gb/search.json')).toEqual(index)
  expect(fetchIndex).toHaveBeenCalledTimes(1)
  vi.setSystemTime(Date.now() + 1)
  await loadSearchIndex('/en-gb/search.json')
  expect(fetchIndex).toHaveBeenCalledTimes(2)
})

test('it is stored under a key that is listed, with the address of the file', async () => {
  await loadSearchIndex('/en-gb/search.json')
  expect(Object.keys(localStorage)).toEqual([
    `${storageKeys.answers.name}:${location.origin}/en-gb/search.json`,
  ])
})

test('a page that was loaded anew asks anew', async () => {
  await loadSearchIndex('/en-gb/search.json')
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: 'reload' } as PerformanceNavigationTiming,
  ])
  await loadSearchIndex('/en-gb/search.json')
  expect(fetchIndex).toHaveBeenCalledTimes(2)
})

test('where the browser refuses its storage the index is asked for each time', async () => {
  vi.stubGlobal('localStorage', undefined)
  await loadSearchIndex('/en-gb/search.json')
  expect(await loadSearchIndex('/en-gb/search.json')).toEqual(index)
  expect(fetchIndex).toHaveBeenCalledTimes(2)
})

test('a file of another shape is refused and not kept', async () => {
  fetchIndex.mockResolvedValueOnce(Response.json({ retailers: 'all' }))
  await expect(loadSearchIndex('/en-gb/search.json')).rejects.toThrow('shape')
  expect(localStorage).toHaveLength(0)
})
