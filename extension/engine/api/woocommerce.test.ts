import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runInTab, type ShopInTest } from '#tests/support/shop-in-tab.ts'

vi.setConfig({ testTimeout: 60_000 })
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

interface Plan {
  /** What each code takes off, in pence. */
  readonly codes?: Readonly<Record<string, number>>
  readonly own?: readonly string[]
  /** Answers in place of the interface's own, before or after the shop has done what was asked. */
  readonly before?: (route: string, count: number) => Response | undefined
  readonly after?: (route: string, count: number) => Response | undefined
  /** What the interface counts more than the page. */
  readonly hidden?: number
}

/** A basket as the classic templates draw it, and the Store API as its documents describe it. */
function wooShop({ codes = { five: 500, thirty: 1200 }, ...plan }: Plan = {}) {
  const state = {
    ...{ on: [...(plan.own ?? [])], says: '', nonce: 1 },
    ...{ asked: [] as string[], pages: 0, posts: 0 },
  }
  const total = () => 4500 - state.on.reduce((sum, code) => sum + (codes[code] ?? 0), 0)
  const pounds = (minor: number) => `£${(minor / 100).toFixed(2)}`
  const row = (code: string) => `<tr class="cart-discount"><th>Coupon: ${code}</th>
    <td>-${pounds(codes[code] ?? 0)} <form action="/basket/off" method="post">
    <input type="hidden" name="coupon" value="${code}"><button>Remove</button></form></td></tr>`
  const page = () => `<!doctype html><html lang="en"><head>
    <meta name="generator" content="WooCommerce 9.8.1">
    <link rel="https://api.w.org/" href="https://shop.example/wp-json/"></head>
    <body class="woocommerce-cart"><div class="woocommerce-notices-wrapper">${state.says}</div>
    <form class="woocommerce-cart-form" action="/basket" method="post"><ul><li><a href="/p/1">Mug</a>
    <input type="number" name="cart[1][qty]" value="2"></li></ul>
    <label for="coupon_code">Coupon:</label><input name="coupon_code" id="coupon_code">
    <button name="apply_coupon" value="Apply coupon">Apply coupon</button></form>
    <table>${state.on.map(row).join('')}
    <tr class="order-total"><th>Total</th><td>${pounds(total())}</td></tr></table></body></html>`
  const take = (code: string) => {
    if (code in codes) state.on = [...new Set([...state.on, code])]
    return code in codes
  }
  const cart = () => ({
    coupons: state.on.map((code) => ({ code, discount_type: 'fixed_cart' })),
    items: [{ key: 'a1', id: 11, quantity: 2, name: 'Mug' }],
    totals: {
      total_price: String(total() + (plan.hidden ?? 0)),
      ...{ currency_code: 'GBP', currency_minor_unit: 2 },
    },
  })
  const json = (body: unknown, status = 200) =>
    Response.json(body, { status, headers: { nonce: `n${String(state.nonce)}` } })
  const refusal = (code: string, message: string, status: number) =>
    json({ code, message, data: { status } }, status)
  const answer = (route: string, init: RequestInit): Response => {
    if (route === '/cart') return json(cart())
    if (new Headers(init.headers).get('nonce') !== `n${String(state.nonce)}`) {
      return refusal('woocommerce_rest_invalid_nonce', 'Nonce is invalid.', 403)
    }
    // It changes with the session.
    state.nonce++
    const coupon = (JSON.parse(init.body as string) as { code: string }).code.toLowerCase()
    if (route === '/cart/remove-coupon') state.on = state.on.filter((each) => each !== coupon)
    else if (!take(coupon)) {
      const words = `Coupon &quot;${coupon}&quot; does not exist!`
      return refusal('woocommerce_rest_cart_coupon_error', words, 400)
    }
    return json(cart())
  }
  const shop: ShopInTest = {
    address: 'https://shop.example/basket',
    page,
    post(path, sent) {
      state.posts++
      const typed = sent.get('coupon_code')?.toLowerCase() ?? ''
      if (path === '/basket/off') state.on = state.on.filter((each) => each !== sent.get('coupon'))
      else state.says = take(typed) ? 'Coupon applied.' : `Coupon "${typed}" does not exist!`
      return page()
    },
    fetch: (input, init = {}) => {
      const { pathname } = new URL(input as string)
      if (pathname.startsWith('/basket')) {
        state.pages++
        const isPost = init.method === 'POST'
        const answered = isPost ? shop.post(pathname, init.body as URLSearchParams) : page()
        return Promise.resolve(new Response(answered))
      }
      const route = pathname.replace('/wp-json/wc/store/v1', '')
      const count = state.asked.push(route)
      const early = plan.before?.(route, count)
      if (early !== undefined) return Promise.resolve(early)
      const usual = answer(route, init)
      return Promise.resolve(plan.after?.(route, count) ?? usual)
    },
  }
  return { ...shop, state, total }
}

const isChange = (route: string) => route !== '/cart'

