import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { serveShop, type Shop } from '#local/shop/serve-shop.ts'
import { launchFirefoxWith, type FirefoxBrowser } from '#tests/support/firefox.ts'
import { openExtensionsPanel } from '#tests/support/firefox-acts.ts'
import type { ChromeWindow } from '#tests/support/firefox-window.ts'

const patience = { timeout: 30_000, interval: 100 }

let shop: Shop
let at: FirefoxBrowser

beforeAll(async () => {
  shop = await serveShop({ port: 0 })
  at = await launchFirefoxWith(inject('extensionDir'))
})
afterAll(async () => {
  await at.browser.close()
  await shop.close()
})

/** Gives the extension the pages of all shops, as a yes to Firefox's question does. */
async function givePages(window: ChromeWindow, extensionId: string): Promise<void> {
  const modules = window.ChromeUtils as unknown as {
    importESModule(address: string): {
      ExtensionPermissions: { add(id: string, given: object, extension: unknown): Promise<void> }
    }
  }
  const { ExtensionPermissions } = modules.importESModule(
    'resource://gre/modules/ExtensionPermissions.sys.mjs',
  )
  const { extension } = window.WebExtensionPolicy.getByID(extensionId)
  const given = { origins: ['*://*/*'], permissions: [] }
  await ExtensionPermissions.add(extensionId, given, extension)
}

/** The words and the picture of the extension's button in the panel, for the tab in front. */
function buttonOf(
  { document }: ChromeWindow,
  extensionId: string,
): { words: string | null; picture: string | undefined } {
  const button = document.querySelector(
    `[data-extensionid="${extensionId}"] .unified-extensions-item-action-button`,
  )
  const picture = /toolbar-image:[^;]*?\/([\w-]+\/16\.png)/.exec(
    button?.getAttribute('style') ?? '',
  )
  return { words: button?.getAttribute('label') ?? null, picture: picture?.[1] }
}

const button = () => at.window.inWindow(buttonOf, at.extensionId)
const plain = { words: 'Pouch', picture: 'icon/16.png' }

it('with the shopper’s leave the button shows and says where there are codes', async () => {
  const page = (await at.browser.pages())[0] ?? (await at.browser.newPage())
  await vi.waitFor(() => at.window.inWindow(openExtensionsPanel), patience)
  await page.goto(shop.url('form-post'))
  await vi.waitFor(async () => {
    expect(await button()).toEqual(plain)
  }, patience)

  await at.window.inWindow(givePages, at.extensionId)
  await vi.waitFor(async () => {
    // The vouchers may still be on their way.
    await page.goto(shop.url('form-post'))
    expect(await button()).toEqual({
      words: 'Pouch: codes for this shop',
      picture: 'icon-codes/16.png',
    })
  }, patience)
  await page.goto(`http://127.0.0.1:${shop.port}/`)
  await vi.waitFor(async () => {
    expect(await button()).toEqual(plain)
  }, patience)
})
