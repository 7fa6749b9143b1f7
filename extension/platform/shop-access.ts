import { browser } from 'wxt/browser'
import type { ShopAccess } from '#extension/features/ports.ts'
import { asksForShops } from './build-settings.ts'

/** All pages of the address's host. Firefox takes no port in a pattern. */
function pagesAt(address: string): { origins: string[] } {
  const { protocol, hostname } = new URL(address)
  return { origins: [`${protocol}//${hostname}/*`] }
}

export const shopAccess: ShopAccess = {
  has: (address) => browser.permissions.contains(pagesAt(address)),
  async giveBack(address) {
    await browser.permissions.remove(pagesAt(address))
  },
}

/**
 * Has the browser ask the shopper for the shop's pages, where it asks at all, or for the frame of
 * another origin that holds the basket. To be called while a press is being handled, before
 * anything is waited for.
 *
 * @returns whether a run may go on there.
 */
export async function askForShop(address: string, frame: string | null): Promise<boolean> {
  if (frame === null && !asksForShops) return true
  return browser.permissions.request(pagesAt(frame ?? address))
}

/** Every page of the web: what showing up by ourselves at a basket needs. */
const allPages = { origins: ['*://*/*'] }

export const hasAllShops = (): Promise<boolean> => browser.permissions.contains(allPages)

/**
 * Has the browser ask the shopper for the pages of all shops. To be called while a press is being
 * handled, before anything is waited for.
 */
export const askForAllShops = (): Promise<boolean> => browser.permissions.request(allPages)

export async function giveBackAllShops(): Promise<void> {
  await browser.permissions.remove(allPages)
}

/** Calls back whenever the shopper has given us pages. */
export function onAccess(given: () => void): void {
  browser.permissions.onAdded.addListener(given)
}
