// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { liveView, unfolded } from '../dom/view.ts'
import { couponFields } from './coupon-field.ts'
import { openersOf } from './openers.ts'
import { revealers } from './reveal.ts'

const first = (html: string) => {
  document.body.innerHTML = html
  return revealers(liveView(document))[0]?.id
}

beforeEach(() => {
  document.body.innerHTML = ''
})

describe('revealers', () => {
  it.each([
    ['a question', '<div id="x" role="button">Have a promo code?</div>'],
    ['a link after a question', '<p>Got a voucher? <a id="x" href="#">Click here</a></p>'],
    [
      'a question for a code of another name',
      '<details><summary id="x">Do you have a code?</summary></details>',
    ],
    ['words that nobody marked as a control', '<span id="x">Kortingscode toepassen</span>'],
    [
      'a link that names what it opens by its class',
      '<a id="x" href=".gift-layer">Gutschein einlösen</a>',
    ],
  ])('finds %s', (_, html) => {
    expect(first(html)).toBe('x')
  })

  it.each([
    ['a link to another page', '<a href="/vouchers">All voucher codes</a>'],
    ['a gift card', '<button aria-expanded="false">Add gift card</button>'],
  ])('leaves %s alone', (_, html) => {
    expect(first(html)).toBeUndefined()
  })
})

describe('openersOf', () => {
  it.each([
    [
      'by id',
      '<button id="x" aria-controls="box" aria-expanded="false">Show order summary</button><div id="box" hidden><input name="coupon"></div>',
    ],
    [
      'by selector',
      '<a id="x" href="#box">More</a><div id="box" hidden><input name="coupon"></div>',
    ],
    ['by element', '<details><summary id="x">More</summary><input name="coupon"></details>'],
  ])('finds what the markup says opens a hidden field, %s', (_, html) => {
    document.body.innerHTML = html
    const view = liveView(document)
    const [hidden] = couponFields(unfolded(view))
    expect(hidden && openersOf(hidden.field, view).map(({ id }) => id)).toEqual(['x'])
  })

  it('presses nothing that orders, whatever it opens', () => {
    document.body.innerHTML =
      '<button aria-controls="box">Place order</button><div id="box" hidden><input name="coupon"></div>'
    const view = liveView(document)
    const [hidden] = couponFields(unfolded(view))
    expect(hidden && openersOf(hidden.field, view)).toEqual([])
  })
})
