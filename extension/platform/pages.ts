import { browser } from 'wxt/browser'
import type { Pages } from '#extension/features/ports.ts'
import { commandStop } from './messaging.ts'
import { pageScripts } from './page-scripts.ts'
import { shopAccess } from './shop-access.ts'

/**
 * Runs a script of ours in the tab's main frame, or in the frame of the origin; answers what it
 * returns.
 */
async function inject(
  tabId: number,
  script: keyof typeof pageScripts,
  origin?: string,
): Promise<unknown> {
  const target = origin === undefined ? { tabId } : await targetOf(tabId, origin)
  const [shown] = await browser.scripting.executeScript({ target, files: [...pageScripts[script]] })
  return shown?.result
}

/** @throws where no frame that is open to us has the origin. */
async function targetOf(tabId: number, origin: string) {
  const frame = await frameOf(tabId, origin)
  if (frame === undefined) throw new Error(`no frame of ${origin}`)
  return { tabId, frameIds: [frame.frameId] }
}

async function frameOf(tabId: number, origin: string) {
  const open = await browser.scripting.executeScript({
    target: { tabId, allFrames: true },
    func: () => location.origin,
    injectImmediately: true,
  })
  return open.find(({ frameId, result }) => frameId !== 0 && result === origin)
}

async function mainOf(tabId: number) {
  const [main] = await browser.scripting.executeScript({
    target: { tabId },
    func: () => null,
    injectImmediately: true,
  })
  return main
}

export const pages: Pages = {
  async basketIn(tabId) {
    const found = await inject(tabId, 'finder')
    if (found === true) return 'page'
    if (typeof found !== 'string') return 'none'
    if (!(await shopAccess.has(found))) return { frame: found }
    // Open to us already: what it holds is seen, not guessed.
    const isBasket = await inject(tabId, 'finder', found).catch(() => false)
    return isBasket === true ? { frame: found } : 'none'
  },
  injectRun: async (tabId, frame) => {
    await inject(tabId, 'run', frame)
  },
  injectEnding: async (tabId) => {
    await inject(tabId, 'ending')
  },
  injectPrompt: async (tabId) => {
    await inject(tabId, 'prompt')
  },
  // A message to the document would do, but never returns where it waits in the back-forward cache.
  async documentOf(tabId, frame) {
    try {
      const shown = await (frame === undefined ? mainOf(tabId) : frameOf(tabId, frame))
      return shown?.documentId
    } catch {
      return undefined
    }
  },
  stopRun: commandStop,
}
