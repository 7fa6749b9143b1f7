import type { Page } from 'puppeteer-core'
import { pressToolbar, type ExtensionBrowser } from '#tests/support/browser.ts'

/**
 * When the popup first painted something inside `main`, as milliseconds since 1970. What loads
 * there at first are bars without text, which don't count as content.
 */
const firstContentPaint = `new Promise((resolve) => {
  new PerformanceObserver((list) => {
    const entry = list.getEntries().find(({ element }) => element?.closest('main'))
    if (entry) resolve(performance.timeOrigin + entry.startTime)
  }).observe({ type: 'largest-contentful-paint', buffered: true })
})`

/** Presses the extension's button above the page; milliseconds until its popup says something. */
export async function timePress(at: ExtensionBrowser, page: Page): Promise<number> {
  const from = performance.timeOrigin + performance.now()
  const popup = await pressToolbar(at, page)
  const painted = (await popup.evaluate(firstContentPaint)) as number
  // The next press would else wait until the browser has put this one away.
  const closed = new Promise((done) => popup.once('close', done))
  await popup.close()
  await closed
  return painted - from
}
