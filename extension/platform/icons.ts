import { browser } from 'wxt/browser'
import { pagesOfShop } from '#extension/features/icon/shop-pages.ts'

/** Sizes in which a toolbar shows a button. The pictures are drawn by `extension/build`. */
const sizes = [16, 32] as const
const pathOf = (size: number) => `/icon-codes/${size}.png`

/** Paths and messages that our own build makes are in no generated type. */
const own = {
  urlOf: (path: string) => new URL(path, browser.runtime.getURL('/popup.html')).href,
  message: (name: string) => browser.i18n.getMessage(name as '@@ui_locale'),
}

/** Shows on a tab's button that there are codes. The browser takes both back with the next page. */
export async function markTab(tabId: number): Promise<void> {
  const path = Object.fromEntries(sizes.map((size) => [size, pathOf(size)]))
  const { name } = browser.runtime.getManifest()
  const title = `${name}: ${own.message('codesHere')}`
  await Promise.all([
    browser.action.setIcon({ tabId, path }),
    browser.action.setTitle({ tabId, title }),
  ])
}

/**
 * Has the browser itself show at these shops that there are codes. It compares the addresses and
 * tells us nothing, so no permission for any page is needed. Rules outlast the browser's session.
 *
 * Undefined where the browser has no such rules. The button stays pressable on every page: the rules
 * change the picture, and leave alone whether it is enabled.
 */
export const markShops = shopRules()

function shopRules(): ((domains: readonly string[]) => Promise<void>) | undefined {
  // Types know Chrome's interfaces alone.
  const rules = (browser as { declarativeContent?: typeof browser.declarativeContent })
    .declarativeContent
  if (rules === undefined) return undefined
  return async (domains) => {
    const { onPageChanged, PageStateMatcher, SetIcon } = rules
    const actions = [new SetIcon({ imageData: await pictures() })]
    const conditions = domains
      .flatMap(pagesOfShop)
      .map((pageUrl) => new PageStateMatcher({ pageUrl }))
    // The interface is older than promises. Rules are carried out in the order of the calls.
    await new Promise<void>((resolve) => {
      onPageChanged.removeRules(undefined, resolve)
    })
    if (conditions.length === 0) return
    await new Promise((resolve) => {
      onPageChanged.addRules([{ id: 'codes', conditions, actions }], resolve)
    })
  }
}

/** The rules take a picture's points, no path. */
async function pictures(): Promise<Record<number, ImageData>> {
  const drawn = sizes.map(async (size) => {
    const file = await fetch(own.urlOf(pathOf(size)))
    const image = await createImageBitmap(await file.blob())
    const context = new OffscreenCanvas(size, size).getContext('2d')
    if (context === null) throw new Error('this browser draws no pictures in the background')
    context.drawImage(image, 0, 0)
    return [size, context.getImageData(0, 0, size, size)] as const
  })
  return Object.fromEntries(await Promise.all(drawn))
}
