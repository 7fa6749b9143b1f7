import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'puppeteer-core'
import { translations, type Translation } from '#domain/locale.ts'
import { serveShop, type Shop } from '#local/shop/serve-shop.ts'
import { popup as germanPopup } from '#strings/de/popup.ts'
import { rooms as germanRooms } from '#strings/de/rooms.ts'
import { popup as englishPopup, type PopupStrings } from '#strings/en/popup.ts'
import { rooms as englishRooms, type RoomStrings } from '#strings/en/rooms.ts'
import { productionExtension } from '../bench/production-extension.ts'
import { choose, promptSeen, withAllShops } from '../e2e/extension/support/prompt.ts'
import { shopperIn, type Shopper } from '../e2e/extension/support/shopper.ts'
import { serveVoucherSite } from '../e2e/extension/support/voucher-site.ts'
import { offersIn } from '../store-pictures/offers.ts'
import { barEnded, scenes } from '../store-pictures/scene.ts'
import { folder, type Picture } from './sheet.ts'

const themes = ['light', 'dark'] as const
const words: Record<Translation, { popup: PopupStrings; rooms: RoomStrings }> = {
  en: { popup: englishPopup, rooms: englishRooms },
  de: { popup: germanPopup, rooms: germanRooms },
}
/**
 * Takes pictures of the popup in every room, of the prompt and of the bar, with the production build
 * in the demonstration shop. The prompt needs the pages of shops, which are given beforehand.
 */
export async function shootExtension(): Promise<Picture[]> {
  const shop = await serveShop({ port: 0 })
  try {
    const pictures: Picture[] = []
    for (const language of translations) pictures.push(...(await shootIn(language, shop)))
    return pictures
  } finally {
    await shop.close()
  }
}

async function shootIn(language: Translation, shop: Shop): Promise<Picture[]> {
  const build = await mkdtemp(join(tmpdir(), 'pouch-shots-'))
  const site = await serveVoucherSite(() => offersIn(language))
  const granted = await withAllShops(await productionExtension(site.origin, build))
  const shopper = await shopperIn(shop, granted.dir, ['--hide-scrollbars'])
  try {
    const pictures: Picture[] = []
    for (const theme of themes) {
      await choose(shopper.at, { prompt: true, language, theme })
      const names = await shootTheme(shopper, shop, language, theme)
      const row = (kind: string) => `${kind} ${language} ${theme}`
      for (const [name, isPopup] of names) {
        pictures.push({
          ...{ sheet: 'extension' },
          row: row(isPopup ? 'popup' : 'in the shop'),
          name,
          shownWidth: isPopup ? 270 : 420,
        })
      }
    }
    return pictures
  } finally {
    await shopper.leave()
    await granted[Symbol.asyncDispose]()
    await site.close()
    await rm(build, { recursive: true })
  }
}

/** @returns the names of the pictures, and whether each shows the popup. */
async function shootTheme(
  shopper: Shopper,
  shop: Shop,
  language: Translation,
  theme: string,
): Promise<[name: string, isPopup: boolean][]> {
  const { popup: labels, rooms } = words[language]
  const { temperament, seed } = scenes[language]
  const names: [string, boolean][] = []
  const save = async (page: Page, what: string, isPopup: boolean) => {
    const name = `extension-${what}-${language}-${theme}`
    await page.evaluate('document.fonts.ready')
    await page.screenshot({ path: join(folder, `${name}.png`) })
    names.push([name, isPopup])
  }
  const press = async (page: Page, name: string) => {
    await page.locator(`button::-p-text(${name})`).click()
  }

  await shopper.openTab()
  await shopper.page.setViewport({ width: 1280, height: 800 })
  await shopper.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
  await shopper.arrive(temperament, seed)
  await promptSeen(shopper.page)
  await save(shopper.page, 'prompt', false)

  const start = await shopper.press()
  await save(start, 'basket', true)
  await tryCodes(shopper, start, language)
  await save(shopper.page, 'bar', false)

  const popup = await shopper.press()
  for (const room of ['search', 'savings', 'points', 'more'] as const) {
    await press(popup, labels.rooms[room])
    await popup.waitForSelector('main .skeleton', { hidden: true })
    await save(popup, room, true)
  }
  for (const room of ['settings', 'stored', 'quiet'] as const) {
    await press(popup, labels.rooms.more)
    await press(popup, rooms.more[room].name)
    await popup.locator(`main h1::-p-text(${rooms[room].heading})`).wait()
    await save(popup, room, true)
  }

  await shopper.arrive('nameless-code', 1)
  await tryCodes(shopper, await shopper.press(), language)
  await save(shopper.page, 'bar-asks', false)
  await save(await shopper.press(), 'name-code', true)

  await shopper.page.goto(`${shop.url(temperament)}/goods/lighthouse-print`)
  await save(await shopper.press(), 'shop', true)
  await shopper.page.goto('about:blank')
  await save(await shopper.press(), 'elsewhere', true)
  return names
}

/** Presses the one button of a basket, and waits until the bar says how the run ended. */
async function tryCodes(shopper: Shopper, popup: Page, language: Translation): Promise<void> {
  await (await popup.waitForSelector('main button'))?.click()
  await shopper.runEnded()
  await barEnded(shopper, language)
}
