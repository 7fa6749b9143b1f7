// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { bigcommerceApi } from './bigcommerce.ts'

const id = '9c1a2b3d-4e5f-4a6b-8c7d-0e1f2a3b4c5d'

function dialectOf(text: string) {
  document.body.innerHTML = `<script type="text/plain">${text}</script>`
  return bigcommerceApi(document)
}

it('is reached by the number of the checkout that a script of the page tells', () => {
  const dialect = dialectOf(`window.checkoutConfig = { checkoutId: "${id}" }`)
  const cart = { total: { minor: 1, currency: 'USD' }, codes: [], lines: [] }
  const root = `/api/storefront/checkouts/${id}`
  expect(dialect?.read()).toEqual({ path: root, method: 'GET' })
  expect(dialect?.apply('TEN', cart)).toEqual([
    { path: `${root}/coupons`, method: 'POST', body: { couponCode: 'TEN' } },
  ])
  expect(dialect?.remove('A B', cart)).toEqual({ path: `${root}/coupons/A%20B`, method: 'DELETE' })
  expect(dialectOf('window.other = {}')).toBeUndefined()
})

it('tells what is owed, the codes and the goods of all kinds', () => {
  const cart = {
    currency: { code: 'USD', decimalPlaces: 2 },
    coupons: [{ code: 'TEN' }],
    lineItems: {
      physicalItems: [{ id: 'a', quantity: 2 }],
      digitalItems: [{ id: 'b', quantity: 1 }],
    },
  }
  const cartIn = (answer: unknown) => dialectOf(`checkoutId: "${id}"`)?.cartIn(answer)
  expect(cartIn({ cart, outstandingBalance: 31.5, grandTotal: 41.5 })).toEqual({
    total: { minor: 3150, currency: 'USD' },
    ...{ codes: ['TEN'], lines: ['a × 2', 'b × 1'] },
  })
  expect(cartIn({ cart, outstandingBalance: '31.5x' })).toBeUndefined()
  expect(cartIn([])).toBeUndefined()
})

it('refuses a code with words of its own, and nothing else counts as a refusal', () => {
  const dialect = dialectOf(`checkoutId: "${id}"`)
  expect(dialect?.refusalIn(409, { title: 'The coupon code TEN is invalid' })).toContain('invalid')
  expect(dialect?.refusalIn(401, { title: 'Sign in' })).toBeUndefined()
  expect(dialect?.refusalIn(404, undefined)).toBeUndefined()
})
