import type { Page } from 'puppeteer-core'
import { vi } from 'vitest'
import type { Shop } from '#local/shop/serve-shop.ts'
import type { Session } from '#local/shop/trade/session.ts'
import { launchFirefoxWith } from '#tests/support/firefox.ts'
import { firefoxExtension } from '#tests/support/firefox-extension.ts'

/** Milliseconds: how long a thing may take before a test gives up on it. */
const patience = { timeout: 30_000, interval: 50 }

/** Somebody with Firefox, the extension and one tab, in the demonstration shop. */
export interface FirefoxShopper {
  readonly page: Page
  /** Opens the basket of a new session. */
  arrive(temperament: string, seed: number): Promise<Session>
  /** Presses the toolbar button; resolves to what the popup says once it has looked at the page. */
  press(): Promise<string>
  /** Presses a button in the popup whose words begin so. */
  pressInPopup(words: string): Promise<void>
  leave(): Promise<void>
}

export async function firefoxShopperIn(shop: Shop, extensionDir: string): Promise<FirefoxShopper> {
  const at = await launchFirefoxWith(extensionDir)
  const { browser } = at
  const extension = firefoxExtension(at)
  const page = (await browser.pages())[0] ?? (await browser.newPage())
  await page.setViewport({ width: 1280, height: 900 })

  return {
    page,
    async arrive(temperament, seed) {
      await page.goto(`${shop.url(temperament)}/basket?seed=${seed}`, {
        waitUntil: 'domcontentloaded',
      })
      const cookies = await browser.cookies()
      const mine = cookies.filter(({ domain }) => domain === new URL(page.url()).hostname)
      const session = mine.map(({ value }) => shop.sessionOf(value)).find(Boolean)
      if (session === undefined) throw new Error('the shop knows no session of this browser')
      return session
    },
    press: async () => {
      await extension.pressToolbar()
      return vi.waitFor(() => extension.popupWords(), patience)
    },
    pressInPopup: (words) => extension.pressInPopup(words),
    leave: () => browser.close(),
  }
}
