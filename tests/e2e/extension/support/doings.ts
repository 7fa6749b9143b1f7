import { setTimeout } from 'node:timers/promises'
import type { Page } from 'puppeteer-core'
import { waitFor } from '#tests/support/wait-for.ts'
import type { Shopper } from './shopper.ts'

/** What happens to a run besides the faults of its shop. */
export const doings = [
  'nothing',
  'stops',
  'reloads',
  'leaves and comes back',
  'loses its background',
  'goes offline',
] as const
export type Doing = (typeof doings)[number]

export interface Happening {
  readonly doing: Doing
  /** Address of the page that the run was started on. */
  readonly basket: string
  /** How long the tab gets no answer where it goes offline, in ms. */
  readonly offlineMs: number
}

export async function happen(shopper: Shopper, { doing, basket, offlineMs }: Happening) {
  const { page } = shopper
  switch (doing) {
    case 'nothing':
      return
    case 'stops':
      // The bar may have gone with a page, or be done.
      await shopper.pressStop().catch(() => undefined)
      return
    case 'reloads':
      await goTo(page, basket)
      return
    case 'leaves and comes back':
      await goTo(page, new URL('/', basket).href)
      await goTo(page, basket)
      return
    case 'loses its background':
      await loseBackground(shopper, basket)
      return
    case 'goes offline':
      await page.setOfflineMode(true)
      await setTimeout(offlineMs)
      await page.setOfflineMode(false)
  }
}

/**
 * A request that meets the very end of the old background starts no new one in a browser under test,
 * until a page is loaded: which a shopper does whose bar stands still.
 */
async function loseBackground(shopper: Shopper, basket: string): Promise<void> {
  // After the end of a run nothing would start the next one before the shopper does something.
  if ((await shopper.run())?.phase !== 'running') return
  await shopper.evictBackground()
  const isBack = waitFor(() => shopper.run(), { timeout: 40_000, interval: 100 })
  await isBack.catch(() => goTo(shopper.page, basket))
}

/** As often as it takes: a load that the run has begun may come between. */
export function goTo(page: Page, address: string): Promise<unknown> {
  return waitFor(() => page.goto(address, { waitUntil: 'domcontentloaded' }), {
    timeout: 30_000,
    interval: 100,
  })
}
