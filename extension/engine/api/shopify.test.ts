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
  readonly path?: string
  readonly own?: readonly string[]
  /** Whether the store's Ajax API tells of codes; older ones don't. */
  readonly tellsCodes?: boolean
}

const off: Readonly<Record<string, number>> = { CLAY10: 1000, NAPKIN5: 500, BOWL20: 2000 }

/** A basket page as Horizon draws it, and the Ajax API as its reference describes it. */
function shopifyStore({ path = '/cart', own = [], tellsCodes = true }: Plan = {}) {
  // BOWL20 goes with nothing else: with others beside it, it alone counts for nothing.
  const state = { sent: [...own], asked: [] as string[], last: '' }
  const counts = (code: string) =>
    code in off && (code !== 'BOWL20' || state.sent.filter((each) => each in off).length === 1)
  const applied = () => state.sent.filter(counts)
  const total = () => 9000 - applied().reduce((sum, code) => sum + (off[code] ?? 0), 0)
  const pounds = (minor: number) => `£${(minor / 100).toFixed(2)}`
  const page = () => `<!doctype html><html lang="en"><head>
    <script src="https://cdn.shopify.com/s/a.js" type="text/plain"></script></head><body>
    <main id="shopify-section-template--1__main"><ul><li><a href="/p/1">Bowl</a>
    <input type="number" name="updates[]" value="4"></li></ul>
    <form class="cart-discount__form" action="/cart/nowhere" method="post">
    <label>Discount code <input class="cart-discount__input" name="discount"></label>
    <button class="cart-discount__button">Apply</button></form>
    <ul>${applied()
      .map(
        (code) => `<li class="cart-discount__pill" data-discount-code="${code}">${code}
        <button type="button" class="cart-discount__pill-remove" aria-label="Remove discount ${code}"></button></li>`,
      )
      .join('')}</ul>
    <dl><dt>Estimated total</dt><dd>${pounds(total())}</dd></dl></main></body></html>`
  const cart = () => ({
    ...{ token: 't', currency: 'GBP', total_price: total(), original_total_price: 9000 },
    items: applied().includes('NAPKIN5')
      ? [
          { key: '7:a', variant_id: 7, quantity: 3 },
          { key: '7:b', variant_id: 7, quantity: 1 },
        ]
      : [{ key: '7:a', variant_id: 7, quantity: 4 }],
    ...(tellsCodes && {
      discount_codes: state.sent.map((code) => ({ code, applicable: counts(code) })),
    }),
  })
  const shop: ShopInTest = {
    address: `https://shop.example${path}`,
    page,
    post: () => page(),
    fetch: (input, init = {}) => {
      const { pathname } = new URL(input as string)
      if (pathname === path) return Promise.resolve(new Response(page()))
      state.asked.push(pathname)
      if (pathname.endsWith('/cart/update.js')) {
        const { discount } = JSON.parse(init.body as string) as { discount: string }
        state.sent = discount.split(',').filter((code) => code !== '')
      }
      return Promise.resolve(
        /\/cart(?:\/update)?\.js$/.test(pathname)
          ? Response.json(cart())
          : new Response('', { status: 404 }),
      )
    },
  }
  return { ...shop, state, applied, total }
}

describe('a run at a store with the Ajax API', () => {
  it('sends the whole list of codes each time, and leaves the best that counts', async () => {
    const shop = shopifyStore()
    const { progress, loads } = await runInTab(shop, ['CLAY10', 'NOPE', 'BOWL20', 'NAPKIN5'])
    expect(shop.total()).toBe(7000)
    expect(progress).toMatchObject({ phase: 'done', cause: null, saving: 2000 })
    expect(loads).toBe(0)
    expect(new Set(shop.state.asked)).toEqual(new Set(['/cart.js', '/cart/update.js']))
  })

  it('leaves no code in the list that doesn’t count', async () => {
    const shop = shopifyStore()
    await runInTab(shop, ['NOPE', 'ALSONOT'])
    expect(shop.state.sent).toEqual([])
  })

  it('takes goods that a code splits into two lines for the same basket', async () => {
    const shop = shopifyStore()
    const { progress } = await runInTab(shop, ['NAPKIN5'])
    expect(progress).toMatchObject({ phase: 'done', cause: null, saving: 500 })
  })

  it('puts the shopper’s own code back where nothing beat it', async () => {
    const shop = shopifyStore({ own: ['BOWL20'] })
    const { progress } = await runInTab(shop, ['NAPKIN5'])
    expect(shop.applied()).toEqual(['BOWL20'])
    expect(progress).toMatchObject({ phase: 'done', saving: 0 })
  })

  it('speaks to the store of the page’s own language', async () => {
    const shop = shopifyStore({ path: '/en-ie/cart' })
    await runInTab(shop, ['CLAY10'])
    expect(shop.state.asked[0]).toBe('/en-ie/cart.js')
  })

  it.each([
    ['whose API tells of no codes', { tellsCodes: false }],
    ['at its checkout', { path: '/checkouts/cn/1' }],
  ])('changes nothing through the API at a store %s', async (_, plan) => {
    const shop = shopifyStore(plan)
    await runInTab(shop, ['CLAY10'])
    expect(shop.state.asked).not.toContain('/cart/update.js')
  })
})
