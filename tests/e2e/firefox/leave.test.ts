import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it, vi } from 'vitest'
import { serveShop, type Shop } from '#local/shop/serve-shop.ts'
import { expectFair } from '../extension/support/fair-run.ts'
import { basketOf } from '../extension/support/shopper.ts'
import { shopCodes } from '../extension/support/vouchers.ts'
import { firefoxShopperIn, type FirefoxShopper } from './support/firefox-shopper.ts'

const patience = { timeout: 30_000, interval: 50 }
/** The pages of the shop, as Firefox names what it lets the extension into. */
const shopPages = 'http://form-post.shop.localhost/*'

let shop: Shop
let shopper: FirefoxShopper

beforeAll(async () => {
  shop = await serveShop({ port: 0 })
})
beforeEach(async () => {
  shopper = await firefoxShopperIn(shop, inject('extensionDir'))
})
afterEach(() => shopper.leave())
afterAll(() => shop.close())

const isGivenBack = () =>
  vi.waitFor(async () => {
    expect(await shopper.extension.pages()).not.toContain(shopPages)
  }, patience)

it('asks for nothing before the press of "Try codes", and then for the one shop', async () => {
  await shopper.arrive('form-post', 1)
  expect(await shopper.press()).toContain(`Try ${shopCodes.length} codes`)
  expect(await shopper.extension.pages()).not.toContain(shopPages)
  await shopper.extension.pressInPopup('Try')
  expect(await shopper.extension.answer(true)).toContain('form-post.shop.localhost')
  expect(await shopper.extension.pages()).toContain(shopPages)
})

it('gives the shop back at the end of the run, and asks again for the next', async () => {
  const session = await shopper.arrive('form-post', 1)
  const arrival = basketOf(session)
  await shopper.startRun()
  expectFair(await shopper.runEnded(), arrival, session)
  await isGivenBack()
  await shopper.startRun()
  expect(await shopper.runEnded()).toMatchObject({ phase: 'done', cause: null })
  expect(basketOf(session).total).toBe(arrival.best)
})

it('starts the run although the popup closes over the question', async () => {
  await shopper.arrive('form-post', 1)
  await shopper.press()
  await shopper.extension.pressInPopup('Try')
  await shopper.extension.questionIsOpen()
  await shopper.extension.closePopup()
  await shopper.extension.answer(true)
  expect(await shopper.runEnded()).toMatchObject({ phase: 'done', cause: null })
})

it('touches nothing where the shopper says no, and gives the codes to copy', async () => {
  const session = await shopper.arrive('form-post', 1)
  await shopper.press()
  await shopper.extension.pressInPopup('Try')
  await shopper.extension.answer(false)
  await vi.waitFor(async () => {
    const words = await shopper.extension.popupWords()
    expect(words).toContain('did not let us into this shop')
    expect(words).toContain(`Copy\n`)
  }, patience)
  expect(await shopper.run()).toBeUndefined()
  expect(session.attempts).toEqual([])
})

it('stops on a press of Stop, with the basket as it was', async () => {
  const session = await shopper.arrive('slow', 1)
  const arrival = basketOf(session)
  await shopper.startRun()
  await shopper.pressStop()
  const run = await shopper.runEnded()
  expect(run).toMatchObject({ phase: 'stopped', cause: 'cancelled' })
  expectFair(run, arrival, session)
})
