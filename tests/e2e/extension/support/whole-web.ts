import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import type { AddressInfo } from 'node:net'

/** A request as it arrived, with all that it told. */
export interface Arrived {
  readonly origin: string
  /** Path and query. */
  readonly path: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface WholeWeb {
  /** What makes Chromium find every host here but the demonstration shop's. */
  readonly browserArguments: readonly string[]
  /** Everything that was asked for, in the order of arrival. */
  readonly arrived: readonly Arrived[]
  /** Paths of our site that it fails to answer for the moment. */
  readonly broken: Set<string>
  close(): Promise<void>
}

const page =
  '<!doctype html><title>A page</title><link rel="icon" href="data:,"><p>Nothing to see.</p>'

/**
 * One server in the place of the whole web, so that nothing leaves the browser unseen: our site at
 * its origin, and the same page at every other address.
 *
 * @param files what our site holds, by path.
 */
export async function serveWholeWeb(
  siteOrigin: string,
  files: Readonly<Record<string, unknown>>,
): Promise<WholeWeb> {
  const arrived: Arrived[] = []
  const broken = new Set<string>()
  const app = new Hono()
  app.all('*', async (c) => {
    const { origin, pathname, search } = new URL(c.req.url)
    const { method } = c.req
    const body = await c.req.text()
    arrived.push({ origin, path: pathname + search, method, headers: c.req.header(), body })
    if (origin !== siteOrigin) return c.html(page)
    const file = broken.has(pathname) ? undefined : files[pathname]
    return file === undefined ? c.text('', 503) : c.body(JSON.stringify(file))
  })
  return new Promise((resolve, reject) => {
    const server = serve(
      { fetch: app.fetch, port: 0, hostname: '127.0.0.1' },
      ({ port }: AddressInfo) => {
        resolve({
          browserArguments: [
            `--host-resolver-rules=MAP * 127.0.0.1:${port}, EXCLUDE *.shop.localhost`,
          ],
          arrived,
          broken,
          close: () =>
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
