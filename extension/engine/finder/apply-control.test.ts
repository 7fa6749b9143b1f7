// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { liveView } from '../dom/view.ts'
import { applyControl, sendsPerson } from './apply-control.ts'
import { couponFields } from './coupon-field.ts'

const pressed = (html: string) => {
  document.body.innerHTML = html
  const view = liveView(document)
  const [field] = couponFields(view)
  if (field === undefined) throw new Error('The page has no field.')
  return applyControl(field, view)?.id
}

describe('applyControl', () => {
  it('takes no icon beside a code that is on for the button of a field that Enter sends', () => {
    const chip = '<div><b>MINE12</b><button id="chip"><svg></svg></button></div>'
    expect(pressed(`<div><input placeholder="Voucher code">${chip}</div>`)).toBeUndefined()
  })

  it('takes no button behind the field of a gift card, while that of the code is hidden', () => {
    const form = (style: string) =>
      `<form><label>Billing name <input name="name"></label><p>Coupon <input name="coupon_code" value="MINE12"><button type="button" id="own" style="${style}">Apply</button><button type="button" id="off">Cancel the code</button></p>
      <p>Gift card <input name="giftcard_code"><button type="button" id="gift">Add card</button></p></form>`
    expect(pressed(form('display: none'))).toBeUndefined()
    expect(pressed(form(''))).toBe('own')
  })

  it('counts no basket anew for a field that sends itself once it was changed', () => {
    const form = (onchange: string) =>
      `<form><p><input name="qty" value="1"></p><p>Offer code <input name="offer" onchange="${onchange}"></p><p>Note <input name="n"></p><button id="x">Recalculate</button></form>`
    expect(pressed(form("setTimeout('__doPostBack(\\'offer\\')', 0)"))).toBeUndefined()
    expect(pressed(form('this.form.submit()'))).toBeUndefined()
    expect(pressed(form('trim(this)'))).toBe('x')
  })

  it('takes no picture for a button that cannot be pressed, or that clears the field', () => {
    const after = (img: string) => `<div><input placeholder="Voucher code">${img}</div>`
    expect(pressed(after('<img src="tick.svg">'))).toBeUndefined()
    expect(pressed(after('<img src="clear.svg" style="cursor: pointer">'))).toBeUndefined()
  })

  it.each([
    [
      'words that a script makes a button, below the link that opened the field',
      '<div><a href="#">Use a discount code</a><div><input placeholder="Voucher code"><span id="x" class="submit">Apply</span></div></div>',
    ],
    [
      'a picture right behind the field that can be pressed',
      '<div><input placeholder="Voucher code"><img id="x" src="tick.svg" style="cursor: pointer"></div>',
    ],
    [
      'a button that says so',
      '<div><button>Help</button><input name="coupon"><button id="x">Apply</button></div>',
    ],
    [
      'the weaker word in the field’s own form, with offers to apply below',
      '<div><form><input placeholder="Coupon code"><button id="x">Check</button></form><div>BREW10 <button>Apply</button></div></div>',
    ],
    [
      'an icon that is called like the one that takes a code off',
      '<div><div><input placeholder="Promo code"><button id="x" aria-label="button-icon" class="code__icon"><svg></svg></button></div><div><p>MINE12 <button aria-label="button-icon" class="promo-code-item__remove"><svg></svg></button></p></div></div>',
    ],
    [
      'an icon that alone sends the field’s form, beside a button for something else',
      '<div role="dialog"><button>Schließen</button><h3>Gutscheine</h3><form><label>Gutscheincode <input name="v"></label><button id="x"><svg></svg></button></form></div>',
    ],
    [
      'a button that says anything, in a form that sends the code alone',
      '<form><label>Voucher <input name="v"></label><button id="x">Confirm</button></form>',
    ],
    [
      'the button beside the field, in a form with other fields and buttons',
      '<form><input name="qty" value="1"><button>Update</button><p>Promo code <input name="promo"> <input id="x" type="submit" value="Do it"></p></form>',
    ],
    [
      'what counts the basket anew right beside the field, in a form that pays by another button',
      '<form><p><label>Promo code <input name="promo"></label> <input type="submit" id="x" name="update" value="Update Totals"></p><p>Name <input name="name"></p><input name="cardnumber"><button name="pay">Place order</button></form>',
    ],
    [
      'the button that counts the basket anew, where there is none for the code',
      '<form><p><input name="qty" value="1"></p><p>Offer code <input name="offer"></p><p>Note <input name="n"></p><button id="x">Recalculate</button></form>',
    ],
    [
      'a button that sends no form, within a form that takes payment',
      '<form><input name="cardnumber"><div><input name="coupon"><button type="button" id="x">Apply</button></div></form>',
    ],
    [
      'a plain part right after the field that is called a button',
      '<div><input placeholder="Kod rabatowy"><p class="couponInput__submit" id="x">Zatwierdź</p></div>',
    ],
    [
      'a plain part that has the hand over it, beside a link for something else',
      '<div><p>Promo code</p><input name="promo"><span style="cursor:pointer" id="x">Apply</span> <a href="/terms">Terms</a></div>',
    ],
    [
      'a plain part that is called a button in the language of its shop',
      '<div><input placeholder="Código de descuento"><span class="boton" id="x">Aplicar código</span></div><div class="boton">Pagar</div>',
    ],
    [
      'a plain part right after the field, beside a link that edits something else',
      '<form><div>Coupon <input name="coupon"><div class="coupon-submit" id="x">OK</div><a href="#">Edit details</a></div><input name="insurance_number"></form>',
    ],
    [
      'a link that a script takes',
      '<form><input name="qty" value="1"><div>Coupon <input name="coupon"> <a id="x" href="/redeem">Redeem</a></div></form>',
    ],
    [
      'a button that says so right beside the field, in a form that asks who pays',
      '<form><input type="email"><div><input placeholder="Coupon code"><button id="x">Apply</button></div></form>',
    ],
    [
      'a button that checks the code, and not one that adds to another part of the form',
      '<form><button type="button">+ Person hinzufügen</button><input name="firma"><p>Rabattcode <input name="code"> <button id="x">Prüfen</button></p></form>',
    ],
    [
      'the one button of a form for the codes of companies and groups as well',
      '<form><div><label>Firmencode <input name="corporateCode"></label></div><div><label>Promocode <input name="promoCode"></label></div><div><label>Gruppencode <input name="groupCode"></label></div><button id="x">Anwenden</button></form>',
    ],
    [
      'an icon behind the field, and not the words above that have opened it',
      '<div><button>Add a promo code</button><div><input placeholder="Promo code"><button id="x"><svg></svg></button></div></div>',
    ],
    [
      'a button before the field that says so, with another one behind it',
      '<div><button id="x">Apply promo code</button><input placeholder="Promo code"><button>Help</button></div>',
    ],
    [
      'a button right beside the field that counts anew, with another one in the box',
      '<div><p>Coupon</p><div><input name="coupon"><button id="x" name="setcoupon">Update</button></div><button>Help</button></div>',
    ],
    [
      'a plain part with the first words after a field that has a part of its own',
      '<div><p>Promo code</p><div><input name="promo"></div><span class="btn" id="x">Apply</span></div>',
    ],
    [
      'a plain part behind a label that follows its field',
      '<div><input name="promo" id="f"><label for="f">Promo code</label><span class="btn" id="x">OK</span></div>',
    ],
    [
      'a button that counts, right behind its field, on a page that another one orders',
      '<form><p><input placeholder="Promo code"><button type="button" id="x">Calculate</button></p><button>Place order</button></form>',
    ],
    [
      'a button that confirms, beside one that cancels, in a dialog for the code alone',
      '<div role="dialog"><input placeholder="Promo code"><div><button>Cancel</button><button id="x">Confirm</button></div></div>',
    ],
  ])('is %s', (_, html) => {
    expect(pressed(html)).toBe('x')
  })

  it('sends along what the shop had written itself, by a button that counts the basket anew', () => {
    document.body.innerHTML =
      '<form><input name="zip" value="5000"><input name="code" aria-label="Promo code"><button>Mettre à jour le panier</button></form>'
    const [zip, field, button] = document.querySelectorAll<HTMLInputElement>('input, button')
    if (!zip || !field || !button) throw new Error('the form is not there')
    expect(sendsPerson(button, field, liveView(document))).toBe(false)
    zip.value = '5100'
    expect(sendsPerson(button, field, liveView(document))).toBe(true)
  })

  it.each([
    [
      'that sends a form with payment fields',
      '<form><input name="cardnumber"><div><input name="coupon"><button>Apply</button></div></form>',
    ],
    [
      'that orders',
      '<form><label>Voucher <input name="v"></label><button>Order now</button></form>',
    ],
    [
      'that sends the shopper’s address along with a code for a draw',
      '<form><label>Promo code <input name="c"></label><label>Email <input type="email"></label><button>Enter code</button></form>',
    ],
    [
      'that sends the shopper’s postcode along',
      '<form><div><label>Promo code <input name="c"></label></div><div><label>Post code <input name="postCode"></label></div><button>Check</button></form>',
    ],
    [
      'in a form that sends the code alone to where orders are confirmed',
      '<form action="/checkout/confirm-order"><label>Voucher <input name="v"></label><button>Confirm</button></form>',
    ],
    [
      'that adds to another part of the form',
      '<form><button type="button">Add a person</button><input name="who"><input name="more"><p>Voucher <input name="v"></p></form>',
    ],
    [
      'that is a link to another way to pay',
      '<form><input name="qty" value="1"><div>Coupon <input name="coupon"> <a href="/pay">Use PayPal</a></div></form>',
    ],
    [
      'that sends the shopper’s address for a code, past the field for that',
      '<form><p>Promo code <input name="promo"></p><p>E-mail <input name="mail"></p><input type="submit" name="get" value="Get discount code"><input type="button" value="Checkout"></form>',
    ],
    [
      'that is a link to another page beside the field',
      '<div><input name="promo"> <small>To Leeds <a href="/address">Update</a></small></div>',
    ],
    [
      'that would also send a quantity that was changed',
      '<form><p><input name="qty" value="1"></p><p>Offer code <input name="offer"></p><p>Note <input name="n"></p><button>Recalculate</button></form>',
      (document: Document) => {
        const quantity = document.querySelector('input')
        if (quantity !== null) quantity.value = '2'
      },
    ],
  ])('is never a button %s', (_, html, change: (document: Document) => void = () => undefined) => {
    document.body.innerHTML = html
    change(document)
    const view = liveView(document)
    const [field] = couponFields(view)
    expect(field).toBeDefined()
    expect(field && applyControl(field, view)).toBeUndefined()
  })
})