describe('a run at a shop with the Store API', () => {
  it('tries each code, and what stands together, through the interface alone', async () => {
    const shop = wooShop()
    const { progress, refresh, loads } = await runInTab(shop, ['FIVE', 'NOPE', 'THIRTY'])
    expect(progress).toMatchObject({ phase: 'done', cause: null, saving: 1700 })
    expect(progress.outcomes.map(({ outcome }) => outcome)).toMatchObject([
      { kind: 'applied' },
      { kind: 'rejected', reason: 'unknown' },
      { kind: 'applied' },
    ])
    expect(shop.state).toMatchObject({ on: ['thirty', 'five'], posts: 0 })
    expect({ refresh, loads }).toEqual({ refresh: shop.address, loads: 0 })
  })

  it('has the last word said by the page, asked once in the background', async () => {
    const shop = wooShop()
    await runInTab(shop, ['FIVE'])
    expect(shop.state.pages).toBe(1)
  })

  it('loads the page for the last word where that says another total', async () => {
    const shop = wooShop()
    const drawnByScript = () => Promise.resolve(new Response('<main>Loading…</main>'))
    const { progress, loads } = await runInTab(
      {
        ...shop,
        fetch: (input, init) =>
          input === shop.address ? drawnByScript() : shop.fetch(input, init),
      },
      ['FIVE'],
    )
    expect(progress).toMatchObject({ phase: 'done', saving: 500, kept: ['FIVE'] })
    expect(loads).toBe(1)
  })

  it('keeps the shopper’s own code where nothing beat it', async () => {
    const shop = wooShop({ codes: { own: 1500, five: 0 }, own: ['own'] })
    const { progress } = await runInTab(shop, ['FIVE', 'NOPE'])
    expect(shop.state.on).toContain('own')
    expect(progress).toMatchObject({ phase: 'done', saving: 0 })
  })

  it.each([
    ['another total than the page', { hidden: 495 }],
    ['no basket', { before: () => Response.json({ code: 'rest_no_route' }, { status: 404 }) }],
    ['an error', { before: () => new Response('', { status: 500 }) }],
  ])('leaves an interface alone that holds %s, and uses the page', async (_, plan) => {
    const shop = wooShop(plan)
    const { progress } = await runInTab(shop, ['FIVE'])
    expect(shop.state.asked).toEqual(['/cart'])
    expect(progress).toMatchObject({ phase: 'done', saving: 500 })
  })

  describe('goes back to the page', () => {
    it.each([
      ['an answer of another shape', () => Response.json({ hello: 'world' })],
      ['no JSON', () => new Response('<p>Checking your browser</p>')],
      ['a wall', () => Response.json({ code: 'rest_forbidden' }, { status: 403 })],
      ['another place', () => new Response(null, { status: 302, headers: { location: '/' } })],
    ])('when it meets %s', async (_, answer) => {
      const shop = wooShop({ before: (__, count) => (count > 1 ? answer() : undefined) })
      const { progress, loads } = await runInTab(shop, ['FIVE', 'NOPE'])
      expect(progress).toMatchObject({ phase: 'done', saving: 500 })
      expect(progress.outcomes.map(({ outcome }) => outcome.kind)).toEqual(['applied', 'rejected'])
      expect(shop.total()).toBe(4000)
      expect(loads).toBeGreaterThan(0)
    })

    it('and finds there what the shop took before it answered so', async () => {
      const garbled = () => new Response('<p>Checking your browser</p>')
      const shop = wooShop({
        ...{ codes: { own: 1500, five: 500 }, own: ['own'] },
        after: (route) => (isChange(route) ? garbled() : undefined),
        before: (route, count) => (route === '/cart' && count > 1 ? garbled() : undefined),
      })
      const { progress } = await runInTab(shop, ['FIVE'])
      expect(shop.total()).toBe(2500)
      expect(progress).toMatchObject({ phase: 'done', saving: 500 })
    })
  })

  it('tries no more after the shopper has loaded the page anew, and sees what the last code did', async () => {
    const shop = wooShop()
    const onLeave = () => {
      shop.state.on = ['thirty']
    }
    const { progress } = await runInTab(shop, ['FIVE', 'THIRTY', 'NOPE'], { leaveAt: 2, onLeave })
    expect(progress).toMatchObject({ phase: 'stopped', cause: 'page-left', saving: 1200 })
    expect(progress.outcomes.map(({ outcome }) => outcome.kind)).toEqual([
      ...['applied', 'applied', 'untried'],
    ])
    expect(shop.state).toMatchObject({ on: ['thirty'], posts: 0 })
  })

  it('ends with the best so far when the shop asks to slow down', async () => {
    const slow = () => new Response('', { status: 429, headers: { 'retry-after': '30' } })
    let applied = 0
    const shop = wooShop({
      before: (route) => (route.endsWith('/apply-coupon') && ++applied === 2 ? slow() : undefined),
    })
    const { progress } = await runInTab(shop, ['FIVE', 'THIRTY', 'NOPE'])
    expect(progress).toMatchObject({ phase: 'stopped', cause: 'rate-limited', saving: 500 })
    expect(progress.outcomes.map(({ outcome }) => outcome)).toMatchObject([
      { kind: 'applied' },
      { kind: 'rate-limited', retryAfter: 30 },
      { kind: 'untried' },
    ])
  })

  it('sends nothing but reads and codes, and those to the shop alone', async () => {
    const sent: string[] = []
    const shop = wooShop()
    const fetch: typeof shop.fetch = (input, init) => {
      sent.push(`${init?.method ?? 'GET'} ${input as string}`)
      return shop.fetch(input, init)
    }
    await runInTab({ ...shop, fetch }, ['FIVE', 'THIRTY'])
    const at = 'https://shop.example/wp-json/wc/store/v1/cart'
    expect(new Set(sent)).toEqual(
      new Set([
        ...[`GET ${at}`, `POST ${at}/apply-coupon`, `POST ${at}/remove-coupon`],
        'GET https://shop.example/basket',
      ]),
    )
  })
})
