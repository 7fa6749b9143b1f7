import type { Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { serveShop, type Shop } from '#local/shop/serve-shop.ts'
import { popup as german } from '#strings/de/popup.ts'
import { popup as english } from '#strings/en/popup.ts'
import { expectInReach } from './support/axe.ts'
import { choose } from './support/prompt.ts'
import { shopperIn, type Shopper } from './support/shopper.ts'

let shop: Shop
let shopper: Shopper

beforeAll(async () => {
  shop = await serveShop({ port: 0 })
  shopper = await shopperIn(shop, inject('extensionDir'))
})
afterAll(async () => {
  await shopper.leave()
  await shop.close()
})

async function expectInReachInBothSchemes(popup: Page): Promise<void> {
  for (const value of ['light', 'dark']) {
    await popup.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }])
    await expectInReach(popup)
  }
}

describe.each([
  { language: 'en', navigation: english.rooms.page, seed: 11 },
  { language: 'de', navigation: german.rooms.page, seed: 13 },
] as const)('the popup at a basket, $language', ({ language, navigation, seed }) => {
  it('is free of accessibility faults before a run, during it and at its end', async () => {
    await choose(shopper.at, { prompt: false, language })
    // Its answers take as long as axe does.
    await shopper.arrive('slow', seed)
    const popup = await shopper.press()
    expect(await popup.$eval('nav', (nav) => nav.textContent)).toContain(navigation)
    await expectInReachInBothSchemes(popup)

    await popup.locator('main button').click()
    await popup.waitForSelector('main progress')
    await expectInReachInBothSchemes(popup)
    // It was the run that was looked at, and not its end.
    expect(await popup.$('main progress')).not.toBeNull()

    await shopper.runEnded()
    await popup.waitForSelector('main progress', { hidden: true })
    await expectInReachInBothSchemes(popup)
    await expectInReachInBothSchemes(await shopper.press())
  })

  it('is free of them where it asks for the code on the basket', async () => {
    await choose(shopper.at, { prompt: false, language })
    await shopper.arrive('nameless-code', 1)
    const popup = await shopper.press()
    await popup.locator('main button').click()
    await shopper.runEnded()
    await popup.waitForSelector('main form input')
    await expectInReachInBothSchemes(popup)
  })
})
