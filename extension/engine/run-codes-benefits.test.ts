import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runInTab } from '#tests/support/shop-in-tab.ts'

vi.setConfig({ testTimeout: 30_000 })
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A shop where PIN adds a pin to the basket, IDLE is taken and does nothing, and FIVE takes £5 off. */
function shopWithGifts() {
  const codes = ['PIN', 'IDLE', 'FIVE']
  const shop = {
    address: 'https://shop.example/basket',
    on: null as string | null,
    says: '',
    page: () => `<html lang="en"><body><p>${shop.says}</p>
      <ul><li><b>Mug</b> <i>1 x</i></li>${shop.on === 'PIN' ? '<li><b>Pin</b> <i>1 x</i></li>' : ''}</ul>
      <form action="/put" method="post"><label>Voucher <input name="voucher"></label> <button>Apply</button></form>
      ${shop.on === null ? '' : `<form action="/off" method="post"><p>Voucher ${shop.on}</p> <button>Remove</button></form>`}
      <dl><dt>Total</dt><dd>${shop.on === 'FIVE' ? '£40.00' : '£45.00'}</dd></dl></body></html>`,
    post(path: string, sent: URLSearchParams) {
      const code = sent.get('voucher') ?? ''
      if (path === '/off') shop.on = null
      else if (codes.includes(code)) shop.on = code
      shop.says = path === '/off' || codes.includes(code) ? '' : 'This code is not valid.'
      return shop.page()
    },
    fetch: (input: unknown, init: RequestInit = {}) => {
      const { pathname } = new URL(input as string)
      const isPost = init.method === 'POST'
      const answer = isPost ? shop.post(pathname, init.body as URLSearchParams) : shop.page()
      return Promise.resolve(new Response(answer))
    },
  }
  return shop
}

describe('a run at a shop whose codes give more than money', () => {
  it('leaves the gift where nothing saves money, and claims no saving', async () => {
    const shop = shopWithGifts()
    const { progress } = await runInTab(shop, ['PIN', 'IDLE', 'WRONG'])
    expect(shop.on).toBe('PIN')
    expect(progress).toMatchObject({ phase: 'done', saving: 0, kept: ['PIN'] })
    expect(progress.outcomes[0]?.outcome).toEqual({ kind: 'benefit', benefit: 'gift' })
  })

  it('leaves the code that saves money rather than the gift', async () => {
    const shop = shopWithGifts()
    const { progress } = await runInTab(shop, ['PIN', 'FIVE'])
    expect(shop.on).toBe('FIVE')
    expect(progress).toMatchObject({ phase: 'done', saving: 500, kept: ['FIVE'] })
  })

  it('leaves no code on that does nothing', async () => {
    const shop = shopWithGifts()
    const { progress } = await runInTab(shop, ['WRONG', 'IDLE'])
    expect(shop.on).toBeNull()
    expect(progress).toMatchObject({ phase: 'done', saving: 0, kept: [] })
  })
})
