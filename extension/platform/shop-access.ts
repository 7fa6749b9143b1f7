import { browser } from 'wxt/browser'
import type { ShopAccess } from '#extension/features/ports.ts'

// In Chromium `activeTab` outlasts a load at the same origin. In Firefox it ends with the document;
// the manifest for Firefox, and no other, names hosts that can be asked for.
const isAsked = browser.runtime.getManifest().optional_host_permissions !== undefined

/** All pages of the address's host. Firefox takes no port in a pattern. */
function pagesAt(address: string): { origins: string[] } {
  const { protocol, hostname } = new URL(address)
  return { origins: [`${protocol}//${hostname}/*`] }
}

export const shopAccess: ShopAccess = {
  isAsked,
  has: async (address) => !isAsked || browser.permissions.contains(pagesAt(address)),
  async giveBack(address) {
    await browser.permissions.remove(pagesAt(address))
  },
}

/**
 * Has the browser ask the shopper for the shop's pages, where it asks at all. To be called while a
 * press is being handled, before anything is waited for.
 *
 * @returns whether we have them.
 */
export async function askForShop(address: string): Promise<boolean> {
  return !isAsked || browser.permissions.request(pagesAt(address))
}

/** Calls back whenever the shopper has given us pages. */
export function onAccess(given: () => void): void {
  if (isAsked) browser.permissions.onAdded.addListener(given)
}
