// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { magento2Api } from './magento2.ts'

const mask = 'aB3dE6fG9hJ2kL5mN8pQ1rS4tU7vW0xY'

function dialectOf(config: string) {
  document.body.innerHTML = ''
  const script = document.createElement('script')
  // As data, so that nothing runs in the test either.
  script.type = 'text/plain'
  script.textContent = config
  document.body.append(script)
  return magento2Api(document)
}
const configWith = (isCustomerLoggedIn: boolean) =>
  `window.checkoutConfig = {"formKey":"k","isCustomerLoggedIn":${String(isCustomerLoggedIn)},` +
  `"quoteData":{"entity_id":"${mask}","items_qty":2},"storeCode":"german"};`

describe('the REST API of Magento 2', () => {
  it('is reached by the masked number that the page tells', () => {
    const dialect = dialectOf(configWith(false))
    const root = `/rest/german/V1/guest-carts/${mask}`
    const cart = { total: { minor: 1, currency: 'EUR' }, codes: [], lines: [] }
    expect(dialect?.read()).toEqual({ path: `${root}/totals`, method: 'GET' })
    expect(dialect?.apply('A/B 5%', cart)).toEqual([
      { path: `${root}/coupons/A%2FB%205%25`, method: 'PUT' },
    ])
    expect(dialect?.remove('A', cart)).toEqual({ path: `${root}/coupons`, method: 'DELETE' })
  })

  it.each([
    ['a customer is signed in', configWith(true)],
    ['the number is that of a customer’s basket', configWith(false).replace(`"${mask}"`, '"417"')],
    ['the page tells nothing', 'window.other = {}'],
  ])('is left alone where %s', (_, config) => {
    expect(dialectOf(config)).toBeUndefined()
  })

  it('tells the total, the code and the goods', () => {
    const totals = { grand_total: 53.9, quote_currency_code: 'EUR' }
    const items = [{ item_id: 5, qty: 2 }]
    const cartIn = (answer: unknown) => dialectOf(configWith(false))?.cartIn(answer)
    expect(cartIn({ ...totals, items, coupon_code: 'SOMMER' })).toEqual({
      total: { minor: 5390, currency: 'EUR' },
      ...{ codes: ['SOMMER'], lines: ['5 × 2'] },
    })
    expect(cartIn({ ...totals, items })?.codes).toEqual([])
    expect(cartIn({ ...totals, grand_total: 53.905, items })).toBeUndefined()
    expect(cartIn(true)).toBeUndefined()
  })

  it('refuses a code with 404 and the shop’s words', () => {
    const dialect = dialectOf(configWith(false))
    const message = 'The coupon code isn’t valid. Verify the code and try again.'
    expect(dialect?.refusalIn(404, { message })).toBe(message)
    expect(dialect?.refusalIn(401, { message })).toBeUndefined()
    expect(dialect?.refusalIn(404, '<html>')).toBeUndefined()
  })
})
