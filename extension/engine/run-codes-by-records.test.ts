import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runInTab, type ShopInTest } from '#tests/support/shop-in-tab.ts'

vi.setConfig({ testTimeout: 60_000 })
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

interface Rule {
  readonly name: string
  readonly takes: number
  /** None comes by itself. */
  readonly code?: string
  /** Goes with no other. */
  readonly isAlone?: boolean
}

const rules: Readonly<Record<string, Rule>> = {
  '7': { name: 'Friends', takes: 900, code: 'MATES9' },
  '8': { name: 'Welcome to our shop', takes: 300, code: 'HELLO3' },
  '71': { name: 'Summer of music', takes: 1500, code: 'BASS15', isAlone: true },
  '12': { name: 'VIP', takes: 400 },
}

/** What the two platforms have in common: codes that show as the names of their rules. */
function shopOfRules(own: readonly string[]) {
  const state = { on: [...own], says: '', asked: [] as string[], orders: 0 }
  const rule = (id: string) => rules[id] ?? { name: '', takes: 0 }
  const total = () => state.on.reduce((sum, id) => sum - rule(id).takes, 10_000)
  const enter = (code: string) => {
    const [id] = Object.entries(rules).find(([, each]) => each.code === code) ?? []
    state.says = ''
    if (id === undefined) state.says = `The code ${code} does not exist.`
    else if (state.on.includes(id)) state.says = 'This voucher is already in your cart'
    else if (state.on.some((each) => rule(each).isAlone === true || rule(id).isAlone === true)) {
      state.says = `The code ${code} can't be combined with another one.`
    } else state.on.push(id)
  }
  const takeOff = (id: string) => {
    state.on = state.on.filter((each) => each !== id)
  }
  const pounds = (minor: number) => `£${(minor / 100).toFixed(2)}`
  const rows = (draw: (id: string, name: string, worth: string) => string) =>
    state.on.map((id) => draw(id, rule(id).name, pounds(rule(id).takes))).join('')
  return { state, rule, total, pounds, enter, takeOff, rows }
}

type Shop = ReturnType<typeof shopOfRules>

function shopware({ state, rule, total, pounds, enter, takeOff, rows }: Shop): ShopInTest {
  const page = () => `<!doctype html><html lang="en"><body class="is-ctl-checkout is-act-cartpage">
    <script src="/bundles/storefront/storefront.js"></script>
    <div class="flashbags">${state.says}</div>
    <div class="line-item line-item-product"><a href="/p/1">Mug</a>
    <form action="/en/checkout/line-item/change-quantity/p1" method="post"><input type="number" name="quantity" value="2"></form>
    <form action="/en/checkout/line-item/delete/p1" method="post"><button class="line-item-remove-button" title="Remove">×</button></form></div>
    ${rows(
      (id, name, worth) =>
        `<div class="line-item line-item-promotion"><span class="line-item-label">${name}</span> <span>-${worth}</span>
        <form action="/en/checkout/line-item/delete/${id}" method="post"><button class="line-item-remove-button" title="Remove">×</button></form></div>`,
    )}
    <form action="/en/checkout/promotion/add" method="post"><input id="addPromotionInput" name="code" placeholder="Promotion code">
    <button id="addPromotion">Apply</button></form>
    <dl><dt>Grand total</dt><dd>${pounds(total())}</dd></dl>
    <a href="/en/checkout/confirm">Go to checkout</a></body></html>`
  const post = (path: string, sent: URLSearchParams) => {
    const id = path.split('/line-item/delete/')[1]
    if (id !== undefined) takeOff(id)
    else if (path.endsWith('/promotion/add')) enter(sent.get('code') ?? '')
    else state.orders++
    return page()
  }
  const record = () => ({
    lineItems: [
      { id: 'p1', type: 'product', payload: {} },
      ...state.on.map((id) => ({ id, type: 'promotion', payload: { code: rule(id).code ?? '' } })),
    ],
  })
  return {
    address: 'https://shop.example/en/checkout/cart',
    page,
    post,
    fetch: (input, init = {}) => {
      const { pathname } = new URL(input as string)
      if (pathname === '/en/checkout/cart.json') {
        state.asked.push(pathname)
        return Promise.resolve(Response.json(record()))
      }
      const isPost = init.method === 'POST'
      return Promise.resolve(
        new Response(isPost ? post(pathname, init.body as URLSearchParams) : page()),
      )
    },
  }
}

