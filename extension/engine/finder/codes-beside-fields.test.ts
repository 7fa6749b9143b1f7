// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { codesOnPage as found } from '#tests/support/codes-on-page.ts'

describe('a code that is on beside fields', () => {
  it.each(['remove', 'true', 'add'])(
    'takes no hidden order to the shop for a code: %s',
    (order) => {
      const html = `<form action="/basket" method="post"><div>
      <input name="discount_code" value="MINE12" readonly>
      <div><button><span></span> Remove</button><input type="hidden" name="rem_discount_code" value="${order}"></div>
    </div></form>`
      expect(found(html)).toEqual([['MINE12', 'removable']])
    },
  )

  it('reads a code that nobody knows from the locked field beside what takes it off', () => {
    const html = `<div data-near><label for="cart-coupon">Discount coupon</label><div>
      <input id="cart-coupon" type="text" value="MINE" readonly>
      <div><button type="button"><span>Cancel</span></button></div></div></div>`
    expect(found(html)).toEqual([['MINE', 'removable']])
  })

  it.each([
    ['<b>Active code: MINE12</b>'],
    ['<span>Active promo code:</span><span>MINEALONE</span>'],
  ])(
    'reads the code right before what takes it off, although a field stands behind: %s',
    (said) => {
      const html = `<div data-near>${said}<div><a href="#" id="remove_code">Remove code</a></div>
      <form><input name="codes"><button>Change</button></form></div>`
      expect(found(html).map(([code]) => code)).toEqual([
        said.includes('MINE12') ? 'MINE12' : 'MINEALONE',
      ])
    },
  )
})
