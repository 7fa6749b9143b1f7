import { browser } from 'wxt/browser'
import type { Pages } from '#extension/features/ports.ts'
import { commandStop } from './messaging.ts'

type PageScript = '/finder.js' | '/adapters.js' | '/run.js' | '/ending.js' | '/prompt.js'

/** Runs scripts of ours in the tab's main frame, one after the other; answers what the last returns. */
async function inject(tabId: number, ...files: PageScript[]): Promise<unknown> {
  const [main] = await browser.scripting.executeScript({ target: { tabId }, files })
  return main?.result
}

export const pages: Pages = {
  isBasket: async (tabId) => (await inject(tabId, '/finder.js')) === true,
  injectRun: async (tabId) => {
    await inject(tabId, '/adapters.js', '/run.js')
  },
  injectEnding: async (tabId) => {
    await inject(tabId, '/ending.js')
  },
  injectPrompt: async (tabId) => {
    await inject(tabId, '/prompt.js')
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
