import type { Run } from '../../../../domain/contract/run.ts'
import { latestRun } from '../../../e2e/extension/support/latest-run.ts'
import { launchWithExtension, pressToolbar, sessionStorageOf } from '../../../support/browser.ts'
import { waitFor } from '../../../support/wait-for.ts'
import type { Good } from '../goods.ts'
import { ownAddress } from './shop-api.ts'

/** Milliseconds: how long a thing may take before a test gives up on it. */
const patience = { run: 120_000, screen: 30_000 }

/** Somebody with a new browser, the extension and one tab, in the shop. */
export interface Shopper extends AsyncDisposable {
  /** Puts one piece of each into the basket, on the pages of the goods. */
  take(goods: readonly Good[]): Promise<void>
  visit(path: '/cart' | '/checkout'): Promise<void>
  /** Enters a code into the shop's own box. */
  enterCode(code: string): Promise<void>
  /** Goes to an address of which the shop takes no more than `left` requests in the next minute. */
  useUpPatience(left: number): Promise<void>
  /** The number of the session, by which the shop finds the basket. */
  sessionId(): Promise<string>
  /**
   * Presses the toolbar button, then "Try codes"; resolves to the run once it has ended, to
   * undefined where the popup doesn't offer one.
   */
  tryCodes(): Promise<Run | undefined>
  /** Presses the toolbar button; resolves to what the popup says. */
  wordsOfPopup(): Promise<string>
}

/** @param origin of the shop for browsers, and for Node. */
export async function shopperAt(
  origin: string,
  nodeOrigin: string,
  extensionDir: string,
): Promise<Shopper> {
  const at = await launchWithExtension(extensionDir)
  const page = (await at.browser.pages())[0] ?? (await at.browser.newPage())
  await page.setViewport({ width: 1280, height: 900 })
  await page.setExtraHTTPHeaders(ownAddress())

  /** The shop's pages answer presses once their scripts are loaded. */
  const open = (path: string) => page.goto(origin + path, { waitUntil: 'networkidle0' })
  /** Waits until the shop has taken what a press sent, and the page has fetched the basket anew. */
  const basketFetched = () =>
    page.waitForResponse((response) => response.url().endsWith('/api/graphql'), {
      timeout: patience.screen,
    })
  const press = async () => {
    const popup = await pressToolbar(at, page)
    await popup.waitForSelector('main h1', { timeout: patience.screen })
    return popup
  }
  const run = async () => latestRun(await sessionStorageOf(at))

  return {
    async take(goods) {
      for (const { path } of goods) {
        await open(path)
        await Promise.all([
          basketFetched(),
          page.locator('#productForm button::-p-text(Add to cart)').click(),
        ])
      }
    },
    async visit(path) {
      await open(path)
    },
    async enterCode(code) {
      await page.locator('.coupon-form input[name=coupon]').fill(code)
      await Promise.all([basketFetched(), page.locator('.coupon-form button').click()])
    },
    async useUpPatience(left) {
      const address = ownAddress()
      await page.setExtraHTTPHeaders(address)
      for (let now = Infinity; now > left;) {
        const response = await fetch(`${nodeOrigin}/api/graphql`, {
          method: 'POST',
          headers: address,
        })
        now = Number(response.headers.get('RateLimit-Remaining'))
      }
    },
    async sessionId() {
      const cookie = (await at.browser.cookies()).find(({ name }) => name === 'sid')
      const id = /^s:(.+)\.[^.]+$/.exec(decodeURIComponent(cookie?.value ?? ''))?.[1]
      if (id === undefined) throw new Error('the shop has given this browser no session')
      return id
    },
    async tryCodes() {
      const popup = await press()
      const button = await popup.$('button::-p-text(Try)')
      if (button === null) return undefined
      await button.click()
      return waitFor(
        async () => {
          const now = await run()
          if (now === undefined || now.phase === 'running') throw new Error('no run has ended')
          return now
        },
        { timeout: patience.run, interval: 50 },
      )
    },
    async wordsOfPopup() {
      const popup = await press()
      return popup.$eval('main', (main) => main.innerText)
    },
    [Symbol.asyncDispose]: () => at.browser.close(),
  }
}
