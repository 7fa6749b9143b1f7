import { expect, test, vi } from 'vitest'
import { expiringCache } from './cache.ts'
import { fetchDealsIndex, fetchFeaturedVouchers, fetchMerchant } from './deals.ts'

function apiAnswering(body: unknown) {
  const stored = new Map<string, string>()
  const clock = { ms: 0 }
  const fetch = vi.fn(() => Promise.resolve(Response.json(body, { headers: { ETag: '"1"' } })))
  const cache = expiringCache({
    now: () => clock.ms,
    storage: () => ({
      getItem: (name) => stored.get(name) ?? null,
      setItem: (name, text) => void stored.set(name, text),
      removeItem: (name) => void stored.delete(name),
    }),
  })
  return { api: { origin: 'https://api.test', fetch, cache }, clock, fetch, stored }
}

test.each([
  ['index', fetchDealsIndex, 3600],
  ['featured vouchers', fetchFeaturedVouchers, 1800],
] as const)('the %s are kept for their time, each locale for itself', async (_, ask, seconds) => {
  const { api, clock, fetch } = apiAnswering([])
  await ask(api, 'en-gb')
  clock.ms += seconds * 1000 - 1
  expect(await ask(api, 'en-gb')).toEqual({ data: [], etag: '"1"' })
  expect(fetch).toHaveBeenCalledTimes(1)
  await ask(api, 'de-de')
  expect(fetch).toHaveBeenCalledTimes(2)
  clock.ms += 1
  await ask(api, 'en-gb')
  expect(fetch).toHaveBeenCalledTimes(3)
})

test("a retailer's vouchers are asked for each time and stored nowhere", async () => {
  const merchant = {
    id: 7,
    slug: 'tern-and-tide',
    name: 'Tern & Tide',
    url: 'https://tern.test/',
    domain: 'tern.test',
    logo: null,
    categories: [],
    popularity: 1,
    codesCount: 0,
    offersCount: 0,
    description: null,
    social: [],
  }
  const { api, fetch, stored } = apiAnswering({ merchant, vouchers: [] })
  await fetchMerchant(api, 'en-gb', 7)
  await fetchMerchant(api, 'en-gb', 7)
  expect(fetch).toHaveBeenCalledTimes(2)
  expect(stored.size).toBe(0)
})

test('without a cache each answer is asked for', async () => {
  const { api, fetch } = apiAnswering([])
  const { origin } = api
  await fetchDealsIndex({ origin, fetch }, 'en-gb')
  await fetchDealsIndex({ origin, fetch }, 'en-gb')
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('a kept answer of another shape is asked for again', async () => {
  const { api, fetch, stored } = apiAnswering([])
  await fetchDealsIndex(api, 'en-gb')
  const [[key, text] = ['', '']] = stored
  stored.set(key, text.replace('"data":[]', '"data":[{"id":"old"}]'))
  expect(stored.get(key)).not.toBe(text)
  expect(await fetchDealsIndex(api, 'en-gb')).toEqual({ data: [], etag: '"1"' })
  expect(fetch).toHaveBeenCalledTimes(2)
})
