import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'puppeteer-core'
import { basketPage } from '../engine/basket-page.ts'

const count = 20
const elements = 1_000

/** Work that a page does of its own: it sorts its goods again and again and lays them out. */
const script = `<script>
  const list = document.querySelector('ul')
  for (let time = 0; time < 20; time++) {
    const order = (row) => (Number(row.querySelector('a').pathname.slice(3)) * (time + 7)) % 211
    list.append(...[...list.children].sort((one, other) => order(one) - order(other)))
    list.dataset.height = list.offsetHeight
  }
</script>`

interface UnsupportedPages extends AsyncDisposable {
  readonly addresses: readonly string[]
  /** What makes Chromium find their hosts. */
  readonly browserArguments: readonly string[]
}

/** Twenty baskets at hosts that no index knows. */
export async function serveUnsupportedPages(): Promise<UnsupportedPages> {
  const app = new Hono()
  app.get('/', (c) => c.html(basketPage(elements) + script))
  return new Promise((resolve, reject) => {
    const server = serve(
      { fetch: app.fetch, port: 0, hostname: '127.0.0.1' },
      ({ port }: AddressInfo) => {
        resolve({
          addresses: Array.from(
            { length: count },
            (_, number) => `http://shop-${String(number)}.example:${String(port)}/`,
          ),
          browserArguments: ['--host-resolver-rules=MAP *.example 127.0.0.1'],
          [Symbol.asyncDispose]: () =>
            new Promise((done) => {
              server.close(() => {
                done()
              })
            }),
        })
      },
    )
    server.once('error', reject)
  })
}

/** Opens a page in a tab of its own; seconds that its script, style and layout took. */
export async function timePage(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage()
  await page.goto(address)
  const { ScriptDuration = 0, LayoutDuration = 0, RecalcStyleDuration = 0 } = await page.metrics()
  await page.close()
  return ScriptDuration + LayoutDuration + RecalcStyleDuration
}
