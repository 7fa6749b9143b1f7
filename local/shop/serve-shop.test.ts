import { request } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { serveShop, ShopPortError, type Shop } from './serve-shop.ts'

const open: Shop[] = []

afterEach(async () => {
  await Promise.all(open.splice(0).map((shop) => shop.close()))
})

async function shopAt(port: number): Promise<Shop> {
  const shop = await serveShop({ port })
  open.push(shop)
  return shop
}

/** Node doesn't resolve `*.localhost`, so the host name travels in the header alone. */
function visit(shop: Shop, host: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    request(
      { host: '127.0.0.1', port: shop.port, path: '/?seed=9', headers: { host } },
      (answer) => {
        answer.resume()
        resolve(answer.headers['set-cookie']?.[0])
      },
    )
      .on('error', reject)
      .end()
  })
}

describe('serveShop', () => {
  it('shows a test the session behind a cookie', async () => {
    const shop = await shopAt(0)
    const cookie = await visit(shop, `own-code.shop.localhost:${String(shop.port)}`)
    const id = /=(\w+);/.exec(cookie ?? '')?.[1] ?? ''
    expect(shop.sessionOf(id)).toMatchObject({ seed: 9, codes: ['MINE12'] })
    expect(shop.latestSession()).toBe(shop.sessionOf(id))
  })

  it('gives each temperament a host name', async () => {
    const shop = await shopAt(0)
    expect(shop.url('ajax')).toBe(`http://ajax.shop.localhost:${String(shop.port)}`)
  })

  it('says which port is in use', async () => {
    const shop = await shopAt(0)
    const second = serveShop({ port: shop.port })
    await expect(second).rejects.toThrow(ShopPortError)
    await expect(second).rejects.toThrow(`Port ${String(shop.port)} is in use`)
  })
})
