import { browser } from 'wxt/browser'

/**
 * Opens a page of our site in a tab of its own. This is the only line of the extension that opens
 * a tab (tests/architecture/tabs.test.ts).
 */
export async function openOwnPage(address: string): Promise<void> {
  await browser.tabs.create({ url: address })
}

/** Names the page that the browser opens when the extension is removed. */
export async function nameUninstallPage(address: string): Promise<void> {
  await browser.runtime.setUninstallURL(address)
}
