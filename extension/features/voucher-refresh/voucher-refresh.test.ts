import { describe, expect, test } from 'vitest'
import { aRetailer, aVoucher, memoryStore, published } from '#tests/support/extension-ports.ts'
import { storedVouchers } from './stored-vouchers.ts'
import { isStale, refreshVouchers, sharedRefresh } from './voucher-refresh.ts'

const now = () => new Date('2026-05-02T10:00:00Z')
const siteOrigin = 'https://pouch.example'

/** A site that answers paths with JSON and everything else with 404. */
function site(files: Record<string, unknown>) {
  const requests: string[] = []
  const fetch: typeof globalThis.fetch = (address) => {
    const { origin, pathname } = new URL(address instanceof Request ? address.url : address)
    requests.push(origin + pathname)
    const file = files[pathname]
    return Promise.resolve(
      file === undefined ? new Response('', { status: 404 }) : Response.json(file),
    )
  }
  return { fetch, requests }
}

const { index, bundle } = published([aRetailer({ vouchers: [aVoucher()] })])
const files = { '/extension/index.json': index, '/extension/bundles/all.json': bundle }

describe('a refresh of the vouchers', () => {
  test('asks for the index and every bundle, whatever was visited', async () => {
    const { fetch, requests } = site({
      '/extension/index.json': { ...index, bundles: ['0', 'a'] },
      '/extension/bundles/0.json': bundle,
      '/extension/bundles/a.json': bundle,
    })
    const vouchers = storedVouchers(memoryStore())
    expect(await refreshVouchers({ fetch, siteOrigin, vouchers, now })).toBe(true)
    expect(requests).toEqual([
      'https://pouch.example/extension/index.json',
      'https://pouch.example/extension/bundles/0.json',
      'https://pouch.example/extension/bundles/a.json',
    ])
    expect(await vouchers.since()).toBe('2026-05-02T10:00:00.000Z')
    expect(await vouchers.bundle('a')).toEqual(bundle)
  })

  test.each([
    ['the site is down', {}],
    ['a bundle is missing', { '/extension/index.json': index }],
    ['a bundle has another shape', { ...files, '/extension/bundles/all.json': { version: 2 } }],
    ['the index has another shape', { ...files, '/extension/index.json': [] }],
  ])('keeps the old vouchers when %s', async (_, broken) => {
    const store = memoryStore()
    const vouchers = storedVouchers(store)
    await refreshVouchers({ fetch: site(files).fetch, siteOrigin, vouchers, now })
    const before = structuredClone(store.content)
    const refreshed = await refreshVouchers({
      ...{ fetch: site(broken).fetch, siteOrigin, vouchers },
      now: () => new Date('2026-06-01T00:00:00Z'),
    })
    expect(refreshed).toBe(false)
    expect(store.content).toEqual(before)
  })

  test('is one at a time: who asks in the middle gets the same', async () => {
    const finish: ((done: boolean) => void)[] = []
    const refresh = sharedRefresh(() => new Promise((resolve) => finish.push(resolve)))
    const both = Promise.all([refresh(), refresh()])
    expect(finish).toHaveLength(1)
    finish[0]?.(true)
    expect(await both).toEqual([true, true])
    void refresh()
    expect(finish).toHaveLength(2)
  })
})

describe('stored vouchers', () => {
  test('drop the bundles that the new index no longer has', async () => {
    const store = memoryStore({ 'arrival:shop.example': {} })
    const vouchers = storedVouchers(store)
    await vouchers.replace(
      now(),
      { ...index, bundles: ['0', '1'] },
      new Map([
        ['0', bundle],
        ['1', bundle],
      ]),
    )
    await vouchers.replace(now(), index, new Map([['all', bundle]]))
    expect(Object.keys(store.content).sort()).toEqual([
      'arrival:shop.example',
      'vouchers:bundle:all',
      'vouchers:index',
      'vouchers:names',
      'vouchers:since',
    ])
  })

  test('of another version count as absent', async () => {
    const vouchers = storedVouchers(memoryStore({ 'vouchers:index': { built: 'long ago' } }))
    expect(await vouchers.index()).toBeUndefined()
  })

  test.each([
    ['2026-05-01T10:00:01Z', false],
    ['2026-05-01T09:59:59Z', true],
    ['2026-05-03T10:00:00Z', true],
  ])('that were fetched at %s are stale: %s', (fetchedAt, stale) => {
    expect(isStale(fetchedAt, now())).toBe(stale)
  })
})
