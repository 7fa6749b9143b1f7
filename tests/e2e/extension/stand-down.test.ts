import type { Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { launchWithExtension, pressToolbar, type ExtensionBrowser } from '#tests/support/browser.ts'
import { servePlainPages } from './support/plain-pages.ts'
import { withAllShops } from './support/prompt.ts'
import { coUkShop } from './support/vouchers.ts'

const patience = { timeout: 20_000, interval: 50 }
const shop = `http://www.${coUkShop.domain}`
const unseen = { kind: 'unseen', network: 'any', name: '' }
/** Nobody knows what was seen before the installation. */
const isNew = { kind: 'doubt', about: 'state' }

/** Evaluates in the extension's worker, which may just have been evicted. */
function inWorker({ extension }: ExtensionBrowser, expression: string): Promise<unknown> {
  return vi.waitFor(async () => {
    const workers = await extension.workers()
    return Promise.any(workers.map((worker) => worker.evaluate(expression)))
  }, patience)
}

interface Kept {
  readonly 'stand-down:state'?: string
  readonly 'stand-down:log'?: readonly { shop: string; because: unknown[] }[]
}
const kept = async (at: ExtensionBrowser) =>
  (await inWorker(at, 'chrome.storage.local.get(null)')) as Kept

/** Waits for the vouchers, without which no shop is known. */
async function ready(at: ExtensionBrowser): Promise<Page> {
  await vi.waitFor(async () => {
    expect(await kept(at)).toHaveProperty('vouchers:since')
  }, patience)
  return (await at.browser.pages())[0] ?? at.browser.newPage()
}

const started = new AsyncDisposableStack()
let browserArguments: string[]
beforeAll(async () => {
  const { port } = started.use(await servePlainPages())
  browserArguments = [
    `--host-resolver-rules=MAP *.co.uk 127.0.0.1:${port}, MAP *.example 127.0.0.1:${port}`,
  ]
})
afterAll(() => started.disposeAsync())

async function browserWith(dir: string): Promise<ExtensionBrowser> {
  const at = await launchWithExtension(dir, browserArguments)
  started.defer(() => at.browser.close())
  return at
}

describe('with the permissions of the installation', () => {
  it('nothing is taken in before a press, the shop’s page is by one, and no log is kept of it', async () => {
    const at = await browserWith(inject('extensionDir'))
    const page = await ready(at)
    await page.goto(`${shop}/?awc=1`)
    await page.goto(`${shop}/goods`)
    const stateOf = async () => (await kept(at))['stand-down:state']
    expect(await stateOf()).not.toContain(coUkShop.domain)

    const popup = await pressToolbar(at, page)
    await popup.waitForSelector('main h1')
    await vi.waitFor(async () => {
      expect(await stateOf()).toContain(coUkShop.domain)
    }, patience)
    expect(await kept(at)).not.toHaveProperty('stand-down:log')
    // Said in words on the button, since the press shows the address.
    await page.reload()
    await vi.waitFor(async () => {
      expect(await titleOf(at)).toBe('Pouch: codes for this shop')
    }, patience)
  })
})

const titleOf = (at: ExtensionBrowser) =>
  inWorker(
    at,
    `chrome.tabs.query({ active: true }).then(([{ id }]) => chrome.action.getTitle({ tabId: id }))`,
  )

describe('with the shopper’s leave for shops’ pages', () => {
  let at: ExtensionBrowser
  let page: Page
  const asked: string[] = []

  beforeAll(async () => {
    const granted = started.use(await withAllShops(inject('extensionDir')))
    at = await browserWith(granted.dir)
    page = await ready(at)
    const [worker] = await at.extension.workers()
    worker?.client.on('Network.requestWillBeSent', ({ request }) => {
      // The pictures of the icon lie in the extension itself.
      if (!request.url.startsWith('chrome-extension://')) asked.push(request.url)
    })
    await worker?.client.send('Network.enable')
  })

  it('the signs of a shop’s page are taken in by their names, and nothing is sent', async () => {
    await page.goto('http://news.example/?awc=secret')
    await page.goto(`${shop}/goods`)
    await page.evaluate(() => {
      document.cookie = 'im_ref=secret'
      document.cookie = 'name=secret'
    })
    await page.goto(`${shop}/goods/secret?awc=secret#secret`)
    await vi.waitFor(async () => {
      expect((await kept(at))['stand-down:log']?.at(-1)).toMatchObject({
        shop: coUkShop.domain,
        because: [
          { kind: 'cookie', network: 'impact', name: 'im_ref' },
          isNew,
          { kind: 'parameter', network: 'awin', name: 'awc' },
          unseen,
        ],
      })
    }, patience)
    const written = await kept(at)
    expect(JSON.stringify(written)).not.toMatch(/secret|news\.example|www\.limpet/)
    expect(asked).toEqual([])
  })

  it('a worker that was evicted still knows, and takes the same document in once', async () => {
    const before = await kept(at)
    for (const worker of await at.extension.workers()) await worker.close()
    const popup = await pressToolbar(at, page)
    await popup.waitForSelector('main h1')
    const log = (await kept(at))['stand-down:log']
    expect(log).toHaveLength(before['stand-down:log']?.length ?? 0)
    expect(await inWorker(at, 'chrome.storage.session.get(null)')).toEqual(
      expect.objectContaining({ [await visitKey()]: expect.any(String) as string }),
    )
  })

  const visitKey = async () =>
    `visit:${String(await inWorker(at, 'chrome.tabs.query({ active: true }).then(([{ id }]) => id)'))}`

  it('the button says in words where there are codes, and no longer on the next page', async () => {
    await page.goto(`${shop}/`)
    await vi.waitFor(async () => {
      expect(await titleOf(at)).toBe('Pouch: codes for this shop')
    }, patience)
    await page.goto('http://news.example/')
    await vi.waitFor(async () => {
      expect(await titleOf(at)).toBe('Pouch')
    }, patience)
  })
})
