import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aRetailer, memoryStore, published } from '#tests/support/extension-ports.ts'
import type { Tabs } from '../ports.ts'
import { storedVouchers } from '../voucher-refresh/stored-vouchers.ts'
import { shopVisits, type PageTraces } from './shop-visits.ts'
import { standDown } from './stand-down.ts'
import { standDownLog } from './stand-down-log.ts'

const tab = { address: '' as string | undefined, isPrivate: false }
const tabs: Pick<Tabs, 'addressOf' | 'isPrivate'> = {
  addressOf: () => Promise.resolve(tab.address),
  isPrivate: () => Promise.resolve(tab.isPrivate),
}
const tracesOf = vi.fn<(tabId: number) => Promise<PageTraces | undefined>>()
const clock = { ms: 0 }
const now = () => new Date(clock.ms)

let local = memoryStore()
let session = memoryStore()
const vouchers = storedVouchers(memoryStore())

/** The worker as it starts; another one over the same stores is the worker after an eviction. */
function worker() {
  const log = standDownLog(local)
  const quiet = standDown({ local, log, now })
  const seen = vi.spyOn(quiet, 'seen')
  const visits = shopVisits({ tabs, tracesOf, vouchers, quiet, session })
  return { log, quiet, seen, visits }
}

function show(address: string, document = 'first', cookies: string[] = []): void {
  tab.address = address
  tracesOf.mockResolvedValue({ document, address, cookies })
}

beforeEach(async () => {
  local = memoryStore()
  session = memoryStore()
  clock.ms = Date.parse('2026-05-04T10:00:00Z')
  tab.isPrivate = false
  tracesOf.mockReset()
  const { index, bundle } = published([aRetailer({ domain: 'shop.example' })])
  await vouchers.replace(now(), index, new Map([['all', bundle]]))
  await worker().quiet.installed()
  clock.ms += 120 * 60_000
})

describe('a document of a shop', () => {
  test('is taken in once, however often it is looked at', async () => {
    const { visits, seen } = worker()
    show('https://www.shop.example/goods?awc=1', 'first', ['cart', 'im_ref'])
    await Promise.all([visits.see(7), visits.see(7), visits.see(7)])
    expect(seen).toHaveBeenCalledExactlyOnceWith({
      shop: 'shop.example',
      document: 'first',
      address: 'https://www.shop.example/goods?awc=1',
      way: null,
      cookies: ['cart', 'im_ref'],
    })
    show('https://www.shop.example/goods', 'second')
    await visits.see(7)
    expect(seen).toHaveBeenCalledTimes(2)
  })

  test('is known again by the next worker, until its tab is closed', async () => {
    show('https://shop.example/')
    await worker().visits.see(7)
    const { visits, seen } = worker()
    expect(await visits.see(7)).toMatchObject({ decision: { kind: 'stand-down' } })
    expect(seen).not.toHaveBeenCalled()
    await visits.tabClosed(7)
    expect(session.content).toEqual({})
  })

  test('keeps us quiet, for no permission of ours shows who sent the shopper', async () => {
    show('https://shop.example/')
    const because = [{ kind: 'unseen', network: 'any', name: '' }]
    const visit = await worker().visits.see(7)
    expect(visit).toMatchObject({ shop: 'shop.example', decision: { because } })
    expect(await worker().log.entries()).toEqual([])
    const click = await worker().quiet.ownClick('shop.example', 'awin')
    expect(click).toMatchObject({ kind: 'stand-down', because })
    expect(await worker().log.entries()).toMatchObject([{ shop: 'shop.example', because }])
  })

  test('counts although its page is closed to us', async () => {
    show('https://shop.example/?awc=1')
    tracesOf.mockResolvedValue(undefined)
    const visit = await worker().visits.see(7)
    expect(visit).toMatchObject({ decision: { kind: 'stand-down' } })
    expect(session.content).toEqual({})
  })
})

describe('nothing is taken in', () => {
  test.each(['https://news.example/', 'https://notshop.example/', 'chrome://newtab'])(
    'at %s, and no script runs there',
    async (address) => {
      show(address)
      const before = structuredClone(local.content)
      expect(await worker().visits.see(7)).toBeUndefined()
      expect(tracesOf).not.toHaveBeenCalled()
      expect([local.content, session.content]).toEqual([before, {}])
    },
  )

  test('of a private window, and no script runs there', async () => {
    tab.isPrivate = true
    show('https://shop.example/')
    const before = structuredClone(local.content)
    expect(await worker().visits.see(7)).toBeUndefined()
    expect(tracesOf).not.toHaveBeenCalled()
    expect([local.content, session.content]).toEqual([before, {}])
  })

  test('of a page that came between the lookup and the look', async () => {
    show('https://shop.example/')
    tracesOf.mockResolvedValue({ document: 'next', address: 'https://news.example/', cookies: [] })
    const { visits, seen } = worker()
    expect(await visits.see(7)).toBeUndefined()
    expect(seen).not.toHaveBeenCalled()
  })
})
