import { browser } from 'wxt/browser'
import type { Pages } from '#extension/features/ports.ts'
import { commandStop } from './messaging.ts'

type PageScript = '/finder.js' | '/run.js' | '/ending.js'

/** Runs one of our scripts in the tab's main frame and answers what it returns. */
async function inject(tabId: number, script: PageScript): Promise<unknown> {
  const [main] = await browser.scripting.executeScript({ target: { tabId }, files: [script] })
  return main?.result
}

export const pages: Pages = {
  isBasket: async (tabId) => (await inject(tabId, '/finder.js')) === true,
  injectRun: async (tabId) => {
    await inject(tabId, '/run.js')
  },
  injectEnding: async (tabId) => {
    await inject(tabId, '/ending.js')
  },
  // A message to the document would do, but never returns where it waits in the back-forward cache.
  async documentOf(tabId) {
    try {
      const [main] = await browser.scripting.executeScript({
        target: { tabId },
        func: () => null,
        injectImmediately: true,
      })
      return main?.documentId
    } catch {
      return undefined
    }
  },
  stopRun: commandStop,
}
