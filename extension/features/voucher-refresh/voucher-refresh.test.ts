import { describe, expect, test, vi } from 'vitest'
import { domainHash } from '#domain/vouchers/domain-hash.ts'
import { gapsOf } from '#domain/vouchers/domain-marks.ts'
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
const popular = { version: 1, domains: ['gull.example', 'shop.example'] }
const files = {
  '/extension/index.json': index,
  '/extension/bundles/all.json': bundle,
  '/extension/popular.json': popular,
}
const markShops = undefined

describe('a refresh of the vouchers', () => {
  test('asks for the index and every bundle, whatever was visited', async () => {
    const { fetch, requests } = site({
      '/extension/index.json': { ...index, bundles: ['0', 'a'] },
      '/extension/bundles/0.json': bundle,
      '/extension/bundles/a.json': bundle,
    })
    const vouchers = storedVouchers(memoryStore())
    expect(await refreshVouchers({ fetch, siteOrigin, vouchers, now, markShops })).toBe(true)
    expect(requests).toEqual([
      'https://pouch.example/extension/index.json',
      'https://pouch.example/extension/bundles/0.json',
      'https://pouch.example/extension/bundles/a.json',
    ])
    expect(await vouchers.since()).toBe('2026-05-02T10:00:00.000Z')
    expect(await vouchers.bundleOf('abc')).toEqual(bundle)
  })

  test.each([
    ['the site is down', {}],
    ['a bundle is missing', { '/extension/index.json': index }],
    ['a bundle has another shape', { ...files, '/extension/bundles/all.json': { version: 2 } }],
    ['the index has another shape', { ...files, '/extension/index.json': [] }],
    ['the popular shops are missing', { ...files, '/extension/popular.json': undefined }],
    [
      'a popular shop is no plain domain',
      { ...files, '/extension/popular.json': { version: 1, domains: ['uk'] } },
    ],
  ])('keeps the old vouchers when %s', async (_, broken) => {
    const store = memoryStore()
    const vouchers = storedVouchers(store)
    const marked = vi.fn<(domains: readonly string[]) => Promise<void>>(() => Promise.resolve())
    const ports = { siteOrigin, vouchers, markShops: marked }
    await refreshVouchers({ ...ports, fetch: site(files).fetch, now })
    expect(marked).toHaveBeenCalledExactlyOnceWith(popular.domains)
    const before = structuredClone(store.content)
    const refreshed = await refreshVouchers({
      ...ports,
      fetch: site(broken).fetch,
      now: () => new Date('2026-06-01T00:00:00Z'),
    })
    expect(refreshed).toBe(false)
    expect(store.content).toEqual(before)
    expect(marked).toHaveBeenCalledOnce()
  })

  test('does not ask for the popular shops where the browser marks none', async () => {
    const { fetch, requests } = site(files)
    const vouchers = storedVouchers(memoryStore())
    expect(await refreshVouchers({ fetch, siteOrigin, vouchers, now, markShops })).toBe(true)
    expect(requests).not.toContain('https://pouch.example/extension/popular.json')
  })

  test('stands although the browser refuses to mark the shops', async () => {
    const vouchers = storedVouchers(memoryStore())
    const refuse = () => Promise.reject(new Error('refused'))
    const ports = { fetch: site(files).fetch, siteOrigin, vouchers, now, markShops: refuse }
    expect(await refreshVouchers(ports)).toBe(true)
    expect(await vouchers.since()).toBe('2026-05-02T10:00:00.000Z')
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
  test('know the domains of the index, and no others', async () => {
    const vouchers = storedVouchers(memoryStore())
    const domains = Array.from({ length: 500 }, (_, number) => `shop-${number}.example`)
    const gaps = gapsOf(domains.map(domainHash))
    await vouchers.replace(now(), { ...index, gaps }, new Map())
    const knows = (domain: string) => vouchers.knows(domainHash(domain))
    expect(await Promise.all(domains.map(knows))).toEqual(domains.map(() => true))
    const others = domains.map((domain) => `other-${domain}`)
    expect(await Promise.all(others.map(knows))).toEqual(others.map(() => false))
  })

  test('drop what the new index no longer has', async () => {
    const store = memoryStore({ 'arrival:shop.example': {} })
    const vouchers = storedVouchers(store)
    await vouchers.replace(
      now(),
      { ...index, gaps: [1, 0xfffff00], bundles: ['0', '1'] },
      new Map([
        ['0', bundle],
        ['1', bundle],
      ]),
    )
    await vouchers.replace(now(), { ...index, gaps: [0xfffff01] }, new Map([['all', bundle]]))
    expect(Object.keys(store.content).sort()).toEqual([
      'arrival:shop.example',
      'vouchers:bundle:all',
      'vouchers:bundles',
      'vouchers:marks:fff',
      'vouchers:names',
      'vouchers:since',
    ])
  })

  test('of another version count as absent', async () => {
    const hash = domainHash('shop.example')
    const old = { [`vouchers:marks:${hash.slice(0, 3)}`]: [hash], 'vouchers:bundles': 'all' }
    const vouchers = storedVouchers(memoryStore(old))
    expect(await vouchers.knows(hash)).toBe(false)
    expect(await vouchers.bundleOf(hash)).toBeUndefined()
  })

  test.each([
    ['2026-05-01T10:00:01Z', false],
    ['2026-05-01T09:59:59Z', true],
    ['2026-05-03T10:00:00Z', true],
  ])('that were fetched at %s are stale: %s', (fetchedAt, stale) => {
    expect(isStale(fetchedAt, now())).toBe(stale)
  })
})
