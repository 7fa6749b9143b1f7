import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Recipe } from '#domain/contract/recipe.ts'
import { runInTab, type ShopInTest } from '#tests/support/shop-in-tab.ts'

vi.setConfig({ testTimeout: 60_000 })
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/**
 * A Finnish shop, whose language the engine doesn't speak, with a field of a partner programme that
 * looks like the voucher field. Only the nameless field takes codes.
 */
function finnishShop() {
  const off: Readonly<Record<string, number>> = { KESA10: 1000, KESA20: 2000 }
  const state = { on: '', says: '', partner: [] as string[], orders: 0 }
  const total = () => 9000 - (off[state.on] ?? 0)
  const euros = (minor: number) => `${(minor / 100).toFixed(2).replace('.', ',')} €`
  const page = () => `<!doctype html><html lang="fi"><body>
    <ul><li><a href="/p/1">Pyyhe</a> <input type="number" name="maara" value="1"></li></ul>
    <form action="/partner" method="post"><label>Promo code <input name="promo_code"></label>
    <button>Apply</button></form>
    <form action="/etu" method="post"><input name="k" id="etu"><button id="kayta">Käytä etu</button></form>
    <p class="vastaus">${state.says}</p>
    ${state.on === '' ? '' : `<form action="/pois" method="post" class="etu-rivi">${state.on} −${euros(off[state.on] ?? 0)} <button class="pois">Pois</button></form>`}
    <div><span>Maksettavaa</span> <b class="summa">${euros(total())}</b></div>
    <form action="/tilaus" method="post"><button id="tilaa">Tilaa nyt</button></form></body></html>`
  const shop: ShopInTest = {
    address: 'https://shop.example/kori',
    page,
    post(path, sent) {
      const code = sent.get('k') ?? ''
      if (path === '/partner') state.partner.push(sent.get('promo_code') ?? '')
      else if (path === '/pois') state.on = ''
      else if (path !== '/etu') state.orders++
      else if (code in off) [state.on, state.says] = [code, '']
      else state.says = `Koodi ${code} ei kelpaa`
      return page()
    },
    fetch: (input, init = {}) => {
      const { pathname } = new URL(input as string)
      const isPost = init.method === 'POST'
      return Promise.resolve(
        new Response(isPost ? shop.post(pathname, init.body as URLSearchParams) : page()),
      )
    },
  }
  return { ...shop, state, total }
}

const recipe: Recipe = {
  domain: 'shop.example',
  pages: [
    {
      path: '/kori',
      hints: {
        ...{ field: ['#etu'], apply: ['#kayta'], applied: ['.etu-rivi'], remove: ['.pois'] },
        ...{ total: ['.summa'], message: ['.vastaus'], single: true },
      },
    },
  ],
}
const codes = ['KESA10', 'VAARA', 'KESA20']

describe('a run at a shop that the engine can’t read', () => {
  it('tries nothing by itself', async () => {
    const shop = finnishShop()
    const { progress } = await runInTab(shop, codes)
    expect(progress).toMatchObject({ phase: 'failed', cause: 'no-total' })
    expect(shop.total()).toBe(9000)
  })

  it('leaves the best code with a recipe', async () => {
    const shop = finnishShop()
    const { progress } = await runInTab(shop, codes, { recipe })
    expect(progress).toMatchObject({ phase: 'done', saving: 2000, kept: ['KESA20'] })
    expect(shop.total()).toBe(7000)
    expect(shop.state).toMatchObject({ partner: [], orders: 0 })
  })

  it.each([
    ['with a field', {}],
    ['without a field', { field: ['#gone'] }],
  ])('orders nothing, whatever a recipe %s says', async (_, more) => {
    const shop = finnishShop()
    const order = ['#tilaa']
    const hints = { ...recipe.pages[0]?.hints, apply: order, remove: order, reveal: order, ...more }
    await runInTab(shop, codes, { recipe: { ...recipe, pages: [{ path: '/kori', hints }] } })
    expect(shop.state.orders).toBe(0)
  })
})
