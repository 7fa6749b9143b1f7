import type { CDPSession, WebWorker } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { serveShop, type Shop } from '#local/shop/serve-shop.ts'
import { siteFiles, tellingWords, visits } from './support/browsing.ts'
import { shopperIn, type Shopper } from './support/shopper.ts'
import { serveWholeWeb, type Arrived, type WholeWeb } from './support/whole-web.ts'

const siteOrigin = inject('siteOrigin')
const ownFiles = Object.keys(siteFiles)
const longAgo = '2026-01-01T00:00:00.000Z'

let shop: Shop
let web: WholeWeb
let shopper: Shopper
let worker: WebWorker
const askedByWorker: string[] = []
const seenInPopup: string[] = []

beforeAll(async () => {
  shop = await serveShop({ port: 0 })
  web = await serveWholeWeb(siteOrigin, siteFiles)
  shopper = await shopperIn(shop, inject('extensionDir'), web.browserArguments)
  await refreshes(1)
  worker = await ownWorker()
  await recordRequests(worker.client)

  for (const { address, press: isPressed } of visits) {
    await shopper.page.goto(address)
    if (isPressed) await press()
  }
  for (const { address } of visits.slice(0, 2)) {
    await growOld()
    const before = ours().length / ownFiles.length
    await shopper.page.goto(address)
    await shopper.press()
    await refreshes(before + 1)
  }
  await shopper.arrive('ajax', 1)
  await shopper.startRun()
  await shopper.runEnded()
})
afterAll(async () => {
  await shopper.leave()
  await web.close()
  await shop.close()
})

async function press(): Promise<void> {
  const popup = await shopper.press()
  seenInPopup.push(await popup.$eval('main', (main) => main.innerText))
}

const isOurs = ({ origin }: { readonly origin: string }) => origin === siteOrigin
/** What was asked of our site but its page that opens after the installation. */
const ours = () =>
  web.arrived.filter((request) => isOurs(request) && request.path.startsWith('/extension/'))

/** The words of a request that tell of a page or a shop. */
function toldBy(request: Arrived): string[] {
  const told = JSON.stringify(request).toLowerCase()
  return tellingWords.filter((word) => told.includes(word))
}

/** Resolves once our site was asked for all its files so many times, and the answers are kept. */
async function refreshes(count: number): Promise<void> {
  await vi.waitFor(
    async () => {
      expect(ours()).toHaveLength(count * ownFiles.length)
      expect(await keptSince()).not.toBe(longAgo)
    },
    { timeout: 20_000, interval: 50 },
  )
}

async function ownWorker(): Promise<WebWorker> {
  const [extension] = (await shopper.page.browser().extensions()).values()
  const [running] = (await extension?.workers()) ?? []
  if (running === undefined) throw new Error('the extension’s worker is not running')
  return running
}

async function recordRequests(client: CDPSession): Promise<void> {
  client.on('Network.requestWillBeSent', ({ request }) => {
    // The pictures of the icon lie in the extension itself.
    if (!request.url.startsWith('chrome-extension://')) askedByWorker.push(request.url)
  })
  await client.send('Network.enable')
}

/** All vouchers that the extension keeps, by key. */
async function kept(): Promise<Record<string, unknown>> {
  const all = (await (await ownWorker()).evaluate('chrome.storage.local.get(null)')) as Record<
    string,
    unknown
  >
  return Object.fromEntries(Object.entries(all).filter(([key]) => key.startsWith('vouchers:')))
}

async function keptSince(): Promise<unknown> {
  return (await kept())['vouchers:since']
}

/** Makes the vouchers that are kept due for a refresh. */
async function growOld(): Promise<void> {
  await (await ownWorker()).evaluate(`chrome.storage.local.set({ 'vouchers:since': '${longAgo}' })`)
}

describe('over sixty pages, forty of them no shops, and a run', () => {
  it('the extension knows on the device alone which pages are a supported shop’s', () => {
    expect(visits.filter(({ code }) => code === undefined)).toHaveLength(40)
    for (const [index, { code }] of visits.filter(({ press }) => press).entries()) {
      expect(seenInPopup[index]).toContain(code ?? 'No codes for this page')
    }
  })

  it('our site is asked for all files at once, once at the start and once for each day', () => {
    const asked = ours().map(({ path }) => path)
    const days = [0, 1, 2].map((day) =>
      asked.slice(day * ownFiles.length, (day + 1) * ownFiles.length).sort(),
    )
    expect(days).toEqual([0, 1, 2].map(() => ownFiles.toSorted()))
    expect(asked).toHaveLength(3 * ownFiles.length)
  })

  it('no request to our site names a page or a shop', () => {
    for (const request of web.arrived.filter(isOurs)) {
      expect(toldBy(request)).toEqual([])
      expect(request).toMatchObject({ method: 'GET', body: '' })
      expect(request.headers).not.toHaveProperty('cookie')
      expect(request.headers).not.toHaveProperty('referer')
    }
  })

  it('nobody else is told of a page or a shop, but the pages’ own servers', () => {
    const opened = [...visits, ...visits.slice(0, 2)].map(({ address }) => address)
    // The browser itself asks its maker for the time and for updates.
    const telling = web.arrived.filter((request) => !isOurs(request) && toldBy(request).length > 0)
    expect(telling.map(({ origin, path }) => origin + path)).toEqual(opened)
  })

  it('the extension’s worker asks nobody else, at whatever address', () => {
    const inTwoDays = [...ownFiles, ...ownFiles].map((path) => siteOrigin + path)
    expect(askedByWorker.toSorted()).toEqual(inTwoDays.sort())
  })
})

it('a browser that stays open for days is given new vouchers without a press', async () => {
  const before = ours().length
  await growOld()
  await (await ownWorker()).close()
  // Any tab that loads wakes the background; which one, nobody is told.
  await shopper.page.goto('http://nowhere.example/')
  await vi.waitFor(
    async () => {
      expect(ours()).toHaveLength(before + ownFiles.length)
      expect(await keptSince()).not.toBe(longAgo)
    },
    { timeout: 20_000, interval: 50 },
  )
})

it('a failed refresh keeps the old vouchers, and the next that works replaces them', async () => {
  const [{ address, code } = { address: '', code: '' }] = visits
  await growOld()
  const before = await kept()
  const askedBefore = ours().length
  web.broken.add('/extension/bundles/7.json')
  await shopper.page.goto(address)
  // Refreshes come one at a time: when a second one has begun, the first has ended.
  await pressUntil(() => {
    expect(ours().length).toBeGreaterThan(askedBefore + ownFiles.length)
  })
  expect(await kept()).toEqual(before)
  expect(seenInPopup.at(-1)).toContain(code)

  web.broken.clear()
  await pressUntil(async () => {
    expect(await keptSince()).not.toBe(longAgo)
  })
  expect(Object.keys(await kept())).toEqual(Object.keys(before))
})

/** Presses the toolbar button again and again until what is expected holds. */
function pressUntil(holds: () => void | Promise<void>): Promise<void> {
  return vi.waitFor(
    async () => {
      await press()
      await holds()
    },
    { timeout: 30_000, interval: 50 },
  )
}
