import { brotliCompressSync } from 'node:zlib'
import lighthouse from 'lighthouse'
import { fetchDealsIndex } from '#client/deals.ts'
import { pagePath } from '#domain/pages.ts'
import { launchChromium } from '#tests/support/browser.ts'
import { startProduct } from '#tests/support/product.ts'
import { median, type Figure, type Settings } from '../figure.ts'

const runs = 3
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const timings = [
  ['lcp', 'largest-contentful-paint', 'ms'],
  ['cls', 'cumulative-layout-shift', undefined],
  ['tbt', 'total-blocking-time', 'ms'],
] as const

/** The pages of the demonstration shops' site, as `npm start` serves it. */
export async function* pageFigures(
  folder: string,
  { say }: Pick<Settings, 'say'>,
): AsyncGenerator<Figure> {
  const product = await startProduct(folder, { show: (printed) => process.stderr.write(printed) })
  try {
    for (const [name, address] of await addresses(product.environment)) {
      say(`Loading ${address}`)
      yield {
        name: `site.script.${name}.kB`,
        value: (await scriptBytes(address)) / 1000,
        unit: 'kB',
      }
      if (name === 'post') {
        yield { name: 'site.weight.post.kB', value: (await sentBytes(address)) / 1000, unit: 'kB' }
      }
      yield* lighthouseFigures(name, address)
    }
  } finally {
    await product.stop()
  }
}

async function addresses({
  POUCH_SITE_ORIGIN: site = '',
  POUCH_API_ORIGIN: api = '',
}: Readonly<Record<string, string>>) {
  const { data: index } = await fetchDealsIndex({ origin: api }, 'en-gb')
  const popular = index.find(({ codesCount }) => codesCount > 0)
  if (popular === undefined) throw new Error('no shop has a code')
  return [
    ['home', site + pagePath('home', 'en-gb')],
    ['deals', site + pagePath('deals', 'en-gb')],
    ['merchant', site + pagePath('merchant', 'en-gb', { merchant: popular.slug })],
    ['post', site + pagePath('post', 'en-gb', { slug: 'how-voucher-codes-work' })],
    ['faq', site + pagePath('faq', 'en-gb')],
    ['points', site + pagePath('points', 'en-gb')],
  ] as const
}

/** Bytes, by brotli, of all script that a page loads or holds before anybody uses it. */
async function scriptBytes(address: string): Promise<number> {
  const browser = await launchChromium()
  try {
    const page = await browser.newPage()
    const loaded: Promise<Buffer>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') {
        loaded.push(response.buffer().then((body) => Buffer.from(body)))
      }
    })
    await page.goto(address, { waitUntil: 'networkidle0' })
    const inline = await page.$$eval('script:not([src])', (scripts) =>
      scripts.map(({ textContent }) => textContent),
    )
    const scripts = [...(await Promise.all(loaded)), ...inline.map((text) => Buffer.from(text))]
    return scripts.reduce((sum, script) => sum + brotliCompressSync(script).length, 0)
  } finally {
    await browser.close()
  }
}

/** Bytes, as they are sent, of all that a page loads on a first visit. */
async function sentBytes(address: string): Promise<number> {
  const browser = await launchChromium()
  try {
    const page = await browser.newPage()
    const network = await page.createCDPSession()
    let sent = 0
    network.on('Network.loadingFinished', ({ encodedDataLength }) => {
      sent += encodedDataLength
    })
    await network.send('Network.enable')
    await page.goto(address, { waitUntil: 'networkidle0' })
    return sent
  } finally {
    await browser.close()
  }
}

/** Lighthouse's mobile preset, each time in a new browser; the median of each number counts. */
async function* lighthouseFigures(name: string, address: string): AsyncGenerator<Figure> {
  const reports = []
  for (let run = 0; run < runs; run++) reports.push(await reportOf(address))
  for (const category of categories) {
    const scores = reports.map((report) => (report.categories[category]?.score ?? 0) * 100)
    yield { name: `site.lighthouse.${name}.${category}`, value: median(scores) }
  }
  for (const [short, audit, unit] of timings) {
    const values = reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN)
    yield {
      name: unit === undefined ? `site.${short}.${name}` : `site.${short}.${name}.${unit}`,
      value: median(values),
      ...(unit === undefined ? {} : { unit }),
    }
  }
}

async function reportOf(address: string) {
  const browser = await launchChromium()
  try {
    const page = await browser.newPage()
    const result = await lighthouse(
      address,
      { onlyCategories: [...categories], logLevel: 'error' },
      undefined,
      page,
    )
    if (result === undefined) throw new Error(`Lighthouse gave no report of ${address}`)
    return result.lhr
  } finally {
    await browser.close()
  }
}
