/**
 * `npm run stores:pictures`: the pictures for the stores, made in Chromium with the production
 * build and the demonstration shop, into `.output/stores/`. POUCH_CHROMIUM says which browser.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Page, ScreenshotClip } from 'puppeteer-core'
import { brand } from '#brand/brand.ts'
import { translations, type Translation } from '#domain/locale.ts'
import { defaultSettings } from '#extension/features/settings/settings.ts'
import { serveShop } from '#local/shop/serve-shop.ts'
import { readListing } from '#stores/listing/read-listing.ts'
import { fillCount } from '#strings/fill.ts'
import { productionExtension } from '../bench/production-extension.ts'
import { shopperIn, type Shopper } from '../e2e/extension/support/shopper.ts'
import { serveVoucherSite } from '../e2e/extension/support/voucher-site.ts'
import { ensureChromium } from '../support/install-browser.ts'
import { waitFor } from '../support/wait-for.ts'
import { drawLogo, drawTile, sizes, withPopup } from './compose.ts'
import { codesIn, offersIn } from './offers.ts'
import { barEnded, patience, scenes, words } from './scene.ts'

const output = resolve(import.meta.dirname, '../../.output/stores')

/** Sets the language as the popup's settings do: Chromium's own may not be installed. */
async function speak(shopper: Shopper, language: Translation): Promise<void> {
  const settings = JSON.stringify({ settings: { ...defaultSettings, language } })
  const [worker] = await waitFor(async () => {
    const workers = await shopper.at.extension.workers()
    if (workers.length === 0) throw new Error('the extension’s worker is not running')
    return workers
  }, patience)
  await worker?.evaluate(`chrome.storage.local.set(${settings})`)
}

/** Presses the toolbar button. The popup closes as soon as another page is opened or used. */
async function press(shopper: Shopper): Promise<{ popup: Page; taken: [Uint8Array, Uint8Array] }> {
  const popup = await shopper.press()
  await popup.evaluate('document.fonts.ready')
  // Without the room that the window keeps for a scroll bar.
  const clip = (await popup.evaluate(`(() => {
    const { x, width } = document.body.getBoundingClientRect()
    return { x, y: 0, width, height: innerHeight }
  })()`)) as ScreenshotClip
  return { popup, taken: [await shopper.page.screenshot(), await popup.screenshot({ clip })] }
}

/** The pictures of one language, by the name of their caption in the listing. */
async function picturesIn(translation: Translation): Promise<Record<string, Buffer>> {
  const strings = words[translation]
  const { temperament, seed } = scenes[translation]
  const count = codesIn(translation)
  const folder = await mkdtemp(join(tmpdir(), 'pouch-pictures-'))
  const site = await serveVoucherSite(() => offersIn(translation))
  const shop = await serveShop({ port: 0 })
  const extension = await productionExtension(site.origin, folder)
  const shopper = await shopperIn(shop, extension, ['--hide-scrollbars'])
  try {
    await speak(shopper, translation)
    await shopper.page.setViewport(sizes.screenshot)
    await shopper.arrive(temperament, seed)
    const { popup, taken: atBasket } = await press(shopper)
    const label = fillCount(strings.start.tryCodes, count, translation)
    await (await popup.waitForSelector(`main button::-p-text(${label})`))?.click()
    await shopper.runEnded()
    await barEnded(shopper, translation)
    const saving = Buffer.from(await shopper.page.screenshot())
    await shopper.page.goto(`${shop.url(temperament)}/goods/lighthouse-print`)
    const { taken: inShop } = await press(shopper)
    const { Summary } = await readListing(translation)
    const { browser } = shopper.at
    return {
      basket: await withPopup(browser, ...atBasket),
      saving,
      codes: await withPopup(browser, ...inShop),
      tile: await drawTile(browser, brand.name, Summary),
    }
  } finally {
    await shopper.leave()
    await shop.close()
    await site.close()
    await rm(folder, { recursive: true })
  }
}

process.env.POUCH_CHROMIUM = await ensureChromium()
for (const translation of translations) {
  const folder = join(output, translation)
  await mkdir(folder, { recursive: true })
  for (const [name, png] of Object.entries(await picturesIn(translation))) {
    await writeFile(join(folder, `${name}.png`), png)
    console.log(join(folder, `${name}.png`), png.length)
  }
}
await writeFile(join(output, 'logo.png'), await drawLogo())
