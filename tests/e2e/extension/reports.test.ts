import type { Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as v from 'valibot'
import { outcomeReport } from '#domain/contract/outcomes.ts'
import type { Run } from '#domain/contract/run.ts'
import { serveShop, type Shop } from '#local/shop/serve-shop.ts'
import { buildReportingForTest } from './support/build-for-test.ts'
import { shopperIn, type Shopper } from './support/shopper.ts'
import { serveVoucherSite } from './support/voucher-site.ts'
import { serveWholeApi, type WholeApi } from './support/whole-api.ts'

const patience = { timeout: 20_000, interval: 50 }
const setting = 'Tell us which codes worked'

const started = new AsyncDisposableStack()
let api: WholeApi
let shop: Shop
let shopper: Shopper

beforeAll(async () => {
  api = started.use(await serveWholeApi())
  const site = await serveVoucherSite(() => api.bundle())
  started.defer(() => site.close())
  shop = await serveShop({ port: 0 })
  started.defer(() => shop.close())
  const { dir } = started.use(await buildReportingForTest(site.origin, api.origin))
  shopper = await shopperIn(shop, dir)
  started.defer(() => shopper.leave())
})
afterAll(() => started.disposeAsync())

async function inBackground(code: string): Promise<unknown> {
  const [worker] = await shopper.at.extension.workers()
  if (worker === undefined) throw new Error('the extension’s worker is not running')
  return worker.evaluate(code)
}

async function stored(key: string): Promise<unknown> {
  const all = await inBackground(`chrome.storage.local.get('${key}')`)
  return (all as Record<string, unknown>)[key]
}

async function openRoom(room: string): Promise<Page> {
  const popup = await shopper.press()
  await popup.locator('nav button::-p-text(More)').click()
  await popup.locator(`main button::-p-text(${room})`).click()
  await popup.locator(`main h1::-p-text(${room})`).wait()
  await popup.waitForSelector('main .skeleton', { hidden: true })
  return popup
}

/** Presses the switch in the settings; resolves once it is kept. */
async function switchReports(on: boolean): Promise<void> {
  const popup = await openRoom('Settings')
  await popup.locator(`label::-p-text(${setting})`).click()
  await vi.waitFor(async () => {
    expect(await stored('settings')).toMatchObject({ reports: on })
  }, patience)
}

async function runAt(temperament: string, seed: number): Promise<Run> {
  await shopper.arrive(temperament, seed)
  await shopper.startRun()
  return shopper.runEnded()
}

/** Goes to another page of the shop, which wakes the background. */
async function goOn(): Promise<void> {
  await shopper.page.goto(`${shop.url('form-post')}/goods/oyster-knife`)
}

/** Codes that a run has measured a saving with, that were not the shopper's. */
const workedIn = ({ outcomes, arrivalCodes }: Run) =>
  outcomes.flatMap(({ code, outcome }) =>
    outcome.kind === 'applied' &&
    outcome.after.total.minor < outcome.before.total.minor &&
    !arrivalCodes.includes(code)
      ? [code]
      : [],
  )

describe('which codes worked', () => {
  it('is told to nobody as long as it isn’t switched on', async () => {
    expect(workedIn(await runAt('form-post', 1))).not.toEqual([])
    await goOn()
    await shopper.evictBackground()
    await goOn()
    await shopper.press()
    expect(await stored('reports')).toBeUndefined()
    expect(api.reported).toEqual([])
    expect((await api.vouchers()).every(({ statistics }) => statistics.tries === 0)).toBe(true)
  })

  it('is told once it is: the API counts it from then on', async () => {
    await switchReports(true)
    const run = await runAt('form-post', 1)
    // What is to be told outlasts the background.
    await shopper.evictBackground()
    await goOn()
    const worked = workedIn(run)
    const today = new Date().toISOString().slice(0, 10)
    await vi.waitFor(async () => {
      const counted = (await api.vouchers()).filter(({ statistics }) => statistics.successes > 0)
      expect(counted.map(({ coupon_code: code }) => code).sort()).toEqual(worked.toSorted())
      for (const { statistics } of counted) {
        expect(statistics).toMatchObject({ tries: 1, last_worked: `${today}T00:00:00Z` })
      }
    }, patience)
    // Among the first to be tried next time.
    const order = (await api.vouchers()).map(({ coupon_code: code }) => code)
    expect(order.slice(0, worked.length).sort()).toEqual(worked.toSorted())
  })

  it('goes out in one report of numbers, which says nothing of shopper, basket or browser', () => {
    expect(api.reported).toHaveLength(1)
    const [{ path, headers, body } = { path: '', headers: {}, body: '' }] = api.reported
    expect(path).toBe('/v1/outcomes')
    expect(v.is(outcomeReport, JSON.parse(body))).toBe(true)
    expect(
      body.replaceAll(/"(retailer|outcomes|voucher|result|worked|refused|no-effect)"/g, ''),
    ).toMatch(/^[\d{}[\]:,]+$/)
    expect(headers).not.toHaveProperty('cookie')
    expect(headers).not.toHaveProperty('referer')
  })

  it('is shown by the popup, once the vouchers are fetched anew', async () => {
    await inBackground(`chrome.storage.local.set({ 'vouchers:since': '2026-01-01T00:00:00.000Z' })`)
    await shopper.press()
    await vi.waitFor(async () => {
      const popup = await shopper.press()
      const words = await popup.$eval('main', (main) => main.innerText)
      expect(words).toContain('Last worked')
      expect(words).toContain('Worked in 1 of 1 try')
    }, patience)
  })

  it('stands in the list of our requests', async () => {
    const popup = await openRoom('What is stored and sent')
    const words = await popup.$eval('main', (main) => main.innerText)
    // Chromium shows an extension the answers of hosts that a script of its own may run on.
    expect(words).toMatch(/POST · (sent|204)/)
    expect(words).toContain(`${api.origin}/v1/outcomes`)
    expect(words).toContain(`Only if you switched on “${setting}”`)
  })

  it('is told no longer once it is switched off, not even what waits already', async () => {
    const waiting = { due: 0, until: Date.now() + 60_000, report: { retailer: 1, outcomes: [] } }
    await goOn()
    const popup = await openRoom('Settings')
    await inBackground(`chrome.storage.local.set({ reports: ${JSON.stringify([waiting])} })`)
    await popup.locator(`label::-p-text(${setting})`).click()
    await vi.waitFor(async () => {
      expect(await stored('settings')).toMatchObject({ reports: false })
      expect(await stored('reports')).toBeUndefined()
    }, patience)
    await runAt('form-post', 2)
    await goOn()
    await shopper.press()
    expect(api.reported).toHaveLength(1)
  })
})
