import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  aProgress,
  aRetailer,
  aVoucher,
  fakeTab,
  memoryStore,
  published,
} from '#tests/support/extension-ports.ts'
import type { LatestRun } from '../apply-codes/apply-codes.ts'
import { arrivalJournal } from '../apply-codes/arrival-journal.ts'
import { pageLook } from '../page-look/page-look.ts'
import { defaultSettings, storedSettings, type Settings } from '../settings/settings.ts'
import type { Start } from '../shop-access/start.ts'
import { storedVouchers } from '../voucher-refresh/stored-vouchers.ts'
import { promptBook } from './prompt-book.ts'
import { prompting } from './prompting.ts'

const tabId = 7
const page = { tabId, documentId: 'first' }
const now = () => new Date('2026-05-02T10:00:00Z')

let browser: ReturnType<typeof fakeTab>
let local: ReturnType<typeof memoryStore>
let session: ReturnType<typeof memoryStore>
let hasAccess: boolean
let latest: LatestRun | undefined
/** What happens in the tab while the background waits. */
let whileWaiting: () => unknown
const giveBackAllShops = vi.fn<() => Promise<void>>()
const start = vi.fn<(tabId: number) => Promise<Start>>()

/** The background as it is after a start: nothing but what lies in storage. */
function background() {
  const { tabs, pages } = browser
  const runs = { latest: () => Promise.resolve(latest) }
  const vouchers = storedVouchers(local)
  return prompting({
    ...{ tabs, pages, runs, giveBackAllShops, start },
    looking: pageLook({
      ...{ tabs, pages, vouchers, runs, now },
      access: { has: () => Promise.resolve(false) },
      refresh: () => Promise.resolve(true),
      journal: arrivalJournal(local, now),
      shopper: { translation: 'en', country: 'gb' },
    }),
    access: { has: () => Promise.resolve(hasAccess) },
    settings: storedSettings(local),
    book: promptBook(session),
    wait: async () => {
      await whileWaiting()
    },
  })
}

const choose = (changes: Partial<Settings>) => storedSettings(local).change(changes)
const run = (address: string, phase: 'running' | 'done'): LatestRun => ({
  address,
  documentId: 'first',
  run: { ...aProgress({ phase }), tabId },
})

beforeEach(async () => {
  browser = fakeTab('https://www.shop.example/basket')
  local = memoryStore({ settings: { ...defaultSettings, prompt: true } })
  session = memoryStore()
  hasAccess = true
  latest = undefined
  whileWaiting = () => undefined
  giveBackAllShops.mockReset().mockResolvedValue(undefined)
  start.mockReset().mockResolvedValue('started')
  const { index, bundle } = published([
    aRetailer({ vouchers: [aVoucher(), aVoucher()] }),
    aRetailer({
      domain: 'ended.example',
      vouchers: [aVoucher({ end_date: '2026-05-01T00:00:00Z' })],
    }),
  ])
  await storedVouchers(local).replace(now(), index, new Map([['all', bundle]]))
})

describe('a page that a tab shows', () => {
  test('is given the prompt where it is the basket of a shop with codes', async () => {
    await background().pageShown(tabId, true)
    expect(browser.tab.injected).toEqual(['finder', 'prompt'])
  })

  test.each<[string, () => unknown]>([
    ['the shopper has not asked for the prompt', () => choose({ prompt: false })],
    ['the tab is private', () => (browser.tab.isPrivate = true)],
    ['the address is not ours to see', () => (browser.tab.address = undefined)],
    ['the page is no page of the web', () => (browser.tab.address = 'file:///shop.example')],
    ['the shopper has not given us its pages', () => (hasAccess = false)],
    ['the shop is none that we know', () => (browser.tab.address = 'https://gull.example/basket')],
    ['no code of the shop lives', () => (browser.tab.address = 'https://ended.example/basket')],
    ['the shopper wants no prompt there', () => choose({ mutedShops: ['shop.example'] })],
    ['a run is at work', () => (latest = run('https://heron.example/', 'running'))],
    ['codes were tried', () => (latest = run('https://www.shop.example/cart', 'done'))],
  ])('has nothing loaded into it where %s', async (_, happens) => {
    await happens()
    await background().pageShown(tabId, true)
    expect(browser.tab.injected).toEqual([])
  })

  test('is given the prompt where the codes of another shop were tried before', async () => {
    latest = run('https://heron.example/', 'done')
    await background().pageShown(tabId, true)
    expect(browser.tab.injected).toContain('prompt')
  })

  test('has the finder alone where it is no basket, and that a few times', async () => {
    browser.tab.isBasket = false
    await background().pageShown(tabId, true)
    expect(browser.tab.injected).toEqual(['finder', 'finder', 'finder'])
  })

  test('is looked at again where the basket comes after the load', async () => {
    browser.tab.isBasket = false
    whileWaiting = () => (browser.tab.isBasket = true)
    await background().pageShown(tabId, true)
    expect(browser.tab.injected).toEqual(['finder', 'finder', 'prompt'])
  })

  test('is looked at no more once the tab leaves it', async () => {
    browser.tab.isBasket = false
    const prompts = background()
    whileWaiting = () => prompts.pageShown(tabId, false)
    await prompts.pageShown(tabId, true)
    expect(browser.tab.injected).toEqual(['finder'])
  })

  test('is left alone where it lets no script in', async () => {
    browser.tab.refusesScripts = true
    await expect(background().pageShown(tabId, true)).resolves.toBeUndefined()
  })
})