function prestashop({ state, rule, total, pounds, enter, takeOff, rows }: Shop): ShopInTest {
  const record = () => ({
    cart: {
      products: [],
      vouchers: {
        allowed: 1,
        added: Object.fromEntries(
          state.on.map((id) => [
            id,
            { id_cart_rule: id, name: rule(id).name, code: rule(id).code ?? '' },
          ]),
        ),
      },
    },
  })
  const page =
    () => `<!doctype html><html lang="en"><head><meta name="generator" content="PrestaShop">
    <script>
      var other = {"a":1};
      var prestashop = ${JSON.stringify(record()).replaceAll('</', '<\\/')};
    </script></head><body id="cart">
    <ul><li class="cart-item"><a href="/p/1">Mug</a> <input type="number" name="qty" value="2"></li></ul>
    <ul class="promo-name">${rows(
      (id, name, worth) =>
        `<li class="cart-summary-line"><span class="label">${name}</span> <span>-${worth}</span>
        ${rule(id).code === undefined ? '' : `<a href="/cart?deleteDiscount=${id}&token=a1" data-link-action="remove-voucher"><i>delete</i></a>`}</li>`,
    )}</ul>
    <form action="/cart" method="post" data-link-action="add-voucher"><input type="hidden" name="addDiscount" value="1">
    <input name="discount_name" placeholder="Promo code"><button type="submit">Add</button></form>
    <div class="js-error"><span class="js-error-text">${state.says}</span></div>
    <div class="cart-summary-line cart-total"><span class="label">Total (tax incl.)</span> <span class="value">${pounds(total())}</span></div>
    <a href="/order">Proceed to checkout</a></body></html>`
  const post = (_: string, sent: URLSearchParams) => {
    enter(sent.get('discount_name') ?? '')
    return page()
  }
  return {
    address: 'https://shop.example/cart?action=show',
    page,
    post,
    fetch: (input, init = {}) => {
      const { pathname, searchParams } = new URL(input as string)
      if (init.method === 'POST') {
        return Promise.resolve(new Response(post(pathname, init.body as URLSearchParams)))
      }
      takeOff(searchParams.get('deleteDiscount') ?? '')
      if (init.cache === 'no-store') state.asked.push(pathname)
      return Promise.resolve(new Response(page()))
    },
  }
}

const platforms = { shopware, prestashop }
const codes = ['WRONG', 'HELLO3', 'BASS15', 'MATES9']

describe.each(Object.entries(platforms))('at a shop of %s, which shows rules', (_, open) => {
  it('knows the shopper’s own code by the shop’s records, and gives it up for what is better', async () => {
    const shop = shopOfRules(['7'])
    const { progress } = await runInTab(open(shop), codes)
    expect(progress).toMatchObject({ phase: 'done', arrivalCodes: ['MATES9'], saving: 600 })
    expect(progress.kept).toEqual(['BASS15'])
    expect(shop.state).toMatchObject({ on: ['71'], orders: 0 })
  })

  it('puts one back that nobody but the shopper knows', async () => {
    const shop = shopOfRules(['7'])
    const { progress } = await runInTab(open(shop), ['WRONG', 'OTHER'])
    expect(progress).toMatchObject({ arrivalCodes: ['MATES9'], saving: 0 })
    expect(shop.state.on).toEqual(['7'])
  })

  it('keeps a name of several words beside one that stacks', async () => {
    const shop = shopOfRules(['8'])
    const { progress } = await runInTab(open(shop), ['MATES9', 'WRONG'])
    expect(progress).toMatchObject({ arrivalCodes: ['HELLO3'], saving: 900 })
    expect([...shop.state.on].sort()).toEqual(['7', '8'])
  })

  it('never takes off what came by itself', async () => {
    const shop = shopOfRules(['12'])
    const { progress } = await runInTab(open(shop), ['HELLO3', 'WRONG'])
    expect(progress).toMatchObject({ arrivalCodes: [], saving: 300, kept: ['HELLO3'] })
    expect(shop.state.on).toEqual(['12', '8'])
  })

  it('asks for no records where no code is on', async () => {
    const shop = shopOfRules([])
    await runInTab(open(shop), ['WRONG'])
    expect(shop.state).toMatchObject({ on: [], asked: [] })
  })
})

it('tries nothing where the shop’s records don’t tell', async () => {
  const shop = shopOfRules(['8'])
  const silent: ShopInTest = {
    ...shopware(shop),
    fetch: () => Promise.resolve(new Response('Not found', { status: 404 })),
  }
  const { progress } = await runInTab(silent, codes)
  expect(progress).toMatchObject({ cause: 'unnamed-code' })
  expect(shop.state.on).toEqual(['8'])
})
