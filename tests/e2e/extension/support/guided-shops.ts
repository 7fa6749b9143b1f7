import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Recipe } from '#domain/contract/recipe.ts'

/** A shop whose voucher field has no name, beside one of a partner programme that looks like it. */
export const nameless = { domain: 'benefit-bay.localhost', codes: ['BAY10', 'NOTACODE', 'BAY20'] }
/** A shop with the Store API of WooCommerce. */
export const woo = { domain: 'woodwork.localhost', codes: ['OAK5', 'NOTACODE', 'ELM12'] }

export const namelessRecipe: Recipe = {
  domain: nameless.domain,
  pages: [{ path: '/basket', hints: { field: ['#benefit'], apply: ['#use'], single: true } }],
}

const goods = 9000
const off: Readonly<Record<string, number>> = { BAY10: 1000, BAY20: 2000, oak5: 500, elm12: 1200 }
const pounds = (minor: number) => `£${(minor / 100).toFixed(2)}`

export interface GuidedShops {
  urlOf(shop: { readonly domain: string }): string
  readonly nameless: { code: string; partner: string[]; sent: number }
  readonly woo: { codes: string[]; calls: string[]; forms: number }
  close(): Promise<void>
}

/** Serves both shops, each with one basket. */
export async function serveGuidedShops(): Promise<GuidedShops> {
  const nameless: GuidedShops['nameless'] = { code: '', partner: [], sent: 0 }
  const woo: GuidedShops['woo'] = { codes: [], calls: [], forms: 0 }
  const app = new Hono()

  app.get('/basket', (c) => c.html(namelessPage(nameless.code)))
  app.post('/partner', async (c) => {
    nameless.partner.push(textOf((await c.req.parseBody()).promo_code))
    return c.redirect('/basket', 303)
  })
  app.post('/benefit', async (c) => {
    nameless.sent++
    const code = textOf((await c.req.parseBody()).k)
    if (code in off || code === '') nameless.code = code
    return c.redirect('/basket', 303)
  })

  const total = () => goods - woo.codes.reduce((sum, code) => sum + (off[code] ?? 0), 0)
  const cart = () => ({
    coupons: woo.codes.map((code) => ({ code })),
    items: [{ key: 'k', id: 4, quantity: 1 }],
    totals: { total_price: String(total()), currency_code: 'GBP', currency_minor_unit: 2 },
  })
  const api = '/wp-json/wc/store/v1/cart'
  app.get('/cart/', (c) => c.html(wooPage(woo.codes, total(), new URL(c.req.url).origin)))
  app.post('/cart/', (c) => {
    woo.forms++
    return c.redirect('/cart/', 303)
  })
  app.use(`${api}/*`, async (c, next) => {
    woo.calls.push(c.req.path.slice(api.length))
    if (c.req.method === 'POST' && c.req.header('nonce') !== 'n1') {
      return c.json({ code: 'woocommerce_rest_invalid_nonce', message: 'No.' }, 403)
    }
    await next()
    c.header('nonce', 'n1')
    return undefined
  })
  app.get(api, (c) => {
    c.header('nonce', 'n1')
    return c.json(cart())
  })
  app.post(`${api}/apply-coupon`, async (c) => {
    const code = (await c.req.json<{ code: string }>()).code.toLowerCase()
    if (!(code in off)) {
      const message = `Coupon &quot;${code}&quot; does not exist!`
      return c.json({ code: 'woocommerce_rest_cart_coupon_error', message }, 400)
    }
    woo.codes = [...new Set([...woo.codes, code])]
    return c.json(cart())
  })
  app.post(`${api}/remove-coupon`, async (c) => {
    const code = (await c.req.json<{ code: string }>()).code.toLowerCase()
    woo.codes = woo.codes.filter((each) => each !== code)
    return c.json(cart())
  })

  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    ...{ nameless, woo },
    urlOf: ({ domain }) =>
      `http://${domain}:${port}${domain === 'woodwork.localhost' ? '/cart/' : '/basket'}`,
    async close() {
      const closed = once(server, 'close')
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closed
    },
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function namelessPage(code: string): string {
  const row = code === '' ? '' : `<p>Voucher ${code} −${pounds(off[code] ?? 0)}</p>`
  return `<!doctype html><html lang="en"><title>Basket</title><body><main>
    <ul><li><a href="/p/1">Towel</a> <input type="number" name="qty" value="1"></li></ul>
    <form action="/partner" method="post"><label>Promo code <input name="promo_code"></label>
    <button>Apply</button></form>
    <form action="/benefit" method="post"><input name="k" id="benefit"><button id="use">Now</button></form>
    ${row}<dl><dt>Total</dt><dd>${pounds(goods - (off[code] ?? 0))}</dd></dl></main></body></html>`
}

function wooPage(codes: readonly string[], total: number, origin: string): string {
  const rows = codes.map(
    (code) => `<tr class="cart-discount"><th>Coupon: ${code}</th><td>-${pounds(off[code] ?? 0)}
      <a href="?remove_coupon=${code}" class="woocommerce-remove-coupon">[Remove]</a></td></tr>`,
  )
  return `<!doctype html><html lang="en"><title>Cart</title>
    <meta name="generator" content="WooCommerce 9.8.1">
    <link rel="https://api.w.org/" href="${origin}/wp-json/"><body class="woocommerce-cart">
    <form class="woocommerce-cart-form" method="post"><ul><li><a href="/p/1">Stool</a>
    <input type="number" name="cart[k][qty]" value="1"></li></ul>
    <label>Coupon: <input name="coupon_code"></label>
    <button name="apply_coupon" value="Apply coupon">Apply coupon</button></form>
    <table>${rows.join('')}<tr class="order-total"><th>Total</th><td>${pounds(total)}</td></tr></table>
    </body></html>`
}
