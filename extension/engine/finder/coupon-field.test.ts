// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { liveView } from '../dom/view.ts'
import { placeOf, vouchFor, couponFields } from './coupon-field.ts'

const found = (html: string) => {
  document.body.innerHTML = html
  return couponFields(liveView(document)).map(({ field }) => field.id)
}

beforeEach(() => {
  document.body.innerHTML = ''
})

describe('couponFields', () => {
  it.each([
    ['a label', '<label for="x">Promo code</label><input id="x"><button>Apply</button>'],
    ['a placeholder', '<input id="x" placeholder="Gutscheincode eingeben">'],
    ['an aria-label', '<input id="x" aria-label="Code promo">'],
    ['a type that browsers know none of', '<input id="x" type="coupon" name="coupon">'],
    ['a name', '<form><input id="x" name="couponCode"><button>OK</button></form>'],
    ['a name for programs', '<div><input id="x" data-entity="basket-coupon-input"></div>'],
    [
      'a name that says code alone, with words around',
      '<div><h3>Got a voucher?</h3><input id="x" name="code"><button>Add</button></div>',
    ],
    [
      'the name of a voucher',
      '<form><input id="x" placeholder="Nome do cupão"><button>Ok</button></form>',
    ],
    [
      'a placeholder, although a copied label speaks of another field',
      '<div><input id="x" placeholder="coupon code..." aria-label="Recipient\'s username"><button>Apply Coupon</button></div>',
    ],
    [
      'a code of no kind that is redeemed',
      '<div><input id="x" placeholder="Enter code"><button>Redeem</button></div>',
    ],
    [
      'a question for a code of no kind, and a button of few words',
      '<div><input id="x" placeholder="¿Tienes un código?"><button>OK</button></div>',
    ],
    [
      'nothing but words around it',
      '<section><p>Discount code</p><div><input id="x"><button>Use</button></div></section>',
    ],
    [
      'a field for codes and gift cards alike',
      '<input id="x" placeholder="Discount code or gift card"><button>Apply</button>',
    ],
    [
      'a label beside rows of other things',
      '<aside><form><input id="x" aria-label="Have a voucher code?"><button>Redeem</button></form><p>Gift card: none used</p><p>Delivery £4.95</p></aside>',
    ],
    [
      'the cell before its own',
      '<table><tr><td>Discount code</td><td><input id="x"></td></tr></table>',
    ],
    [
      'the words before it in its line',
      '<p>Offer code: <input id="x"> <button>Recalculate</button></p>',
    ],
    [
      'the tab that shows it',
      '<button id="t">Promo code</button><div role="tabpanel" aria-labelledby="t"><input id="x"></div>',
    ],
    [
      'its words, whatever panes nobody sees say of gift cards',
      '<div><p>Promo code</p><input id="x"><button>Use</button><div style="display:none">Gift card, check balance</div></div>',
    ],
    [
      'words over its row, with a button that only a script knows',
      '<div><p>Aktionscode</p><div><input id="x"><div tabindex="0">Einlösen</div></div></div>',
    ],
    [
      'the words of its button alone',
      '<form><input id="x"><button>Use discount code</button></form>',
    ],
    [
      'the cell before its own, with an answer of the shop below it',
      '<table><tr><td>Code avantage</td><td><input id="x" name="k"> <input type="image" alt="Valider"><br>Aucun code avantage n’est utilisé.</td></tr></table>',
    ],
    [
      'its label, whatever a library calls the parts that it is made of',
      '<div><label for="x">Coupon</label><input id="x" type="search" class="select-search-input"><button>Apply</button></div>',
    ],
    [
      'its words, whatever name for programs was copied with it',
      '<div><input id="x" data-qa="inputCity" placeholder="Gift card or discount code"><button>Apply</button></div>',
    ],
    [
      'its words, and not the field below that takes gift vouchers',
      '<section><div><p>Rabattcode</p><div><input id="x" placeholder="z.B. SOMMER24"><button>Einlösen</button></div></div><div><p>Wert-Gutschein</p><div><input placeholder="Gutscheincode (Geschenk)"><button>Einlösen</button></div></div></section>',
    ],
    [
      'the number of a catalogue’s offer',
      '<input id="x" inputmode="numeric" aria-label="Vorteilsnummer"><button>Einlösen</button>',
    ],
    [
      'a question for a code of no kind, with more words behind it',
      '<div><label for="x">Got a code? Pop it in here</label><input id="x"><button>Go</button></div>',
    ],
    [
      'what is chosen of a list of kinds that labels it',
      '<div><select id="k"><option>Staff number</option><option selected>Offer code</option></select></div><div><input id="x" aria-labelledby="k"><button>Go</button></div>',
    ],
    [
      'what is chosen of a list of kinds beside it',
      '<p>I have a <select><option>Promo code</option><option>Gift card</option></select> <input id="x"><button>Go</button></p>',
    ],
    [
      'what is chosen of a list of kinds in the part before it',
      '<div><div>I have a <select><option>Promo code</option><option>Gift card</option></select></div><div><input id="x"></div><button>Go</button></div>',
    ],
    [
      'a field for codes that was copied from one for an address',
      '<div role="dialog"><h3>Discount code</h3><input id="x" name="email"><button>Apply</button></div>',
    ],
    [
      'its words, and not where they say that the code was read',
      '<label>Discount code from our newsletter <input id="x"></label><button>Go</button>',
    ],
    [
      'its German words, and not where they say that the code was read',
      '<label>Aktionscode aus unserem Newsletter <input id="x"></label><button>Einlösen</button>',
    ],
    [
      'words that say that the code was read in what else means another field',
      '<div><h3>Offer code</h3><label>Found a code in our catalogue? <input id="x"></label><button>Apply</button></div>',
    ],
    [
      'the tab that shows its panel',
      '<button role="tab" aria-controls="p1">Gift card</button><button role="tab" aria-controls="p2">Offer code</button><div role="tabpanel" id="p2"><input id="x" placeholder="ABC123"><button>→</button></div>',
    ],
    [
      'the dialog that holds it alone',
      '<div role="dialog" aria-labelledby="h"><h3 id="h">Pop your voucher in here</h3><input id="x" name="a1"><button>Take some off</button></div>',
    ],
    [
      'a button that speaks to those alone who can’t see it',
      '<div><input id="x" placeholder="Got a code?"><button aria-label="Submit code"><svg></svg></button></div>',
    ],
    [
      'a button right behind it among rows of sums',
      '<aside><p>Goods £40.00</p><p>Delivery £5.00</p><label for="x">Another code</label><input id="x"><button>Redeem</button><p>To pay £45.00</p></aside>',
    ],
    [
      'one button below a question about vouchers',
      '<section><h2>Got a discount voucher?</h2><div><input id="x" name="k"><button>Knock it off</button></div></section>',
    ],
    [
      'its heading and its button, where its library makes it a search',
      '<div><div><label>Promo code</label></div><span class="input-search"><input id="x" type="search" placeholder="Enter code"><button type="button">Apply</button></span></div>',
    ],
    [
      'its placeholder, where its template has called it a search',
      '<form><input name="search" placeholder="Search for anything"></form><form><input id="x" name="search" placeholder="Coupon code"><button>Apply code</button></form>',
    ],
    ['a German compound', '<label>Aktionscode <input id="x"></label><button>Einlösen</button>'],
  ])('finds a field by %s', (_, html) => {
    expect(found(html)).toEqual(['x'])
  })

  it.each([
    [
      'a search of codes',
      '<div><h3>Promo codes</h3><span><input id="x" type="search" placeholder="Search codes"><button>Search</button></span></div>',
    ],
    [
      'a search',
      '<form role="search"><input id="x" placeholder="Search discounts"><button>Go</button></form>',
    ],
    [
      'what looks for shops and coupons alike',
      '<form><input id="x" name="q" placeholder="Shop or coupon"><input type="submit" value="Search"></form>',
    ],
    [
      'what the buyer calls the order by, below the code that is on',
      '<div><p>Discount code</p><p>MINE12 <button>Remove</button></p></div><div><p>PO / Job Reference</p><input id="x" name="attributes[PO]" placeholder="Enter your PO or job number"></div>',
    ],
    [
      'the code that is on, with what it is called',
      '<div><input id="x" value="Promotion (MINE12)" data-code="mine12"><button id="remove-coupon-code"></button></div>',
    ],
    [
      'an address that coupons are sent to',
      '<form>Coupons for subscribers: <input id="x" name="email" value="E-mail"><button>OK</button></form>',
    ],
    [
      'a newsletter',
      '<div><p>10% discount for your first order</p><input id="x" placeholder="Your email"><button>Subscribe</button></div>',
    ],
    [
      'a tip, in a part of the same make as the code’s',
      '<div class="coupon-module"><label>Trinkgeld <input id="x" placeholder="Betrag"></label><button>Anwenden</button></div>',
    ],
    [
      'a voucher that a PIN secures',
      '<form><label>Voucher <input id="x"></label><label>PIN <input id="y"></label><button>Add voucher</button></form>',
    ],
    [
      'the number of a voucher that was paid for',
      '<form><input id="x" inputmode="numeric" aria-label="Numer vouchera"><button>Sprawdź</button></form>',
    ],
    [
      'the number of a voucher that the shop sells',
      '<form><input id="x" inputmode="numeric" aria-label="Gutscheinnummer"><button>Einlösen</button></form>',
    ],
    [
      'the number of a colleague',
      '<form><label for="x">Colleague number</label><input id="x"><button>Add colleague discount</button></form>',
    ],
    [
      'a gift card',
      '<label>Gift card code <input id="x" name="gift_card"></label><button>Apply</button>',
    ],
    [
      'a German gift card',
      '<label>Geschenkgutschein <input id="x"></label><button>Einlösen</button>',
    ],
    ['store credit', '<label>Store credit <input id="x"></label><button>Apply</button>'],
    ['a loyalty number', '<label>Loyalty card number <input id="x"></label><button>Apply</button>'],
    ['adding by SKU', '<label>Product code <input id="x" name="sku"></label><button>Add</button>'],
    ['order comments', '<label>Order comments <input id="x" name="note"></label>'],
    ['a postcode', '<label>Postcode <input id="x" name="code"></label><button>Apply</button>'],
    [
      'a postcode by autocomplete',
      '<input id="x" name="code" autocomplete="postal-code"><button>Apply</button>',
    ],
    [
      'a card security code',
      '<label>Security code <input id="x" name="cvc" maxlength="4"></label>',
    ],
    ['a quantity', '<input id="x" type="number" name="discount_qty">'],
    ['a parcel’s code', '<label>Code <input id="x" name="code"></label><button>Apply</button>'],
    [
      'a field under the heading of gift cards',
      '<div><h4>Geschenkgutschein einlösen</h4><input id="x" placeholder="Gutscheinnummer"><button>Einlösen</button></div>',
    ],
    [
      'a loyalty card below tabs of which one names the code',
      '<ul><li><a href="#a">Karta stałego klienta</a></li><li><a href="#b">Kod rabatowy</a></li></ul><div><input id="x" placeholder="Numer karty"><button>Dodaj</button></div>',
    ],
    [
      'a code of no kind that is checked',
      '<label>Code <input id="x"></label><button>Check</button>',
    ],
    ['a code that opens a door', '<label>Entry code <input id="x"></label><button>Apply</button>'],
    [
      'a question for a code of another kind',
      '<div><label for="x">Got a door code? Pop it in here</label><input id="x"><button>Go</button></div>',
    ],
    [
      'the number of a passport, where a discount asks for it',
      '<div><p>Discount for residents</p><label>Passport number <input id="x"></label><button>Apply</button></div>',
    ],
    [
      'what a list of kinds names, where another one is chosen',
      '<div><select id="k"><option>Offer code</option><option selected>Staff number</option></select></div><div><input id="x" aria-labelledby="k"><button>Go</button></div>',
    ],
    [
      'an address, where a discount comes in a letter',
      '<label>Email for the discount in our newsletter <input id="x"></label><button>Go</button>',
    ],
    ['a referral', '<label>Referral code <input id="x"></label><button>Apply</button>'],
    [
      'a hidden second copy',
      '<div style="display:none"><input id="x" name="coupon"><button>Apply</button></div>',
    ],
    [
      'a voucher with its PIN',
      '<form><label>Voucher number <input></label><label>PIN <input id="x" name="voucher-pin"></label><button>Add voucher</button></form>',
    ],
    ['a field that can’t be written', '<input id="x" name="coupon" readonly value="MINE">'],
    [
      'a gift card by its short name',
      '<div><label for="x">Vale-oferta</label><input id="x" placeholder="Número do vale"></div>',
    ],
    [
      'what is added to an account',
      '<label>Voucher code <input id="x"></label><button>Add to my account</button>',
    ],
    [
      'a code that confirms an address',
      '<label>Confirmation code <input id="x"></label><button>Confirm</button>',
    ],
    [
      'a voucher’s field away from a coupon that is on',
      '<ul><li><div><p>Coupon MINE12 <button>Remove coupon</button></p></div></li><li><h3>Voucher code</h3><div><div><div><label for="x">Voucher code</label><input id="x"><button>Apply voucher</button></div></div></div></li></ul>',
    ],
    [
      'a gift voucher with its number',
      '<div><label for="x">Gift voucher</label><input id="x" placeholder="Voucher number"></div>',
    ],
  ])('leaves %s alone', (_, html) => {
    expect(found(html)).toEqual([])
  })

  it('knows a field by its words whose button shows an arrow alone', () => {
    document.body.innerHTML =
      '<form><label>Discount code <input id="x"></label><input type="submit" value="→"></form>'
    expect(couponFields(liveView(document)).map(({ isSent }) => isSent)).toEqual([true])
  })

  it('takes a field that a press has brought for one that the page draws anew, but no other there', () => {
    const field = (name: string) => `<p>Inserir</p><div><input id="${name}" name="${name}"></div>`
    expect(found(field('entry'))).toEqual([])
    const brought = document.querySelector('input')
    if (brought !== null) vouchFor(document, placeOf(brought))
    expect(found(field('entry'))).toEqual(['entry'])
    expect(found(field('seller'))).toEqual([])
  })

  it('finds a field in open shadow roots, one within the other', () => {
    document.body.innerHTML = '<shop-cart></shop-cart>'
    const cart = document.querySelector('shop-cart')?.attachShadow({ mode: 'open' })
    if (cart === undefined) throw new Error('no shadow root')
    cart.innerHTML = '<shop-field></shop-field>'
    const field = cart.querySelector('shop-field')?.attachShadow({ mode: 'open' })
    if (field === undefined) throw new Error('no shadow root')
    field.innerHTML = '<p>Promo code</p><input id="x"><button>Apply</button>'
    expect(couponFields(liveView(document)).map((each) => each.field.id)).toEqual(['x'])
  })

  it('finds a field for vouchers and gift vouchers, named in one line', () => {
    expect(found('<label for="x">Gutschein/Geschenkgutschein</label><input id="x">')).toEqual(['x'])
  })

  it('puts the voucher field before its neighbour of the same shape', () => {
    const html = `<form><label>Gift card <input id="gift"></label><button>Apply</button></form>
      <form><label>Voucher <input id="voucher"></label><button>Apply</button></form>`
    expect(found(html)[0]).toBe('voucher')
  })

  it('puts a field for a discount before one for vouchers, which may have been paid for', () => {
    const html = `<form><label>Voucher number <input id="worth"></label><button>Use voucher</button></form>
      <form><input id="discount" formcontrolname="discountCode" placeholder="Enter code"><button>Apply</button></form>`
    expect(found(html)[0]).toBe('discount')
  })
})

it('a field that may take gift cards gives way to one that speaks of none', () => {
  const html =
    '<div><p>Wert-Gutschein</p><input id="gift" placeholder="Gutscheincode (Geschenk)"><button>Einlösen</button></div><div><p>Rabattcode</p><input id="x" placeholder="z.B. SOMMER"><button>Einlösen</button></div>'
  expect(found(html)[0]).toBe('x')
})

it('leaves alone what comes over the page of the field in use, and takes codes as well', () => {
  const own = '<input id="own" name="own_coupon" placeholder="Coupon code"><button>Apply</button>'
  const offer =
    '<input id="offer" name="coupon" placeholder="Coupon code"><button>Apply coupon</button>'
  expect(found(`<form>${own}</form>`)).toEqual(['own'])
  const inUse = document.querySelector('input')
  if (inUse !== null) vouchFor(document, placeOf(inUse))
  expect(found(`<form hidden>${own}</form><dialog open>${offer}</dialog>`)).toEqual([])
  // The field itself may have moved into one.
  expect(found(`<dialog open>${own}</dialog>`)).toEqual(['own'])
  expect(found(`<p>Taken</p><dialog open>${offer}</dialog>`)).toEqual(['offer'])
})
