import { browser } from 'wxt/browser'
import type { Pages } from '#extension/features/ports.ts'
import { command } from './messaging.ts'

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
  injectResult: async (tabId) => {
    await inject(tabId, '/ending.js')
  },
  isAlive: (page) =>
    command(page, 'run:are-you-there').then(
      () => true,
      () => false,
    ),
  stopRun: (page) => command(page, 'run:stop'),
}
