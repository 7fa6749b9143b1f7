import type { Page } from 'puppeteer-core'
import { vi } from 'vitest'
import type { Run } from '#domain/contract/run.ts'
import type { Shop } from '#local/shop/serve-shop.ts'
import type { Session } from '#local/shop/trade/session.ts'
import { launchFirefoxWith } from '#tests/support/firefox.ts'
import { firefoxExtension, type FirefoxExtension } from '#tests/support/firefox-extension.ts'
import { latestRun } from '../../extension/support/latest-run.ts'

/** Milliseconds: how long a thing may take before a test gives up on it. */
const patience = {
  run: { timeout: 200_000, interval: 100 },
  answer: { timeout: 10_000, interval: 50 },
  screen: { timeout: 30_000, interval: 50 },
}

/** Somebody with Firefox, the extension and one tab, in the demonstration shop. */
export interface FirefoxShopper {
  readonly page: Page
  readonly extension: FirefoxExtension
  /** Opens the basket of a new session. */
  arrive(temperament: string, seed: number): Promise<Session>
  /** Presses the toolbar button; resolves to what the popup says once it has looked at the page. */
  press(): Promise<string>
  /**
   * Presses the toolbar button and then "Try codes", and lets the extension into the shop when
   * Firefox asks; resolves when the run has begun.
   */
  startRun(): Promise<void>
  /** The run that began last, as the extension's storage holds it. */
  run(): Promise<Run | undefined>
  runEnded(): Promise<Run>
  /** Presses Stop in the bar. */
  pressStop(): Promise<void>
  /** What the bar in the page says, once it says how the run ended. */
  endingInBar(): Promise<string>
  leave(): Promise<void>
}

export async function firefoxShopperIn(shop: Shop, extensionDir: string): Promise<FirefoxShopper> {
  const at = await launchFirefoxWith(extensionDir)
  const { browser } = at
  const extension = firefoxExtension(at)
  const page = (await browser.pages())[0] ?? (await browser.newPage())
  await page.setViewport({ width: 1280, height: 900 })

  const run = async () => latestRun(await extension.sessionStorage())
  const press = async () => {
    await extension.pressToolbar()
    return vi.waitFor(() => extension.popupWords(), patience.screen)
  }
  return {
    page,
    extension,
    press,
    run,
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
    async startRun() {
      const before = await run()
      const hasBegun = async () => {
        const now = await run()
        return now !== undefined && now.startedAt !== before?.startedAt
      }
      // Nothing is asked where the shop is still open to the extension from the run before, and a
      // press may be lost while Firefox moves its popup: then a person presses again.
      await vi.waitFor(
        async () => {
          await press()
          await extension.pressInPopup('Try')
          await vi.waitFor(async () => {
            if (await hasBegun()) return
            await extension.allowNow()
            throw new Error('no run has begun')
          }, patience.answer)
        },
        { ...patience.screen, timeout: 60_000 },
      )
    },
    runEnded: () =>
      vi.waitFor(async () => {
        const now = await run()
        if (now === undefined || now.phase === 'running') throw new Error('the run goes on')
        return now
      }, patience.run),
    pressStop: () => vi.waitFor(() => extension.pressInBar('Stop'), patience.screen),
    endingInBar: () =>
      vi.waitFor(async () => {
        const words = await extension.barWords()
        if (!words.includes('Close')) throw new Error(`no ending in the bar: ${words}`)
        return words
      }, patience.screen),
    leave: () => browser.close(),
  }
}
