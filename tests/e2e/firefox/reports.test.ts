import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { serveShop, type Shop } from '#local/shop/serve-shop.ts'
import { buildReportingForTest } from '../extension/support/build-for-test.ts'
import { serveVoucherSite } from '../extension/support/voucher-site.ts'
import { serveWholeApi, type WholeApi } from '../extension/support/whole-api.ts'
import { firefoxShopperIn, type FirefoxShopper } from './support/firefox-shopper.ts'

const patience = { timeout: 30_000, interval: 50 }
const setting = 'Tell us which codes worked'

const started = new AsyncDisposableStack()
let api: WholeApi
let shop: Shop
let shopper: FirefoxShopper

beforeAll(async () => {
  api = started.use(await serveWholeApi())
  const site = await serveVoucherSite(() => api.bundle())
  started.defer(() => site.close())
  shop = await serveShop({ port: 0 })
  started.defer(() => shop.close())
  const { dir } = started.use(await buildReportingForTest(site.origin, api.origin, 'firefox'))
  shopper = await firefoxShopperIn(shop, dir)
  started.defer(() => shopper.leave())
})
afterAll(() => started.disposeAsync())

/** Presses in the popup, once what is pressed has come. */
const press = (words: string) => vi.waitFor(() => shopper.extension.pressInPopup(words), patience)

async function switchReports(answer: boolean): Promise<string> {
  await shopper.press()
  await press('More')
  await press('Settings')
  await press(setting)
  return shopper.extension.answer(answer)
}

async function runToItsEnd(): Promise<void> {
  await shopper.arrive('form-post', 1)
  await shopper.startRun()
  await shopper.runEnded()
  await shopper.page.goto(`${shop.url('form-post')}/goods/oyster-knife`)
}

it('reports which codes worked only where Firefox was told that it may', async () => {
  await shopper.arrive('form-post', 1)
  expect(await switchReports(false)).toMatch(/browsing activity/i)
  await runToItsEnd()
  expect(api.reported).toEqual([])
  await switchReports(true)
  await runToItsEnd()
  await vi.waitFor(() => {
    expect(api.reported).toHaveLength(1)
  }, patience)
})

it('reports without the number by which Firefox knows the one installation', () => {
  const [report] = api.reported
  expect(report?.path).toBe('/v1/outcomes')
  expect(report?.headers.origin).toBe('null')
  expect(JSON.stringify(report)).not.toContain('moz-extension')
  expect(report?.headers).not.toHaveProperty('cookie')
})
