// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { codesOnPage as found } from '#tests/support/codes-on-page.ts'
import { noteHints } from '../hints/page-hints.ts'
import { liveView } from '../dom/view.ts'
import { appliedCodes } from './applied-codes.ts'
import { sceneryOf, type Scenery } from './came-with-code.ts'

describe('the codes on a page', () => {
  it.each([
    [
      'a code that is a button itself, beside the one that takes it off',
      '<div data-near><button type="button">MINE12</button> <button type="button">Cancel</button></div>',
    ],
    [
      'a sentence right before the form that takes it off, in the box of the field',
      '<div data-near><h3>Promo code</h3><p>Active code: <b>MINE12</b></p><form action="/promo/remove"><button>Remove</button></form><form><input name="promo"><button>Apply</button></form></div>',
    ],
    [
      'a row of the sums whose label is that of no control, with a cross of a font in brackets',
      '<div data-near><ul><li><label>Voucher <span>[MINE12] <span class="btn-remove-coupon"><i class="las la-times"></i></span></span></label><span>-€ 11,52</span></li></ul></div>',
    ],
    [
      'a field that holds it with what it is called, and a bin that only its id names',
      '<div data-near><input value="Promotion (MINE12)" data-code="mine12"><button id="remove-coupon-code-button"><svg></svg></button></div>',
    ],
    [
      'an entry that is no control but for a script, and says for programs what it does',
      '<div data-near><ul><li class="wsc-remove-coupon" style="cursor: pointer">MINE12</li></ul></div>',
    ],
    [
      'a box with its label and a cross that is no control but for a script',
      '<div data-near><div class="wsc-remove-coupon" style="cursor: pointer">Coupon: MINE12<span class="wsc-icon-cross"></span></div></div>',
    ],
    [
      'a chip that is one button with a cross behind the code, among others',
      '<div data-near><div><button>MINE12 ✕</button></div></div>',
    ],
    [
      'a card far from the total whose bin is named by what its framework is told to call',
      '<div><div><span>Applied coupon:</span> <span class="badge">MINE12</span></div><button type="button" data-action="live#action:prevent" data-live-action-param="removeCoupon"><svg class="icon"><path d="M4 7h16m-10 4v6m4-6v6M5 7l1 12"></path></svg></button></div>',
    ],
    [
      'a chip with a cross under the head of its field, whatever is said there of another code',
      '<div data-near><form><input><label>Discount code</label><p role="alert">That code can’t be used together with the one that you have</p><button></button></form><div><span>MINE12<button><svg><path d="M6 6l12 12M18 6L6 18"></path></svg></button></span></div></div>',
    ],
    [
      'a chip that is a button itself, with a cross that only its drawing tells',
      '<div data-near><p>Discount code</p><button><span>MINE12</span> <div><svg><path d="M2 10L10 2M2 2l8 8"></path></svg></div></button></div>',
    ],
    [
      'a chip whose cross is a drawing alone',
      '<div data-near><div class="MuiChip-root"><span>MINE12</span><svg class="MuiChip-deleteIcon"><path></path></svg></div></div>',
    ],
    [
      'a chip that is a control itself, with a drawing that shuts it',
      '<div data-near><p>Discount code</p><div tabindex="0"><span>MINE12</span><svg class="icon-close"></svg></div></div>',
    ],
    [
      'a row of the sums that names its code, with an icon of which nothing says what it shows',
      '<div data-near><p>Subtotal £40.00</p><div><div>Coupon: MINE12</div><div>-£4.80</div><div role="button" tabindex="0"><svg class="common__icon"><path></path></svg></div></div><p>Shipping £4.95</p><p>Total £40.15</p></div>',
    ],
    [
      'an icon drawn as a cross, where another icon tells of the code',
      '<div data-near><p>Subtotal £40.00</p><div><div>Coupon: MINE12 <span role="button" tabindex="0"><svg><path d="M11 7h2v2h-2zm0 4h2v6h-2z"></path></svg></span></div><div>-£4.80</div><div role="button" tabindex="0"><svg><path d="M19 6.41L17.59 5 12 10.59 6.41 5 5 6.41 10.59 12 5 17.59 6.41 19 12 13.41 17.59 19 19 17.59 13.41 12z"></path></svg></div></div><p>Delivery to your door £4.95</p><p>Total £40.15</p></div>',
    ],
    [
      'a line whose parts are items of a list',
      '<ul><li><svg></svg></li><li><div>Autumn sale</div><div>Code: MINE12</div></li><li><button aria-label="Delete coupon code"><svg></svg></button><div>-£4.80</div></li></ul>',
    ],
    [
      'a letter for a cross in a plain part of the page, with the hand over it',
      '<div><div>Code: MINE12</div><div style="cursor: pointer" data-link="/coupon/remove">x</div></div>',
    ],
    [
      'a drawn icon that is called after what it does, and holds its picture',
      '<div data-near><div>Code used:</div><div><span>MINE12</span><span class="coupon-code-clear"><i class="icon-01"></i></span></div></div>',
    ],
    ['a cross in brackets', '<div><a href="javascript:void(0)">(x)</a> Coupon MINE12</div>'],
    [
      'words of another kind',
      '<p>✓ MINE12 is on this offer. Code: <a href="#">Take it off</a></p>',
    ],
    [
      'a picture with a title',
      '<li><span>MINE12</span> <button><img src="data:," alt="Closing icon" title="Remove coupon"></button></li>',
    ],
    [
      'a chip in the head of a box that folds, far from the total',
      '<div role="button" tabindex="0" aria-expanded="false"><span>Discount code</span><div role="button" tabindex="0"><span>MINE12</span><svg class="chip-delete"></svg></div></div>',
    ],
    [
      'a row among the sums and a button elsewhere',
      '<table data-near><tr><td>Coupon (MINE12)</td><td>-£20.00</td></tr></table><p>Your coupon has been applied! <button>Remove coupon</button></p>',
    ],
    [
      'a row with a button',
      '<tr><td>Voucher MINE12</td><td>−£5.00</td><td><button>Remove</button></td></tr>',
    ],
    ['a chip with a cross', '<span>Code MINE12 <button>×</button></span>'],
    [
      'a cross that only programs can read',
      '<span>MINE12 <a href="/basket/code/remove?code=MINE12" class="coupon-remove">×</a></span>',
    ],
    [
      'an icon with a name',
      '<div>Coupon: MINE12 <button aria-label="Remove coupon"><svg></svg></button></div>',
    ],
    [
      'a cross beside words that only a space between elements parts',
      '<div><span>Discount</span><span>MINE12</span><a href="#"><svg class="lucide-circle-x"></svg></a></div>',
    ],
    [
      'an icon of a font',
      '<li><span>MINE12</span> <a href="#" data-link-action="remove-voucher"><i>\ue872</i></a></li>',
    ],
    [
      'a row of the sums with what is called Close in it',
      '<div data-near><div>Discount (MINE12) <button><i>close</i></button> <span>-£5.00</span></div></div>',
    ],
    [
      'a chip with a button that is called Close',
      '<span data-near>MINE12 <button aria-label="Close"><i class="mdi-close"></i></button></span>',
    ],
    [
      'a chip with an icon that only a script knows',
      '<div data-near><span>MINE12</span><span class="icon-close" data-code="MINE12"></span></div>',
    ],
    [
      'a button called by the code in a form for taking it off',
      '<form class="RemoveCouponForm"><button>MINE12</button></form>',
    ],
    [
      'a button called by the code with a cross, in the head of a box that folds',
      '<div role="button" aria-expanded="false" data-near><h6>Code</h6><button>MINE12 <svg><use href="#icon-cancel"></use></svg></button></div>',
    ],
    [
      'a row named for coupons beside a field that now takes the other kind',
      '<div data-near><form><label>Have a promo code? <input name="gift_card_code" placeholder="Gift card"></label><button>Apply</button></form><div><div data-test-id="applied-coupon">MINE12</div><button data-test-id="button-remove-coupon">Remove</button></div></div>',
    ],
    [
      'a link with a picture',
      '<table><tr><td>MINE12 <a href="/cart?rm=MINE12"><img alt="Remove coupon MINE12"></a></td><td>−£5.00</td></tr></table>',
    ],
    [
      'an icon without a name under the word for discounts',
      '<dl data-near><dt>Discount(s)</dt><div><button><svg></svg></button><dd>MINE12</dd></div></dl>',
    ],
    [
      'a button beside the details of its term',
      '<dl><dt>Voucher “MINE12”</dt><dd>−£5.00 <button>remove</button></dd></dl>',
    ],
    [
      'a code that an amount follows without white space',
      '<div><span>Voucher: MINE12</span><a href="#"><i class="fa-trash"></i></a><span>€ 5,95</span></div>',
    ],
    [
      'the code in the locked field',
      '<form><input name="coupon_code" value="MINE12" disabled> <button>Cancel coupon</button></form>',
    ],
    ['small letters after a colon', '<div>Coupon: mine12x <a href="#">[Remove]</a></div>'],
    [
      'a chip whose cross is a word of an icon font',
      '<span data-near>MINE12 <button><i>close</i></button></span>',
    ],
    [
      'a chip with an icon that is a word, which only a script knows',
      '<div data-near><span>MINE12</span><span class="icon-close">close</span></div>',
    ],
    [
      'a chip that tells what the code is worth',
      '<span data-near>MINE12 Saving 40 kr <button>×</button></span>',
    ],
    [
      'a chip with a button that says what it closes',
      '<span data-near>MINE12 <button aria-label="Close MINE12"></button></span>',
    ],
    [
      'a chip with a word for a cross that elsewhere means to order',
      '<span data-near>MINE12 <button aria-label="Fechar"></button></span>',
    ],
    [
      'a chip with the element of an icon set',
      '<span data-near>MINE12 <ion-icon name="close-outline"></ion-icon></span>',
    ],
    [
      'a chip with an icon that an attribute tells what to draw',
      '<span data-near>MINE12 <button><i data-feather="trash-2"></i></button></span>',
    ],
    [
      'a cross that is drawn of two bars',
      '<div data-near><span>MINE12</span><span class="chip-close"><b></b><b></b></span></div>',
    ],
    [
      'a chip in the colour of success',
      '<span data-near class="badge badge-success">Coupon MINE12 for spring <button>×</button></span>',
    ],
    [
      'a row of a table in the colour of success',
      '<tr data-near class="success"><td>Coupon MINE12 for spring</td><td><button>×</button></td></tr>',
    ],
    [
      'a row in an article that is a whole basket, with words right before the amounts',
      '<article><a href="/mug">Mug</a><b>30 kr</b><div><span>Coupon MINE12</span><span>−5 kr</span><button>Remove</button></div><p>Delivery<b>9 kr</b></p><p>Total<b>34 kr</b></p></article>',
    ],
    [
      'a button whose label nobody translated',
      '<span data-near>Voucher MINE12 for spring <button aria-label="removeLabel"></button></span>',
    ],
  ])('reads %s', (_, html) => {
    const table = html.startsWith('<tr') ? `<table><tbody>${html}</tbody></table>` : html
    const [[code, remover] = []] = found(table)
    expect(code?.toUpperCase().slice(0, 6)).toBe('MINE12')
    expect(remover).toBe('removable')
  })

  it('reads a code that nobody knows, beside the field for the next or without a sign', () => {
    const field =
      '<input name="coupon_code" placeholder="Change your coupon code"><input type="submit" value="Save">'
    const row = `<table><tr data-near><td>${field} MINE12 (30%)</td><td>-€37.29</td></tr></table>`
    expect(found(row)).toEqual([['MINE12', 'stays']])
    expect(found('<p data-near>Sconto(MINE12) €3.41</p>')).toEqual([['MINE12', 'stays']])
    const behind = '<table><tr data-near><td>Discount MYCODE</td><td>£3.41</td></tr></table>'
    expect(found(behind)).toEqual([['MYCODE', 'stays']])
    expect(found(behind.replace('Discount', 'DISCOUNT'))).toEqual([])
    const sums =
      '<ul data-near><li>Two rooms with a view <b>£50.00</b></li><li>MOUNTAIN <b>−£5.00</b></li></ul>'
    expect(found(sums)).toEqual([['MOUNTAIN', 'stays']])
    expect(found(sums.replace('Two rooms with a view', 'TWO ROOMS WITH A VIEW'))).toEqual([])
  })

  it('says so too beside an empty field, since such a code could not be put back', () => {
    const field = '<div><input placeholder="Code"><button>Apply</button></div>'
    const row = '<p>Voucher applied <button>Remove voucher</button></p>'
    expect(found(`<div>${field}${row}</div>`)).toEqual([[null, 'removable']])
  })

  it('says so where a code is on that the page doesn’t name', () => {
    expect(found('<div>Voucher −£5.00 <button>Remove voucher</button></div>')).toEqual([
      [null, 'removable'],
    ])
  })

  it('takes no word of the goods for a code', () => {
    const line = '<div data-near><p>Gym towel £9.00 <button>−</button>1<button>+</button></p></div>'
    expect(found(line, ['TOWEL'])).toEqual([])
    expect(found('<div data-near><p>Discount towel −£9.00</p></div>', ['TOWEL'])).toEqual([
      ['TOWEL', 'stays'],
    ])
  })

  it('takes no digest in an address for a code', () => {
    const row =
      '<p>Redeemed voucher: <strong>MINE12</strong> <a href="?remove_coupon=0cc175b9c0f1b6a831c399e269772661"><i class="glyphicon-remove"></i></a></p>'
    expect(found(row, ['MINE12'])).toEqual([['MINE12', 'removable']])
  })

  it('takes no number of the shop’s own for a code', () => {
    const row = (own: string) =>
      `<table data-near><tr><td>Coupon <strong>SPRING25</strong></td><td>−£5.00</td><td><form>${own}<button>Remove</button></form></td></tr></table>`
    expect(found(row('<input type="hidden" name="CouponId" value="41877">'))).toEqual([
      ['SPRING25', 'removable'],
    ])
    expect(found(row('<input type="hidden" name="voucherId" value="9f2">'))).toEqual([
      ['SPRING25', 'removable'],
    ])
    expect(found(row('<input type="hidden" name="coupon" value="41877">'))).toEqual([
      ['41877', 'removable'],
    ])
    expect(found(row('<i data-item-code="ANP-001"></i>'))).toEqual([['SPRING25', 'removable']])
  })

  it('reads the code from the field that it stays in, and no other beside that', () => {
    const html = `<div><p>Your referral ID is BL-20914.</p><form><div><div>
      <input id="promocode" value="SPRING25" placeholder="Enter code"><button type="button" id="remove-promo">Remove</button>
    </div></div></form></div>`
    expect(found(html, ['SPRING25'])).toEqual([['SPRING25', 'removable']])
  })

  it('reads a row far from the sums whose icon bears a known code for programs', () => {
    const row =
      '<ul><li><span>eCoupon MINE12</span><span>-10,00 €</span><button data-code="MINE12"><svg><path d="M5 6h10l-1 11H6z"></path></svg></button></li></ul>'
    expect(found(row, ['MINE12'])).toEqual([['MINE12', 'removable']])
    expect(found(row.replace('-10', '10'), ['MINE12'])).toEqual([])
  })

  it('knows a code in small letters by itself or by words of a discount, but no word of goods', () => {
    const rows = (words: string) => found(`<div>${words} <button>Remove</button></div>`, ['TOWEL'])
    expect(rows('<p>towel</p>')).toEqual([['TOWEL', 'removable']])
    expect(rows('Voucher towel')).toEqual([['TOWEL', 'removable']])
    expect(rows('Gym towel')).toEqual([])
  })

  it.each([
    [
      'a gift card that pays',
      '<div><input name="giftCardCode"><div class="coupon-code">GIFT-20-ABCD <button aria-label="Remove gift card GIFT-20-ABCD"><svg></svg></button></div></div>',
    ],
    [
      'a gift card whose button is called as a code’s is',
      '<div><label>Gift card or discount code <input></label></div><div><p>Gift card: •••• •••• 1234</p><button aria-label="remove promo code"><svg></svg></button></div>',
    ],
    [
      'a gift card that only its names for programs tell, beside a field for codes',
      '<div><input name="coupon_code" placeholder="Coupon code"><div><div data-test-id="applied-gift_card">GIFT20</div><button data-test-id="button-remove-gift_card">Remove</button></div></div>',
    ],
    [
      'a remover without words beside a field that holds what was refused',
      '<div><input placeholder="Discount code" value="NOPE"><div><button>Apply</button><button id="removeDiscountCode"><svg></svg></button></div></div>',
    ],
    [
      'an icon beside the field that clears it',
      '<div data-near><form><div><button type="button" aria-label="Clear coupon code"><svg><title>Close icon</title></svg></button><input aria-label="Your coupon"><button>Redeem</button></div></form></div>',
    ],
    [
      'a remover that stands beside the empty field before there is a code',
      '<div><input placeholder="Discount code"><div><button>Apply</button><button id="removeDiscountCode"><svg></svg></button></div></div>',
    ],
    [
      'an offer with its terms after the amount',
      '<p data-near>Voucher SAVE15 - 15 € on rooms with a view</p>',
    ],
    [
      'a code for a friend',
      '<p data-near>Give $10, get $10. Your code: <code>JUNE-R-44</code></p>',
    ],
    [
      'what folds the box of the field',
      '<div data-near>Voucher <button aria-expanded="true" class="coupon-cancel">Cancel</button></div>',
    ],
    ['a code that was not applied', '<p data-near>Code SAVE10 not applied <button>×</button></p>'],
    ['a decoy that says so', '<dl data-near><dt>Store credit</dt><dd>Not applied</dd></dl>'],
    [
      'a line of the basket',
      '<ul><li><a href="/goods/mug">Mug</a> <em>You save £2.00</em> <input name="qty" value="2"> <button>Delete</button></li></ul>',
    ],
    [
      'an offer in a banner',
      '<div>Use code SAVE10 for 10 % off everything this week <button>×</button></div>',
    ],
    ['a filter', '<span>Size XL <button>×</button></span>'],
    [
      'a button that orders, beside the code',
      '<div data-near>Cupom SAVE10 <button>Fechar pedido</button></div>',
    ],
    [
      'a code in an offer to copy it, beside a discount among the sums',
      '<div data-near><p>10 % off with coupon: SAVE10 <button>Copy</button></p><p>Discount £5.00</p></div>',
    ],
    [
      'a message that a code was taken off, beside a price named by a code',
      '<div data-near><div class="alert">The promo code SAVE10 has left your basket.</div><p>Price (per access code) £5.00</p></div>',
    ],
    [
      'a message with a cross to shut it',
      '<div data-near><div class="alert">SAVE10 has been removed. <button>×</button></div></div>',
    ],
    [
      'a button that shuts the box of the field',
      '<div data-near class="coupon-box"><button>Cancel</button></div>',
    ],
    [
      'a button that leaves a form, beside the one that sends it in capitals',
      '<form data-near><p>Total £40.00</p><div><button type="button">ANNULER</button><button><span>PAIEMENT</span></button></div></form>',
    ],
    [
      'two plain buttons in capitals, whatever they are for',
      '<div data-near><p>Total £40.00</p><div><button type="button">CLEAR</button><button type="button">DONATE</button></div></div>',
    ],
    [
      'a button that leaves, beside a step that is written in capitals',
      '<div data-near><p>Total £40.00</p><div><span>PARTICULARS</span> <button type="button">CANCEL</button></div></div>',
    ],
    [
      'what the shop says of a code that it doesn’t name',
      '<p data-near>Success: Your coupon discount has been applied!</p>',
    ],
    [
      'a message that tells what a code is worth',
      '<div data-near class="alert">SAVE10 saving £5.00 <button>×</button></div>',
    ],
    [
      'a code that may be used, beside a discount among the sums',
      '<div data-near><p>Use SAVE10 Spring coupon</p><p>Discount £5.00</p></div>',
    ],
    [
      'a box to tick that puts a code on',
      '<p data-near>Coupon SAVE10 −£5.00 <input type="checkbox" name="use_coupon"></p>',
    ],
    ['an offer with its terms', '<p data-near>SAVE10 −£20.00 from £150.00</p>'],
    [
      'an offer with a dash between the code and what it takes off',
      '<ul data-near><li><b>SAVE10</b> - 20% from £150.00</li></ul>',
    ],
    [
      'a gift card among the sums',
      '<table data-near><tr><td><strong>Gift Certificate (GC-5521)</strong></td><td>-£20.00</td></tr></table>',
    ],
    ['a currency', '<p data-near>Discount for regulars: CHF -2.40</p>'],
    [
      'how long codes are',
      '<p data-near>Enter the 12-digit number, and the discount comes off</p>',
    ],
    [
      'a ticked box for something else',
      '<label><input type="checkbox" checked> With express delivery, 2% of the goods</label>',
    ],
    ['a word of the page', '<dl data-near><dt>Discount Delivery</dt><dd>−£5.00</dd></dl>'],
  ])('takes %s for no applied row', (_, html) => {
    expect(found(html, ['SAVE10', 'DELIVERY'])).toEqual([])
  })

  it('reads a code that a message says is on, as a fact and with nothing more to it', () => {
    const said = (words: string) => found(`<div data-near role="status"><p>${words}</p></div>`)
    expect(said('<b>MINE12</b> is on your basket')).toEqual([['MINE12', 'stays']])
    expect(said('Code MINE12 is on your order.')).toEqual([['MINE12', 'stays']])
    expect(said('MINE12 is not on your basket')).toEqual([])
    expect(said('MINE12 takes 10 % off, once it is on your basket')).toEqual([])
    expect(said('A gift is on your order')).toEqual([])
  })

  it('reads a code that stands in a line of the goods’ table, its amount told twice', () => {
    const row = (each: string, all: string, address: string) =>
      `<table data-near><tr><td>Welcome (MINE12)</td><td>1</td><td>${each}</td><td>${all}</td><td><a href="${address}"><i class="trash"></i></a></td></tr></table>`
    expect(found(row('- £4.35', '- £4.35', '/coupon/remove/7'), ['MINE12'])).toEqual([
      ['MINE12', 'removable'],
    ])
    expect(found(row('£4.35', '£4.35', '/basket/remove/7'), ['MINE12'])).toEqual([])
  })

  it('takes no code that the page says was removed for one that is on', () => {
    const sums = '<p>Sale discount -£4.00</p><p>Total £36.00</p>'
    const said = (words: string) => found(`<div data-near>${sums}<p>${words}</p></div>`, ['SAVE10'])
    expect(said('Coupon "SAVE10" removed.')).toEqual([])
    expect(said('Coupon SAVE10')).toEqual([['SAVE10', 'stays']])
  })

  it('takes no word of a rule’s name for a code, and knows that one is on', () => {
    const row = (name: string) =>
      `<div data-near><div><span>Code: ${name}</span><button><svg class="x-lg"><path d="M6 6l12 12M18 6L6 18"></path></svg></button></div></div>`
    expect(found(row('Freunde werben'))).toEqual([[null, 'removable']])
    // One word written as names are may be either, unless the extension knows it.
    expect(found(row('Stammkunden'))).toEqual([[null, 'removable']])
    expect(found(row('Stammkunden'), ['STAMMKUNDEN'])).toEqual([['STAMMKUNDEN', 'removable']])
    expect(found(row('welcome'))).toEqual([['welcome', 'removable']])
  })

  it('takes no gift card for a code that only its name for programs tells from one', () => {
    const row = (name: string, said: string) =>
      `<div class="applied" ${name}><span>${said}</span><button type="button">Remove</button></div>`
    const html = `<div data-near>${row('', 'MINE12 (- $11.88)')}${row('data-gift-card-code="GC-11-22"', 'GC-11-22 (- $10.00)')}</div>`
    expect(found(html)).toEqual([['MINE12', 'removable']])
  })

  it('takes no currency that is written out for a code', () => {
    const row = (said: string) =>
      `<div data-near><p>Code promo</p><input value="SAVE10" disabled><button><svg data-icon="xmark"></svg></button><p>${said}</p></div>`
    const codes = found(row('Code appliqué ! −1 500 FCFA'), ['SAVE10']).map(([code]) => code)
    expect(codes).not.toContain('FCFA')
  })

  it('reads a code with what it is worth beside it', () => {
    const row = `<div><div>MINE12 25% off</div><div><button><svg data-icon="xmark"></svg></button></div></div>`
    expect(found(`<div data-near>${row}</div>`)).toEqual([['MINE12', 'removable']])
  })

  it('takes a code that the shop keeps although it waits for one that is on, and none that it refused', () => {
    const row = (says: string) =>
      `<div data-near><div class="coupon">MINE12 - <span>${says}</span><button aria-label="Remove coupon MINE12">×</button></div></div>`
    expect(found(row('Not Applied'))).toEqual([['MINE12', 'removable']])
    expect(found(row('Nicht angewendet'))).toEqual([['MINE12', 'removable']])
    expect(found(row('Not valid, and not applied'))).toEqual([])
  })

  it('takes a row under the name of its rule for a code that nothing names', () => {
    const html =
      '<div data-near><ul class="promo-name"><li class="cart-summary-line"><span class="label">Welcome offer</span><div><span>-€5.15</span><a href="/cart?deleteDiscount=1" data-link-action="remove-voucher"><i class="material-icons">&#xE872;</i></a></div></li></ul></div>'
    expect(found(html)).toEqual([[null, 'removable']])
  })

  it('takes a row that a platform is known for, and that names no code, for one only where it came with a code', () => {
    const row = (rule: string) =>
      `<li class="line-item-promotion">${rule} <b>−€5.00</b><button aria-label="Remove ${rule}">×</button></li>`
    const codes = (rules: string[], before?: Scenery) => {
      document.body.innerHTML = `<main><ul data-near>${rules.map(row).join('')}</ul></main>`
      noteHints(document, [{ remove: ['.line-item-promotion button'] }])
      const near = [...document.querySelectorAll('[data-near]')]
      return appliedCodes(liveView(document), ['SAVE10'], near, before).map(({ code }) => code)
    }
    expect(codes(['Summer sale'])).toEqual([])
    const before = sceneryOf(liveView(document), ['SAVE10'])
    expect(codes(['Summer sale', 'For friends'], before)).toEqual([null])
    noteHints(document, [])
  })

  it('takes a discount beside the field for gift cards for one of a code', () => {
    const page = (name: string) =>
      `<table data-near><tr><td>${name}</td><td>− £5.00 <button>Delete</button></td></tr>
      <tr><td>Gift certificate</td><td><form><input name="gc" placeholder="Gift certificate code"></form></td></tr></table>`
    expect(found(page('Discount'))).toEqual([[null, 'removable']])
    expect(found(page('Gift certificate'))).toEqual([])
  })

  it.each([
    '−£5.00',
    '−Rp 200.000',
    '-CHF 5.00',
    '- R$ 51,35',
    '-US$5.00',
    'less RM25.00',
    'abzgl. 5,00 €',
    '(9,00 $)',
  ])('reads a discount row without a control: %s', (amount) => {
    expect(found(`<dl data-near><dt>Discount (MINE12)</dt><dd>${amount}</dd></dl>`)).toEqual([
      ['MINE12', 'stays'],
    ])
  })

  it.each([
    [
      'a line of a cell in which breaks part them',
      '<table data-near><tr><td>Goods £40.00<br><b>Coupon MINE12</b> −£5.00<br>To pay £35.00</td></tr></table>',
    ],
    [
      'a row with a box to tick that takes it off',
      '<p data-near>Coupon MINE12 −£5.00 <input type="checkbox" name="remove_coupon"></p>',
    ],
    [
      'a row with the field that holds it',
      '<p data-near>Coupon MINE12 <input name="coupon" value="MINE12"> −£5.00</p>',
    ],
    ['a row that says so, and that it is a code', '<p data-near>Código MINE12 aplicado</p>'],
    [
      'its name, with a discount among the sums',
      '<div data-near><p>MINE12 Spring coupon</p><p>Discount £5.00</p></div>',
    ],
  ])('reads a known code without a control in %s', (_, html) => {
    expect(found(html, ['MINE12'])).toEqual([['MINE12', 'stays']])
  })
})
