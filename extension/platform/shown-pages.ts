import { browser } from 'wxt/browser'

/**
 * Calls back when a tab begins to show a page whose address the browser lets us see, and when that
 * page is loaded: so where the shopper has pressed or has given us its pages. Of all others nothing
 * is heard here.
 */
export function onShownPages(shown: (tabId: number, isLoaded: boolean) => void): void {
  browser.tabs.onUpdated.addListener((tabId, { status, url: newAddress }, { url }) => {
    // A page may take another address without a load.
    const isNews = status !== undefined || newAddress !== undefined
    if (isNews && url !== undefined) shown(tabId, status !== 'loading')
  })
}
