import type { Page } from 'puppeteer-core'
import type { Run } from '#domain/contract/run.ts'
import type { Shop } from '#local/shop/serve-shop.ts'
import type { Session } from '#local/shop/trade/session.ts'
import { bestTotal, priceOf } from '#local/shop/trade/till.ts'
import {
  launchWithExtension,
  pressToolbar,
  sessionStorageOf,
  type ExtensionBrowser,
} from '#tests/support/browser.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { latestRun } from './latest-run.ts'
import { find, ownRegion, wordsOf } from './own-region.ts'

/**
 * Milliseconds: how long a thing may take before a test gives up on it. A shop that asks for time
 * again and again keeps a run for a minute and a half, since it has a code to put back.
 */
const patience = { run: 240_000, screen: 30_000 }

/** What the shop's own server knows of a basket at one moment. Minor units. */
export interface Basket {
  readonly lines: Session['lines']
  readonly codes: Session['codes']
  readonly total: number
  readonly best: number
}

export function basketOf(session: Session): Basket {
  const { lines, codes } = session
  return { lines, codes, total: priceOf(session).total, best: bestTotal(session) }
}

/** Somebody with a browser, the extension and one tab, in the demonstration shop. */
export interface Shopper {
  /** The tab that is used; the newest where there are several. */
  readonly page: Page
  readonly at: ExtensionBrowser
  /** Opens another tab and uses it from now on. */
  openTab(): Promise<void>
  /** Opens the basket of a new session, in which things go wrong where `faults` is a seed. */
  arrive(temperament: string, seed: number, faults?: number): Promise<Session>
  /** Presses the toolbar button; resolves to the popup once it has looked at the page. */
  press(): Promise<Page>
  /** Presses the toolbar button and then "Try codes"; resolves when the run has begun. */
  startRun(): Promise<void>
  /** Presses the toolbar button, and names the code on the basket where the popup asks for it. */
  nameCode(code: string): Promise<void>
  /** The run that began last, as the extension's storage holds it. */
  run(): Promise<Run | undefined>
  runEnded(): Promise<Run>
  /** Ends the extension's background as the browser does when it lies idle. */
  evictBackground(): Promise<void>
  /** Presses Stop in the bar. */
  pressStop(): Promise<void>
  /** What the bar in the page says, once it says how the run ended. */
  endingInBar(): Promise<string>
  leave(): Promise<void>
}

export async function shopperIn(
  shop: Shop,
  extensionDir: string,
  browserArguments: readonly string[] = [],
): Promise<Shopper> {
  const at = await launchWithExtension(extensionDir, browserArguments)
  const viewport = { width: 1280, height: 900 }
  let page = (await at.browser.pages())[0] ?? (await at.browser.newPage())
  await page.setViewport(viewport)

  const run = async () => latestRun(await sessionStorageOf(at))
  const press = async () => {
    const popup = await pressToolbar(at, page)
    await popup.waitForSelector('main h1', { timeout: patience.screen })
    return popup
  }
  /** Resolves when what is done has begun a run. */
  const begins = async (act: () => Promise<void>) => {
    const before = await run()
    await act()
    await waitFor(
      async () => {
        const now = await run()
        if (now === undefined || now.startedAt === before?.startedAt) {
          throw new Error('no run has begun')
        }
      },
      { timeout: patience.screen, interval: 20 },
    )
  }
  return {
    get page() {
      return page
    },
    at,
    async openTab() {
      page = await at.browser.newPage()
      await page.setViewport(viewport)
    },
    press,
    run,
    async arrive(temperament, seed, faults) {
      const query = `seed=${seed}${faults === undefined ? '' : `&faults=${faults}`}`
      // A load that a run before this one has begun may come between.
      await waitFor(
        () =>
          page.goto(`${shop.url(temperament)}/basket?${query}`, {
            // Some pages never end to load.
            waitUntil: 'domcontentloaded',
          }),
        { timeout: patience.screen, interval: 100 },
      )
      const cookies = await at.browser.cookies()
      const mine = cookies.filter(({ domain }) => domain === new URL(page.url()).hostname)
      const session = mine.map(({ value }) => shop.sessionOf(value)).find(Boolean)
      if (session === undefined) throw new Error('the shop knows no session of this browser')
      return session
    },
    async startRun() {
      const popup = await press()
      await begins(async () => {
        const button = await popup.waitForSelector('button::-p-text(Try)', {
          timeout: patience.screen,
        })
        await button?.click()
      })
    },
    async nameCode(code) {
      const popup = await press()
      await begins(async () => {
        const field = await popup.waitForSelector('form input', { timeout: patience.screen })
        await field?.type(code)
        await field?.press('Enter')
      })
    },
    runEnded: () =>
      waitFor(
        async () => {
          const now = await run()
          if (now === undefined || now.phase === 'running') throw new Error('the run goes on')
          return now
        },
        { timeout: patience.run, interval: 50 },
      ),
    async evictBackground() {
      // One that is ended while it starts is never started again by a browser under test.
      const running = await waitFor(
        async () => {
          // One that has ended may still be listed before the new one.
          const workers = await at.extension.workers()
          return Promise.any(
            workers.map(async (worker) => {
              await worker.evaluate('chrome.runtime.id')
              return worker
            }),
          )
        },
        { timeout: patience.screen, interval: 20 },
      )
      await running.close()
    },
    async pressStop() {
      const button = find(await ownRegion(page), (node) => node.role === 'button')
      const element = await button?.elementHandle()
      if (element === null || element === undefined) throw new Error('the bar has no button')
      await element.click()
    },
    endingInBar: () =>
      waitFor(
        async () => {
          const words = wordsOf(await ownRegion(page))
          if (!words.includes('Close')) throw new Error(`no ending in the bar: ${words.join(' ')}`)
          return words.join(' ')
        },
        { timeout: patience.screen, interval: 50 },
      ),
    leave: () => at.browser.close(),
  }
}
