import { browser } from 'wxt/browser'
import type { Pages } from '#extension/features/ports.ts'
import type { Found } from './found.ts'
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

/** The whole look is loaded only where the finder takes the page for a basket. */
async function basketSeen(tabId: number, origin?: string) {
  const { mayBeBasket, frame } = (await inject(tabId, 'finder', origin)) as Found
  return { isBasket: mayBeBasket && (await inject(tabId, 'look', origin)) === true, frame }
}

export const pages: Pages = {
  async basketIn(tabId) {
    const { isBasket, frame } = await basketSeen(tabId)
    if (isBasket) return 'page'
    if (frame === null) return 'none'
    if (!(await shopAccess.has(frame))) return { frame }
    // Open to us already: what it holds is seen, not guessed.
    const inFrame = await basketSeen(tabId, frame).catch(() => undefined)
    return inFrame?.isBasket === true ? { frame } : 'none'
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
