import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import type { AddressInfo } from 'node:net'
import { bundle, index } from './vouchers.ts'

/** The part of our site that the extension needs: the files with shops and codes. */
export async function serveVoucherSite(): Promise<{ origin: string; close: () => Promise<void> }> {
  const app = new Hono()
  app.get('/extension/index.json', (c) => c.json(index))
  app.get('/extension/bundles/all.json', (c) => c.json(bundle))
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
