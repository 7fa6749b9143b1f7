// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { isBasket } from './basket.ts'

const total = '<dl><dt>Total</dt><dd>£40.00</dd></dl>'
const shows = (html: string) => {
  document.body.innerHTML = html
  return isBasket(document)
}

describe('isBasket', () => {
  it.each([
    ['a field and a total', `<label>Voucher <input></label><button>Apply</button>${total}`],
    [
      'a folded field and a total',
      `<details><summary>Have a promo code?</summary><input name="x"></details>${total}`,
    ],
    [
      'a page that calls itself a basket, whatever its sums are called',
      '<h1>Your basket</h1><label>Voucher <input></label><button>Apply</button><p>In all £40.00</p>',
    ],
    [
      'a checkout whose summary is drawn once it is opened',
      '<h1>Checkout</h1><button aria-expanded="false">Show order summary</button><input name="billing_zip">',
    ],
    [
      'a checkout that sells one thing',
      '<label>Voucher <input></label><button>Apply</button><p>£40.00</p><input name="billing_zip">',
    ],
    [
      'a page of one price whose button opens the ways to pay, as its name for programs says',
      '<label>Voucher <input></label><button>Apply</button><p>£40.00</p><button type="button" data-action="core_payment/triggerPayment">Choose how</button>',
    ],
    [
      'what several goods cost together',
      '<label>Voucher <input></label><button>Apply</button><p><span>4 items</span> <b>£40.00</b></p>',
    ],
    [
      'a step that its heading calls payment, whatever its sums are called',
      '<h1>Payment</h1><label>Voucher <input></label><button>Apply</button><p>In all £40.00</p>',
    ],
    [
      'a folded field and a price in the only button that has one',
      '<button>Have a promo code?</button><p>Gull <b>£32.00</b></p><button>Unlock now – £32.00</button>',
    ],
    [
      'a folded field and a price right above what orders',
      '<button>Got a promo code?</button><p>Your tickets <b>£32.00</b></p><button>Get tickets</button>',
    ],
    ['a button that opens the field', `<div role="button">Add a discount code</div>${total}`],
    [
      'a code that is on where its field is gone',
      `<p>MINE12 <a href="#">Remove code</a></p>${total}`,
    ],
    [
      'a code that another one may take the place of',
      `<p>MINE is nothing but MINECODE. <button type="button">Use a different one</button></p>${total}`,
    ],
    [
      'a row of the sums that names a code without a number',
      `<p>Réduction <span>DUOCODE</span></p><div><div>Réduction <b>DUOCODE</b></div><div>-£4.00</div></div>${total}`,
    ],
    [
      'nothing but a chip with the code that is on',
      `<span>MINE12 <button type="button">×</button></span>${total}`,
    ],
    [
      'a code in a row of sums with a bare cross',
      `<p><span>Discount (MINE12)</span> <a href="#"><svg class="lucide-x"></svg></a></p>${total}`,
    ],
    [
      'a row of sums with the code that is on and nothing to take it off',
      `<p><span>Discount</span> <span>MINE12</span> <span>−£5.00</span></p>${total}`,
    ],
    [
      'a field that is locked while its code is on',
      `<input readonly value="MINE12" placeholder="Have a coupon code?"><button>Remove</button>${total}`,
    ],
    [
      'a chip with a button that is called Close',
      `<div><span>MINE12</span> <button aria-label="Close"></button></div>${total}`,
    ],
    [
      'a sum in a field that nobody can write',
      '<label>Promo code <input></label><button>Apply</button><label>Total <input readonly value="£84.95"></label>',
    ],
    [
      'a sum that a strong word names alone',
      '<label>Kod rabatowy <input></label><button>Dodaj</button><p>Łączna kwota</p><p>84,95 zł</p>',
    ],
    [
      'amounts of a currency whose sign is four letters',
      '<label>Code promo <input></label><dl><dt>Total</dt><dd>84 950 FCFA</dd></dl>',
    ],
    [
      'a label that its template indents',
      `<label>Voucher <input></label><button>Apply</button><p>${' '.repeat(70)}Total: <b>£40.00</b></p>`,
    ],
    ...['Gs. 40.000', '1 290,- Kč', '40.– CHF', '4,000円', 'Rp 40.000', '40 Euro'].map((total) => [
      `an amount that is written ${total}`,
      `<label>Voucher <input></label><dl><dt>Total</dt><dd>${total}</dd></dl>`,
    ]),
    [
      'amounts of a currency without a sign',
      '<label>Voucher <input></label><dl><dt>Subtotal</dt><dd>KWD 53.650</dd></dl>',
    ],
    [
      'a code beside an icon whose own script takes it off by a form that nobody sees',
      `<div>MINE12 <i class="delete icon" onclick="document.forms[0].submit()"></i><form><input type="hidden" name="_method" value="DELETE"></form></div>${total}`,
    ],
    [
      'one price beside a field for codes',
      '<p>Ticket £40.00</p><label>Promo code <input></label><button>Apply</button>',
    ],
    ['what is to be paid', '<input placeholder="Code promo"><p>À payer <b>40,00 €</b></p>'],
    [
      'a field and amounts that nothing calls a sum',
      '<label>Gutscheincode <input></label><button>Einlösen</button><p>Welpe 79,10 €</p><p>Erste Lieferung 79,10 €</p>',
    ],
    [
      'a code with a word beside it that only a script makes a button',
      `<p>Aktionscode <b>NEWS5</b> <span>entfernen</span></p>${total}`,
    ],
    [
      'German words',
      '<input placeholder="Gutscheincode"><p><span>Gesamtsumme</span> <span>40,00 €</span></p>',
    ],
    [
      'a code in a sentence that tells what it saves, with “Remove” in it',
      `<p>Discount code <b>BLOOM15</b> applied – you’re saving £6.00 on flowers. <a href="#">Remove</a></p>${total}`,
    ],
    [
      'a basket with a part about gift cards',
      `<h1>Basket</h1><h1>Gift cards</h1><label>Voucher <input></label><button>Apply</button>${total}`,
    ],
  ])('sees a basket in %s', (_, html) => {
    expect(shows(html)).toBe(true)
  })

  it.each([
    [
      'a product with a folded summary',
      '<h1>Mug</h1><details><summary>Order summary</summary></details>',
    ],
    [
      'an order in the shop’s books',
      `<h1>Bestelling #100231</h1><p>Kortingscode MINE12 <b>-£5.00</b></p>${total}`,
    ],
    [
      'a drawer that holds nothing yet',
      '<h1>Mug</h1><p>£5.00</p><div style="display: none"><a href="#code">Promo code</a><div id="code"><input placeholder="Promo code"><button>Apply</button></div><p>Total: £0.00</p></div>',
    ],
    ['a product', '<h1>Mug</h1><p>£5.00</p><button>Add to basket</button>'],
    [
      'a product whose button has its price',
      '<button>Have a promo code?</button><p>£5.00</p><button>Add to basket – £5.00</button>',
    ],
    [
      'an article about voucher codes',
      '<p>Have a voucher code? Read how the total falls.</p><p>£5.00</p>',
    ],
    ['a line of the basket in capitals', `<p>Mug (RED) <button>×</button></p>${total}`],
    ['a list filtered by size', `<span>XXL <button>×</button></span>${total}`],
    ['a locked field of something else', `<input readonly value="7" aria-label="Size">${total}`],
    ['an offer of a share', `<p>Discount MINE12 <a href="/sale">-20% on mugs</a></p>${total}`],
    ['a newsletter box', `<p>10% discount</p><input placeholder="Email">${total}`],
    [
      "a voucher beside a gift card's number on a page of one price",
      '<label>Voucher <input></label><button>Apply</button><p>£40.00</p><input name="gift_card_number">',
    ],
    ['a payment page without a field', `<input autocomplete="cc-number">${total}`],
    [
      'an order that is made',
      `<h1>Thanks, Dana! Your order is confirmed.</h1><p>Promo code WELCOME10 −£8.20</p>${total}`,
    ],
    [
      'an order whose number is in two parts',
      `<h1>Ordine n. IT-2026-55310</h1><p>Codice sconto MINE12 <b>-£5.00</b></p>${total}`,
    ],
    [
      'the balance of a gift card',
      `<h1>Gift cards</h1><label>Code <input name="code"></label><button>Check</button><p>CAIRN-2B90 <a href="#">Remove</a></p>${total}`,
    ],
    [
      'a list of coupons with a field to keep one',
      `<h1>Cupons da loja</h1><input placeholder="Código do cupom"><button>Salvar</button><p>Total R$ 50,00</p>`,
    ],
    [
      'a product whose code can be copied',
      `<h1>Carafe</h1><p>Code LAUTREC10</p><button type="button">Copier le code promo</button>${total}`,
    ],
    [
      'a product beside a newsletter that gives a code',
      `<h1>Mug</h1><button type="button">Get your promo code</button>${total}`,
    ],
    [
      'an account with vouchers',
      `<h1>My vouchers</h1><label>Voucher code <input></label><button>Add to my account</button>${total}`,
    ],
    [
      'a product with a word about a code',
      '<h1>Mug</h1><p>Use code MUG10 at checkout for 10% off.</p><p>Total £5.00</p><button>Add to basket</button>',
    ],
  ])('sees none in %s', (_, html) => {
    expect(shows(html)).toBe(false)
  })
})
