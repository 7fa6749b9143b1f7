import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  aProgress,
  aReading,
  aRetailer,
  aVoucher,
  fakeTab,
  memoryStore,
  published,
} from '#tests/support/extension-ports.ts'
import type { LatestRun } from '../apply-codes/apply-codes.ts'
import { arrivalJournal } from '../apply-codes/arrival-journal.ts'
import { budget } from '../apply-codes/budget.ts'
import { storedVouchers } from '../voucher-refresh/stored-vouchers.ts'
import { pageLook } from './page-look.ts'

const tabId = 7
let clock: Date
let browser: ReturnType<typeof fakeTab>
let local: ReturnType<typeof memoryStore>
let latest: LatestRun | undefined
/** Origins that are open to us. */
let open: Set<string>
const refresh = vi.fn<() => Promise<boolean>>()

const now = () => clock
const looking = () =>
  pageLook({
    tabs: browser.tabs,
    pages: browser.pages,
    access: { has: (address) => Promise.resolve(open.has(address)) },
    vouchers: storedVouchers(local),
    refresh,
    journal: arrivalJournal(local, now),
    runs: { latest: () => Promise.resolve(latest) },
    shopper: { translation: 'en', country: 'gb' },
    now,
  })

beforeEach(async () => {
  clock = new Date('2026-05-02T10:00:00Z')
  browser = fakeTab('https://www.shop.example/basket')
  local = memoryStore()
  latest = undefined
  open = new Set()
  refresh.mockReset().mockResolvedValue(true)
  const codes = [aVoucher({ coupon_code: ' TEN ' }), aVoucher({ coupon_code: 'FIVE' })]
  const { index, bundle } = published([aRetailer({ vouchers: codes })])
  await storedVouchers(local).replace(now(), index, new Map([['all', bundle]]))
})

describe('a press of the toolbar button', () => {
  test("offers to try the codes on a supported shop's basket", async () => {
    expect(await looking().look(tabId)).toMatchObject({
      kind: 'shop',
      name: 'Gull & Anchor',
      domain: 'shop.example',
      path: '/en-gb/deals/gull-and-anchor/',
      isBasket: true,
      tries: 2,
      run: null,
    })
  })

  test('shows the codes elsewhere in a supported shop', async () => {
    browser.tab.isBasket = false
    expect(await looking().look(tabId)).toMatchObject({
      isBasket: false,
      codes: [{ code: 'TEN' }, { code: 'FIVE' }],
    })
  })

  test('tells of a basket in a frame of another origin, and whether it is open to us', async () => {
    browser.tab.isBasket = false
    browser.tab.frame = { origin: 'https://pay.example', documentId: 'inner' }
    const frame = { origin: 'https://pay.example', isOpen: false }
    expect(await looking().look(tabId)).toMatchObject({ isBasket: true, frame })
    expect(await looking().order(tabId)).toMatchObject({ frame: 'https://pay.example' })
    open.add('https://pay.example')
    expect(await looking().look(tabId)).toMatchObject({ frame: { ...frame, isOpen: true } })
  })

  test('loads nothing into the page of a shop that we do not know', async () => {
    browser.tab.address = 'https://heron.example/basket'
    expect(await looking().look(tabId)).toEqual({ kind: 'elsewhere' })
    expect(browser.tab.injected).toEqual([])
    expect(refresh).not.toHaveBeenCalled()
  })

  test.each([
    'chrome://settings',
    'file:///home/basket.html',
    'https://chromewebstore.google.com/detail/pouch',
    undefined,
  ])('has nothing to do on %s', async (address) => {
    browser.tab.address = address
    expect(await looking().look(tabId)).toEqual({ kind: 'closed' })
  })

  test('waits for the vouchers where there are none, and says so where none come', async () => {
    const { content } = local
    local = memoryStore()
    refresh.mockImplementation(async () => {
      await local.set(content)
      return true
    })
    expect(await looking().look(tabId)).toMatchObject({ kind: 'shop' })

    local = memoryStore()
    refresh.mockResolvedValue(false)
    expect(await looking().look(tabId)).toEqual({ kind: 'nothing-loaded' })
  })

  test('uses vouchers of yesterday at once, and refreshes them beside', async () => {
    clock = new Date('2026-05-03T10:00:01Z')
    refresh.mockReturnValue(new Promise(() => undefined))
    expect(await looking().look(tabId)).toMatchObject({ kind: 'shop' })
    expect(refresh).toHaveBeenCalledOnce()
  })

  test('shows an ended run on the page that it ran on, not on the next', async () => {
    const run = { ...aProgress({ phase: 'done' }), tabId }
    latest = { run, address: 'https://www.shop.example/basket#top', documentId: 'first' }
    expect(await looking().look(tabId)).toMatchObject({ run })
    browser.tab.address = 'https://www.shop.example/jumpers'
    expect(await looking().look(tabId)).toMatchObject({ run: null })
  })

  test('offers to try again where the page was loaded anew, since its basket may be another', async () => {
    const run = { ...aProgress({ phase: 'done', final: aReading(4500), saving: 500 }), tabId }
    latest = { run, address: 'https://www.shop.example/basket', documentId: 'first' }
    expect(await looking().look(tabId)).toMatchObject({ run })
    browser.tab.documentId = 'second'
    expect(await looking().look(tabId)).toMatchObject({ run: null })
  })

  test('warns of a run that was cut off until the next one, however often the page is loaded', async () => {
    const run = { ...aProgress({ phase: 'stopped', cause: 'page-left', final: null }), tabId }
    latest = { run, address: 'https://www.shop.example/basket', documentId: 'first' }
    browser.tab.documentId = 'third'
    expect(await looking().look(tabId)).toMatchObject({ run })
  })

  test('shows a run that goes on wherever it began', async () => {
    const run = { ...aProgress(), tabId }
    latest = { run, address: 'https://www.shop.example/cart', documentId: 'first' }
    expect(await looking().look(tabId)).toMatchObject({ run })
  })
})

describe('the order of a run', () => {
  test('holds the live codes and the money of the shop', async () => {
    expect(await looking().order(tabId)).toEqual({
      host: 'www.shop.example',
      address: 'https://www.shop.example/basket',
      codes: ['TEN', 'FIVE'],
      offers: [
        expect.objectContaining({ code: 'TEN', tries: 0 }),
        expect.objectContaining({ code: 'FIVE', tries: 0 }),
      ],
      currencyHint: 'GBP',
    })
  })

  test('starts with the codes that a run cut short left behind', async () => {
    await arrivalJournal(local, now).open('www.shop.example', ['MINE12', 'FIVE'])
    expect(await looking().order(tabId)).toMatchObject({ codes: ['MINE12', 'FIVE', 'TEN'] })
    expect(await looking().look(tabId)).toMatchObject({ tries: 3, leftBehind: ['MINE12', 'FIVE'] })
  })

  test('holds no more codes than a run may try', async () => {
    const vouchers = Array.from({ length: budget.tries + 5 }, () => aVoucher())
    const { index, bundle } = published([aRetailer({ vouchers })])
    await storedVouchers(local).replace(now(), index, new Map([['all', bundle]]))
    expect((await looking().order(tabId))?.codes).toHaveLength(budget.tries)
  })

  test('is none where there is nothing to try', async () => {
    browser.tab.address = 'https://heron.example/'
    expect(await looking().order(tabId)).toBeUndefined()
  })
})
