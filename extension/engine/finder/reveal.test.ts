// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { liveView, unfolded } from '../dom/view.ts'
import { couponFields } from './coupon-field.ts'
import { openersOf, summaryOpeners } from './openers.ts'
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
    [
      'a button over the sums, one of which is that of a code that is on',
      '<button id="x">Have a promo code?</button><div><p>Goods £40.00</p><p>MINE12 -£4.00 <button class="remove-code">×</button></p><p>Total £36.00</p></div>',
    ],
    [
      'what folds the field and tells what its code takes off',
      '<div><button id="x">£6.00 discount</button><button><i class="icons">close</i></button></div>',
    ],
    [
      'a switch before its words, and a field that cannot be written without it',
      '<div><div><label><input type="checkbox" id="x"><span></span></label></div><span>Promo code</span><div><input disabled><button disabled>Apply</button></div></div>',
    ],
    [
      'a link behind the field for the address of another button',
      '<div><div><input type="email" placeholder="Email"></div><button>Check out</button><div><a id="x">Redeem your coupon</a></div></div>',
    ],
    ['a link after a question', '<p>Got a voucher? <a id="x" href="#">Click here</a></p>'],
    [
      'a question for a code of another name',
      '<details><summary id="x">Do you have a code?</summary></details>',
    ],
    [
      'what says that it is shut, above the chip of the code that is on',
      '<div><button id="x" aria-expanded="false">Discount coupon</button><div>MINE12 <button aria-label="Remove">×</button></div></div>',
    ],
    [
      'a question for a code before one for vouchers of an agent',
      '<button aria-expanded="false">Voucher of your hotel? Add it</button><button id="x" aria-expanded="false">Discount code</button>',
    ],
    [
      'a button without a type in a form that another one sends by a script',
      '<form><input type="email"><button id="x">Add promo code</button><button type="submit">Pay</button></form>',
    ],
    [
      'a row of two words that is drawn as something to press',
      '<p>Promo code</p><div style="cursor: pointer"><div id="x">Coupon</div><div>Add</div></div>',
    ],
    ['words that nobody marked as a control', '<span id="x">Kortingscode toepassen</span>'],
    [
      'a control that nobody has told that its box is folded again',
      '<button id="x" aria-expanded="true">Enter coupon code</button>',
    ],
    [
      'what opens a dialog that nobody has told that it is shut again',
      '<button id="x" aria-haspopup="dialog" aria-expanded="true">+ Add voucher</button><div>Order total <b>£9.00</b></div>',
    ],
    [
      'a box to tick that lies over its words',
      '<div tabindex="0"><input type="checkbox" id="x"><div>Add coupon code</div><div style="display:none"><input></div></div>',
    ],
    [
      'a box to tick that stands beside its words',
      '<div><div><input type="checkbox" id="x"> I have a discount code</div><div style="display:none"><input></div></div>',
    ],
    [
      'the box for yes behind a question',
      '<div><span>Do you have a promo code?</span> <input type="radio" name="has" id="x"> <span>Yes</span> <input type="radio" name="has" checked> <span>No</span><div style="display:none"><input></div></div>',
    ],
    [
      'a box to tick that asks for a code',
      '<label id="x"><input type="checkbox"> Ich habe einen Gutschein</label>',
    ],
    [
      'a button without a type in the form of a whole checkout',
      '<form><input name="name"><input name="street"><input name="town"><button id="x">Add discount</button></form>',
    ],
    [
      'a link to the basket beside a field that is folded away',
      '<li><a id="x" href="/cart">Enter discount code</a><form style="display:none"><input name="code"></form></li>',
    ],
    ['a word beside the name', '<p>Discount code <button id="x">Add</button></p>'],
    ['a change of the code that is on', '<p>Voucher MINE12 <a id="x" href="#">Change</a></p>'],
    [
      'a link that names what it opens by its class',
      '<a id="x" href=".gift-layer">Gutschein einlösen</a>',
    ],
  ])('finds %s', (_, html) => {
    expect(first(html)).toBe('x')
  })

  it.each([
    ['a link to another page', '<a href="/vouchers">All voucher codes</a>'],
    [
      'what an open dialog keeps the hand off',
      '<div style="pointer-events: none"><button>Add a promo code</button></div>',
    ],
    ['a game', '<button aria-label="Reveal mystery discount">Mystery discount</button>'],
    ['what the page has made inert', '<div inert><button>Add a promo code</button></div>'],
    [
      'what takes a code off, which is no control but for a script',
      '<div class="wsc-remove-coupon" style="cursor: pointer">Coupon: mine12<span class="wsc-icon-cross"></span></div>',
    ],
    [
      'what has a cross in it, which is no control but for a script',
      '<div style="cursor: pointer">Coupon code mine12 <i class="icon-times"></i></div>',
    ],
    [
      'what sends a field for vouchers of another kind',
      '<p><label for="e">Vale-troca</label> <input id="e" placeholder="Número do vale"> <button type="button">Usar vale</button></p>',
    ],
    [
      'what redeems a gift code',
      '<div><span>Have a gift code?</span><button>Redeem here</button></div>',
    ],
    [
      'what orders, at a price',
      '<button type="button">Place the advert: £25 (before discount)</button>',
    ],
    [
      'a box that stands open, with the code that is on',
      '<div><button aria-expanded="true">Enter coupon code</button><div>MINE12 <button>Remove</button></div></div>',
    ],
    [
      'a tab that is chosen, in a box that shows the code that is on',
      '<div role="tablist"><button role="tab" aria-selected="true">Promo code</button></div>',
    ],
    [
      'what says that it is shut, over a box in sight with the code that is on',
      '<button aria-expanded="false" aria-controls="box">Enter coupon code</button><div id="box">MINE12 <button>Remove</button></div>',
    ],
    [
      'the button of a newsletter',
      '<form><input type="email"><button type="submit">Get 10% discount</button></form>',
    ],
    [
      'the button of a newsletter without a type, beside what shuts it',
      '<form><input type="email"><button>Get my discount code</button><button type="button" aria-label="Close">×</button></form>',
    ],
    [
      'the cross of a code that is on, below a question',
      '<div><p>Have a coupon code?</p><div><span>MINE12</span><button aria-label="Remove"><svg></svg></button></div></div>',
    ],
    [
      'a box to tick that agrees to something',
      '<label><input type="checkbox" name="optin"> Send me discounts</label>',
    ],
    [
      'a box to tick whose words ask for no code',
      '<label><input type="checkbox" name="c7"> Ja, bitte über Rabatte informieren</label>',
    ],
    [
      'the label of a line of text',
      '<label for="nl">Newsletter: vouchers and news</label><input id="nl" type="email">',
    ],
    [
      'a way to pay beside its words',
      '<div><div><input type="radio" name="payment_method"> Discount voucher</div><div style="display:none"><input></div></div>',
    ],
    ['the button of a cookie bar', '<div><p>Usamos cookies.</p><button>¡Vale!</button></div>'],
    ['a way to pay', '<label><input type="radio" name="payment_method"> Gutschein</label>'],
    [
      'one of a list of ways to pay',
      '<div><button aria-expanded="false">Ecocheque voucher</button></div><div><button aria-expanded="true">Card</button></div>',
    ],
    ['a gift card', '<button aria-expanded="false">Add gift card</button>'],
    [
      'the chip of a discount of another kind, with the cross that takes it off',
      '<h4>Discounts <button>Regional price discount<svg><path d="M2 10L10 2M2 2l8 8"></path></svg></button></h4><div>-$14.70</div>',
    ],
    ['what takes the code off', '<p>Code: MINE12</p><button type="button">Remove Coupon</button>'],
    [
      'the head of a box that shows the code that is on',
      '<div role="button" tabindex="0">Have a discount code?</div><div><p>Code: MINE12</p><button type="button">Remove Coupon</button></div>',
    ],
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
    [
      'by its head with one control',
      '<div><h3>Promo code</h3><button id="x"><svg></svg></button></div><div hidden><input name="coupon"></div>',
    ],
  ])('finds what the markup says opens a hidden field, %s', (_, html) => {
    document.body.innerHTML = html
    const view = liveView(document)
    const [hidden] = couponFields(unfolded(view))
    expect(hidden && openersOf(hidden.field, view).map(({ id }) => id)).toEqual(['x'])
  })

  it.each([
    ['with several controls', '<h3>Promo code</h3><button>?</button><button>+</button>'],
    ['that names no code', '<h3>Extras</h3><button>+</button>'],
    ['whose control leads to another page', '<h3>Promo code</h3><a href="/codes">All</a>'],
  ])('finds no opener in a head %s', (_, head) => {
    document.body.innerHTML = `<div>${head}</div><div hidden><input name="coupon"></div>`
    const view = liveView(document)
    const [hidden] = couponFields(unfolded(view))
    expect(hidden && openersOf(hidden.field, view)).toEqual([])
  })

  it('presses nothing that orders, whatever it opens', () => {
    document.body.innerHTML =
      '<button aria-controls="box">Place order</button><div id="box" hidden><input name="coupon"></div>'
    const view = liveView(document)
    const [hidden] = couponFields(unfolded(view))
    expect(hidden && openersOf(hidden.field, view)).toEqual([])
  })
})

