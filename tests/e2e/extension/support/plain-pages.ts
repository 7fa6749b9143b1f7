import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import type { AddressInfo } from 'node:net'

/** One page of nothing in particular, at whatever address; without an icon to ask for. */
export async function servePlainPages(): Promise<Disposable & { readonly port: number }> {
  const page = '<!doctype html><title>A page</title><link rel="icon" href="data:,"><p>Nothing.</p>'
  const app = new Hono()
  app.all('*', (c) => c.html(page))
  return new Promise((resolve, reject) => {
    const server = serve(
      { fetch: app.fetch, port: 0, hostname: '127.0.0.1' },
      ({ port }: AddressInfo) => {
        resolve({ port, [Symbol.dispose]: () => void server.close() })
      },
    )
    server.once('error', reject)
  })
}
