import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { serveShop, type Shop } from '#local/shop/serve-shop.ts'
import { shopCodes } from '../extension/support/vouchers.ts'
import { firefoxShopperIn, type FirefoxShopper } from './support/firefox-shopper.ts'

let shop: Shop
let shopper: FirefoxShopper

beforeAll(async () => {
  shop = await serveShop({ port: 0 })
  shopper = await firefoxShopperIn(shop, inject('extensionDir'))
})
afterAll(async () => {
  await shopper.leave()
  await shop.close()
})

it('offers the codes of the shop on a press of the toolbar button', async () => {
  await shopper.arrive('form-post', 1)
  expect(await shopper.press()).toContain(`Try ${shopCodes.length} codes`)
})
