import { browser } from 'wxt/browser'
import type { PageTraces } from '#extension/features/stand-down/shop-visits.ts'

/** What the document of a tab tells of the way to it; undefined where it is closed to us. */
export async function tracesOf(tabId: number): Promise<PageTraces | undefined> {
  try {
    const [main] = await browser.scripting.executeScript({
      target: { tabId },
      func: readTraces,
      injectImmediately: true,
    })
    if (main?.result === undefined) return undefined
    return { document: main.documentId, ...main.result }
  } catch {
    return undefined
  }
}

/** Runs in the page, alone: what it calls must stand in it. Values of cookies don't leave the page. */
function readTraces(): { address: string; cookies: string[] } {
  try {
    const cookies = document.cookie.split(';').map((each) => each.split('=', 1).join('').trim())
    return { address: location.href, cookies: cookies.filter((name) => name !== '') }
  } catch {
    // A document in a sandbox has no cookies to read.
    return { address: location.href, cookies: [] }
  }
}
