import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import type { AddressInfo } from 'node:net'
import type { VoucherBundle } from '#domain/contract/bundles.ts'
import { bundle, index, popular } from './vouchers.ts'

/**
 * The part of our site that the extension needs: the files with shops and codes.
 *
 * @param shown the one bundle, as it is at each request.
 */
export async function serveVoucherSite(
  shown: () => VoucherBundle | Promise<VoucherBundle> = () => bundle,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const app = new Hono()
  app.get('/extension/index.json', (c) => c.json(index))
  app.get('/extension/popular.json', (c) => c.json(popular))
  app.get('/extension/bundles/all.json', async (c) => c.json(await shown()))
  return new Promise((resolve, reject) => {
    const server = serve(
      { fetch: app.fetch, port: 0, hostname: '127.0.0.1' },
      (address: AddressInfo) => {
        resolve({
          origin: `http://localhost:${address.port}`,
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