describe('summaryOpeners', () => {
  const found = (html: string) => {
    document.body.innerHTML = html
    return summaryOpeners(liveView(document)).map(({ id }) => id)
  }

  it.each([
    ['by its name', '<button id="x" aria-expanded="false">Show order summary</button>'],
    [
      'that says nothing but its name, by the sums in the shut box below it',
      '<button id="x">Order summary</button><div style="display:none"><p>Total £40.00</p></div>',
    ],
    [
      'by the sum that it shows',
      '<div id="x" role="button" aria-expanded="false"><p>3 articles</p><b>78,30 €</b></div>',
    ],
  ])('finds what opens the summary %s', (_, html) => {
    expect(found(html)).toEqual(['x'])
  })

  it.each([
    ['what is open', '<button id="x" aria-expanded="true">Order summary £40.00</button>'],
    ['what pays', '<button id="x" aria-expanded="false">Pay £40.00</button>'],
    ['a choice of prices', '<button id="x" aria-expanded="false">£4.00 or £9.00</button>'],
    ['what sends a form', '<form><button id="x" aria-expanded="false">£40.00</button></form>'],
    ['a link', '<a id="x" href="/cart" aria-expanded="false">Order summary</a>'],
  ])('leaves %s alone', (_, html) => {
    expect(found(html)).toEqual([])
  })
})