describe('the offer to a page', () => {
  test('says how many codes there are, how many would be tried, and in which looks', async () => {
    await choose({ theme: 'dark', language: 'de' })
    const offer = await background().offer(page)
    expect(offer).toEqual({
      ...{ shop: 'Gull & Anchor', codes: 2, tries: 2 },
      ...{ theme: 'dark', language: 'de' },
    })
  })

  test('is none where the shopper has changed their mind by now', async () => {
    await choose({ prompt: false })
    expect(await background().offer(page)).toBeUndefined()
  })
})

describe('the press of "Try"', () => {
  test('starts a run as the press in the popup does', async () => {
    expect(await background().try(page)).toBe(true)
    expect(start).toHaveBeenCalledExactlyOnceWith(tabId)
  })

  test('that is told twice starts one run', async () => {
    await background().try(page)
    latest = run('https://www.shop.example/basket', 'running')
    expect(await background().try(page)).toBe(true)
    expect(start).toHaveBeenCalledOnce()
  })

  test('says so where no run began', async () => {
    start.mockResolvedValue('not-started')
    expect(await background().try(page)).toBe(false)
  })

  test('starts none where there was nothing to offer', async () => {
    await choose({ prompt: false })
    expect(await background().try(page)).toBe(false)
    expect(start).not.toHaveBeenCalled()
  })
})

describe('the prompt that was sent away', () => {
  const isOffered = async (tab = tabId) =>
    (await background().offer({ tabId: tab, documentId: 'next' })) !== undefined

  beforeEach(() => background().offer(page))

  test('for now stays away from this shop in this tab until it is closed', async () => {
    await background().dismiss(page, 'now')
    expect(await isOffered()).toBe(false)
    expect(await isOffered(8)).toBe(true)
    expect(local.content.settings).toEqual({ ...defaultSettings, prompt: true })
    await background().tabClosed(tabId)
    expect(session.content).toEqual({ 'prompt:8': expect.anything() as unknown })
    expect(await isOffered()).toBe(true)
  })

  test('from a shop stays away from it in every tab', async () => {
    await choose({ mutedShops: ['heron.example'] })
    await background().dismiss(page, 'shop')
    expect(await isOffered(8)).toBe(false)
    expect(local.content.settings).toMatchObject({
      prompt: true,
      mutedShops: ['heron.example', 'shop.example'],
    })
    expect(giveBackAllShops).not.toHaveBeenCalled()
  })

  test('for ever is switched off, and what was given for it is given back', async () => {
    giveBackAllShops.mockRejectedValue(new Error('required'))
    await background().dismiss(page, 'ever')
    expect(await isOffered(8)).toBe(false)
    expect(local.content.settings).toMatchObject({ prompt: false, mutedShops: [] })
    expect(giveBackAllShops).toHaveBeenCalledOnce()
  })

  test.each(['now', 'shop', 'ever'] as const)(
    '%s by a document that was offered nothing changes nothing',
    async (how) => {
      await background().dismiss({ tabId, documentId: 'other' }, how)
      expect(await isOffered()).toBe(true)
    },
  )
})
