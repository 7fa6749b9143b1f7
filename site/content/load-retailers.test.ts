import type { LoaderContext } from 'astro/loaders'
import { expect, test, vi } from 'vitest'
import type { DealsIndex } from '#domain/contract/deals.ts'
import { retailersFromApi } from './load-retailers.ts'

const retailer = (id: number) => ({
  id,
  slug: `shop-${id}`,
  name: `Shop ${id}`,
  url: `https://shop-${id}.example/`,
  domain: `shop-${id}.example`,
  logo: null,
  categories: [],
  popularity: 1,
  codesCount: 0,
  offersCount: 0,
})

/** An API with the same retailers in every locale. */
function apiWith(digests: Readonly<Record<number, string>>) {
  const asked: string[] = []
  const fetch = (address: string) => {
    const path = new URL(address).pathname
    asked.push(path)
    const id = Number(path.split('/').at(-1))
    const index: DealsIndex = Object.entries(digests).map(([each, digest]) => ({
      ...retailer(Number(each)),
      digest,
    }))
    const answer = { merchant: { ...retailer(id), description: null, social: [] }, vouchers: [] }
    return Promise.resolve(Response.json(path.endsWith('/index') ? index : answer))
  }
  return { asked, api: { origin: 'https://api.test', fetch: fetch as typeof globalThis.fetch } }
}

interface Entry {
  id: string
  data: Record<string, unknown>
  digest?: string | number
}

function contextWith(entries: Map<string, Entry>): LoaderContext {
  return {
    store: {
      get: (id: string) => entries.get(id),
      set: (entry: Entry) => entries.set(entry.id, entry),
      delete: (id: string) => entries.delete(id),
      keys: () => [...entries.keys()],
    },
    logger: { info: vi.fn() },
  } as unknown as LoaderContext
}

test('every retailer of every locale is loaded', async () => {
  const entries = new Map<string, Entry>()
  const { api } = apiWith({ 1: 'a', 2: 'b' })
  await retailersFromApi(api).load(contextWith(entries))
  expect([...entries.keys()].sort()).toEqual(
    ['de-de/1', 'de-de/2', 'de-gb/1', 'de-gb/2', 'en-de/1', 'en-de/2', 'en-gb/1', 'en-gb/2'].sort(),
  )
  expect(entries.get('en-gb/2')?.data).toMatchObject({ locale: 'en-gb', rank: 1 })
})

test('the next build asks only for retailers that have changed, and forgets those that left', async () => {
  const entries = new Map<string, Entry>()
  await retailersFromApi(apiWith({ 1: 'a', 2: 'b', 3: 'c' }).api).load(contextWith(entries))
  const { api, asked } = apiWith({ 1: 'a', 2: 'changed' })
  await retailersFromApi(api).load(contextWith(entries))
  expect(asked.filter((path) => path.includes('en-gb'))).toEqual([
    '/v1/deals/en-gb/index',
    '/v1/deals/en-gb/2',
  ])
  expect(entries.has('en-gb/3')).toBe(false)
})

test('an API that can not be reached stops the build and says what to do', async () => {
  const api = { origin: 'https://api.test', fetch: () => Promise.reject(new TypeError('refused')) }
  await expect(retailersFromApi(api).load(contextWith(new Map()))).rejects.toThrow(
    "https://api.test can't be reached. Start the API (npm start does it), or set POUCH_API_ORIGIN",
  )
})
