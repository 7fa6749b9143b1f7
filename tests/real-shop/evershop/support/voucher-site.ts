import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { aRetailer, aVoucher, published } from '../../../support/extension-ports.ts'

/**
 * The files of our site that the extension reads, with one shop in them.
 *
 * @param codes in the order of the feed.
 */
export async function serveVoucherSite(
  domain: string,
  codes: readonly string[],
): Promise<{ origin: string; close: () => Promise<void> }> {
  const vouchers = codes.map((code) => aVoucher({ coupon_code: code, domain }))
  const { index, bundle } = published([aRetailer({ name: 'Harbour Goods', domain, vouchers })])
  const files: Readonly<Record<string, unknown>> = {
    '/extension/index.json': index,
    '/extension/bundles/all.json': bundle,
    '/extension/popular.json': { version: 1, domains: [] },
  }
  const server = createServer((request, response) => {
    const file = files[request.url ?? '']
    response.writeHead(file === undefined ? 404 : 200, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(file ?? null))
  })
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(0, '127.0.0.1', done)
  })
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => {
          done()
        })
        server.closeAllConnections()
      }),
  }
}
