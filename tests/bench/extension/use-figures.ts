import { join } from 'node:path'
import { serveShop } from '#local/shop/serve-shop.ts'
import { serveVoucherSite } from '#tests/e2e/extension/support/voucher-site.ts'
import { launchChromium, launchWithExtension } from '#tests/support/browser.ts'
import { median, type Figure, type Settings } from '../figure.ts'
import { productionExtension } from '../production-extension.ts'
import { bareExtension } from './bare-extension.ts'
import { timePress } from './press.ts'
import { serveUnsupportedPages, timePage } from './unsupported-pages.ts'

const presses = 15
const rounds = 5

interface Options extends Pick<Settings, 'say'> {
  /** Empty, to build into. */
  readonly folder: string
}

/** What somebody notices of the extension, in a real Chromium. */
export async function* useFigures({ folder, say }: Options): AsyncGenerator<Figure> {
  await using started = new AsyncDisposableStack()
  const site = await serveVoucherSite()
  started.defer(() => site.close())
  const extension = await productionExtension(site.origin, folder)
  say('Pressing the button in the toolbar')
  const [ours, bare] = await pressTimes(extension, await bareExtension(join(folder, 'bare')))
  yield { name: 'extension.popup.ms', value: ours, unit: 'ms' }
  yield { name: 'extension.popup.bare.ms', value: bare, unit: 'ms' }
  say('Opening pages that are no supported shop’s, with the extension and without')
  yield { name: 'extension.page_cpu.ratio', value: await pageTimeRatio(extension) }
}

/**
 * Milliseconds from the press on a supported shop's basket to the first paint with content, for
 * two extensions. They are pressed in turn, so that what else the machine does falls on both.
 */
async function pressTimes(one: string, other: string): Promise<[number, number]> {
  await using started = new AsyncDisposableStack()
  const shop = await serveShop({ port: 0 })
  started.defer(() => shop.close())
  const presser = async (extension: string) => {
    const at = await launchWithExtension(extension)
    started.defer(() => at.browser.close())
    const page = await at.browser.newPage()
    await page.goto(`${shop.url('form-post')}/basket?seed=1`)
    // The first press may still fetch the vouchers.
    await timePress(at, page)
    return () => timePress(at, page)
  }
  const [pressOne, pressOther] = [await presser(one), await presser(other)]
  const times: [number[], number[]] = [[], []]
  for (let round = 0; round < presses; round++) {
    times[0].push(await pressOne())
    times[1].push(await pressOther())
  }
  return [median(times[0]), median(times[1])]
}

/**
 * Script and layout time of pages with the extension, by the same without it. Each page is opened
 * in both browsers in turn, so that what else the machine does falls on both.
 */
async function pageTimeRatio(extension: string): Promise<number> {
  await using started = new AsyncDisposableStack()
  const pages = started.use(await serveUnsupportedPages())
  const { browser: extended } = await launchWithExtension(extension, pages.browserArguments)
  started.defer(() => extended.close())
  const plain = await launchChromium(pages.browserArguments)
  started.defer(() => plain.close())
  const withIt: number[] = []
  const without: number[] = []
  for (let round = 0; round < rounds; round++) {
    let [sumWithIt, sumWithout] = [0, 0]
    for (const address of pages.addresses) {
      sumWithIt += await timePage(extended, address)
      sumWithout += await timePage(plain, address)
    }
    withIt.push(sumWithIt)
    without.push(sumWithout)
  }
  return median(withIt) / median(without)
}
