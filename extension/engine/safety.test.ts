// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { holdsPayment } from './forms.ts'
import { reasonToRefuse, type Purpose } from './safety.ts'

const refusal = (html: string, purpose: Purpose) => {
  document.body.innerHTML = html
  const control = document.querySelector('#x')
  if (control === null) throw new Error('The page has no control.')
  return reasonToRefuse(control, purpose, {
    field: document.querySelector('#field') ?? undefined,
  })
}

describe('reasonToRefuse', () => {
  it('leaves the gift card’s button alone, whatever it says, unless it is the field’s own', () => {
    const own = '<button name="applygiftcardcouponcode" id="x">Apply</button>'
    const field = (name: string) => `<p><input id="field" name="${name}"></p>`
    const beside = (name: string) => `<p><input id="field" name="${name}">${own}</p>`
    const gift = `<p><input name="giftcardcouponcode">${own}</p>`
    expect(refusal(field('discountcouponcode') + gift, 'apply')).toBe('it is for gift cards')
    expect(refusal(field('giftcardcouponcode') + gift, 'apply')).toBeUndefined()
    expect(refusal(beside('discountcouponcode'), 'apply')).toBeUndefined()
  })

  it.each(['Add new line', 'Add item', 'Neue Position'])(
    'adds no goods where a code is to be sent: %s',
    (words) => {
      expect(
        refusal(`<p><input id="field"></p><button id="x">${words}</button>`, 'apply'),
      ).toBeDefined()
    },
  )

  it('confirms right beside the voucher field, where another control orders', () => {
    const beside = '<p><input id="field"><button id="x">Confirm</button></p>'
    const orders = '<button>Place order</button>'
    expect(refusal(beside + orders, 'apply')).toBeUndefined()
    expect(refusal(beside, 'apply')).toBeDefined()
    expect(refusal(`<form>${beside}<input name="zip"></form>${orders}`, 'apply')).toBeDefined()
    expect(refusal(beside.replace('Confirm', 'Confirm order') + orders, 'apply')).toBeDefined()
    expect(refusal(beside.replace('</p>', '<select></select></p>') + orders, 'apply')).toBeDefined()
  })

  it('lets a control open the field, whatever part of the page its class is named after', () => {
    document.body.innerHTML =
      '<button type="button" class="cart__buySection--promoBtn">Masz kod promocyjny?</button>'
    const control = document.querySelector('button')
    expect(control && reasonToRefuse(control, 'reveal')).toBeUndefined()
  })

  it.each([
    'Place order',
    'Pay now',
    'Buy now',
    'Continue',
    'Continue to checkout',
    'Checkout',
    'Confirm order',
    'Complete purchase',
    'Update basket',
    'Add to basket',
    'Jetzt kaufen',
    'Zahlungspflichtig bestellen',
    'Weiter',
    'Zur Kasse',
    'Commander',
    'Payer',
    'Realizar pedido',
    'Procedi',
    'Afrekenen',
    'Zamawiam i płacę',
    'Finalizar compra',
    'Sign in',
    'Order',
  ])('never presses "%s"', (words) => {
    expect(refusal(`<button id="x">${words}</button>`, 'apply')).toBeDefined()
  })

  it('presses no picture in a form of more than the code, unless it stands beside that', () => {
    const form = (beside: string, besides: string) =>
      `<form action="/order"><p><input id="field">${beside}</p><input type="radio">${besides}</form>`
    const picture = '<input type="submit" id="x" value="">'
    expect(refusal(form('', picture), 'apply')).toBe('it says nothing')
    expect(refusal(form(picture, ''), 'apply')).toBeUndefined()
  })

  it.each([
    ['<form><input name="qty"><button id="x" name="setcoupon">Update</button></form>', true],
    ['<form><input name="qty"><button id="x" name="update">Update</button></form>', false],
    ['<form><input name="qty"><button id="x" name="coupon">Place order</button></form>', false],
  ])('lets a mild word pass on the code’s own button alone: %s', (html, isAllowed) => {
    expect(refusal(html, 'apply') === undefined).toBe(isAllowed)
  })

  it.each([
    [
      'the line of a product',
      '<li><a href="/p"><img alt="Mug"></a> <input name="qty"> <button id="x">Remove</button></li>',
    ],
    ['a line in words', '<button id="x" aria-label="Remove item">×</button>'],
    ['a line in German', '<button id="x">Artikel entfernen</button>'],
    ['the whole basket', '<button id="x">Empty basket</button>'],
  ])('never removes %s', (_, html) => {
    expect(refusal(html, 'remove')).toBeDefined()
  })

  it('takes a code off in a basket that shows one quantity, beside what removes its line', () => {
    const line = '<div>Towel <input name="qty"> <button>Remove</button></div>'
    const sums = '<div>MINE12 <button id="x">Remove</button></div>'
    expect(refusal(`<section><div>${line}${sums}</div></section>`, 'remove')).toBeUndefined()
    expect(refusal(`<div>Towel <input name="qty"> ${sums}</div>`, 'remove')).toBeDefined()
  })

  it.each([
    '<form><input autocomplete="cc-number"><button id="x">Apply</button></form>',
    '<form><input name="cardNumber"><button id="x">Apply</button></form>',
    '<form id="f"><input name="iban"></form><button id="x" form="f">Apply</button>',
    '<form><iframe title="Secure card payment"></iframe><button id="x">Apply</button></form>',
  ])('never presses within a form that takes payment: %s', (html) => {
    expect(refusal(html, 'apply')).toBe('its form holds payment fields')
  })

  it.each([
    ['a way to pay', '<select name="payment"></select>', true],
    [
      'a field for a card that nobody sees',
      '<input style="display: none" name="cardnumber">',
      true,
    ],
    ['a field for a card', '<input name="cardnumber">', false],
    ['a card', '<input name="cardnumber" value="4111">', false],
  ])('counts a basket anew whose form holds %s, where another button orders', (_, paid, may) => {
    const html = `<form>${paid}<input id="field" name="code"><button id="x" name="cart-qty">Update</button>`
    expect(refusal(`${html}<button>Checkout</button></form>`, 'recount') === undefined).toBe(may)
    expect(refusal(`<p>${html}</p></form>`, 'recount')).toBe('its form holds payment fields')
  })

  it.each([
    ['what the server knows by name', '', 'name="submit_redeem"', 'name="next"', true],
    ['an address of its own', '', 'formaction="/cart/coupon"', '', true],
    ['a value of its own', '', 'name="do" value="coupon"', 'name="do" value="order"', true],
    ['a value that no name sends', '', 'value="coupon"', 'value="order"', false],
    ['a card', '<input name="cvc" value="123">', 'name="submit_redeem"', 'name="next"', false],
    [
      'a card that is asked for',
      '<input name="cvc">',
      'name="submit_redeem"',
      'name="next"',
      false,
    ],
    [
      'an empty card in a part that is folded',
      '<div style="display: none"><input name="cvc"></div>',
      'name="submit_redeem"',
      'name="next"',
      true,
    ],
    [
      'a card of a step before',
      '<input type="hidden" name="cvc" value="123">',
      'name="submit_redeem"',
      'name="next"',
      false,
    ],
    [
      'a way without a choice',
      '<input type="hidden" name="payment_method" value="invoice">',
      'name="submit_redeem"',
      'name="next"',
      true,
    ],
    ['a word for anything', '', 'name="apply"', 'name="next"', false],
    [
      'a name where a hidden field orders',
      '<input type="hidden" name="action" value="placeOrder">',
      'name="submit_redeem"',
      'name="next"',
      false,
    ],
  ])('sends a way to pay along with a code by %s', (_, card, own, other, may) => {
    const html = `<form><input type="radio" name="payment">${card}<p><input id="field" name="code"><i></i><b>or</b><input name="points"><button id="x" ${own}>OK</button></p><button ${other}>Continue</button></form>`
    expect(refusal(html, 'apply') === undefined).toBe(may)
  })

  const inOneForm = (parts: { field?: string; own?: string; other?: string; address?: string }) => {
    const { field = 'promo_code', own = 'name="reload"', other = 'name="next"' } = parts
    return `<form action="${parts.address ?? '/register'}"><input type="radio" name="payment"><table><tr><td>Code</td><td><input id="field" name="${field}"></td></tr><tr><td></td><td><button id="x" ${own}>Apply</button></td></tr></table><input name="mail"><button ${other}>Review</button></form>`
  }
  it('sends a way to pay along with “Apply” beside the code, where another button leads on', () => {
    expect(refusal(inOneForm({}), 'apply')).toBeUndefined()
  })

  it.each([
    ['the server can’t tell it from the other', { own: '' }],
    ['the other sends the same', { other: 'name="reload"' }],
    ['it stands beside another field', { field: 'points' }],
    ['the form goes where orders go', { address: '/checkout/place-order' }],
  ])('sends no way to pay along with “Apply” where %s', (_, parts) => {
    document.body.innerHTML = inOneForm(parts)
    const [form, control] = document.querySelectorAll<HTMLFormElement>('form, #x')
    expect(form && control && holdsPayment(form, control)).toBe(true)
  })

  it.each(['/checkout/place-order', '/checkout/order/submit', '/order/pay', '/kasse/bestellen'])(
    'withholds a form with ways to pay from %s, whatever the button is called',
    (address) => {
      const html = `<form action="${address}"><input type="radio" name="payment"><p><input id="field" name="code"><i></i><b>or</b><input name="points"><button id="x" name="coupon">OK</button></p><button>Continue</button></form>`
      document.body.innerHTML = html
      const [form, control] = document.querySelectorAll<HTMLFormElement>('form, #x')
      expect(form && control && holdsPayment(form, control)).toBe(true)
    },
  )

  it('presses what a script knows as “Apply” in a form for payment that holds nothing but the code', () => {
    const form = (button: string) =>
      `<form class="payment-form"><input id="field" name="promo">${button}<button>Pay £5.00</button></form>`
    expect(refusal(form('<button id="x" type="button">Apply</button>'), 'apply')).toBeUndefined()
    expect(refusal(form('<button id="x">Apply</button>'), 'apply')).toBeDefined()
    expect(refusal(form('<button id="x" type="button">Next</button>'), 'apply')).toBeDefined()
  })

  it.each([
    ['its fields that nobody sees may name the payment', {}, undefined],
    ['but no card', { hidden: 'card_number' }, 'its form holds payment fields'],
    [
      'nor where it asks for more',
      { more: '<input name="mail">' },
      'its form holds payment fields',
    ],
    ['nor where it orders', { address: '/order/pay' }, 'its form is "order pay\napply coupon"'],
  ])('sends a form that is called after codes: %s', (_, parts, reason) => {
    const {
      hidden = 'payment',
      more = '',
      address = '/usecoupon',
    } = {
      ...(parts as { hidden?: string; more?: string; address?: string }),
    }
    const html = `<form id="apply-coupon" action="${address}"><input type="hidden" name="${hidden}" value="640"><input id="field" name="coupon_code">${more}<button id="x">Apply</button></form>`
    expect(refusal(html, 'apply')).toBe(reason)
  })

  it('takes off the code of a row in a box with one quantity, and no goods of that name', () => {
    const box = (row: string) =>
      `<div><p>Canvas, oak frame £49.00</p><p>Quantity <input name="qty" value="1"></p><div>${row}</div></div>`
    const refusalOf = (row: string) => {
      document.body.innerHTML = box(row)
      const control = document.querySelector('#x')
      return control && reasonToRefuse(control, 'remove', { code: 'CANVAS' })
    }
    expect(refusalOf('<p>Code CANVAS applied. <a id="x" href="#">Remove code</a></p>')).toBe(
      undefined,
    )
    expect(refusalOf('<p>Print on CANVAS <a id="x" href="#">Remove</a></p>')).toBeDefined()
  })

  it('shuts with a word that may mean to order nothing but the row of a code', () => {
    document.body.innerHTML = '<p>Cupom MINE12 <button aria-label="Fechar"></button></p>'
    const control = document.querySelector('button')
    expect(control && reasonToRefuse(control, 'remove', { code: 'MINE12' })).toBeUndefined()
    expect(control && reasonToRefuse(control, 'remove')).toBeDefined()
    expect(control && reasonToRefuse(control, 'apply', { code: 'MINE12' })).toBeDefined()
  })

  const dialog = (other: string) =>
    `<div role="dialog"><p><input id="field" name="code"></p>${other}<button>Cancel</button><button id="x">Confirm</button></div>`
  it('confirms in a dialog that holds the voucher field alone', () => {
    expect(refusal(dialog(''), 'apply')).toBeUndefined()
    expect(refusal(dialog('').replace('role="dialog"', ''), 'apply')).toBe('it says "confirm"')
  })

  it.each([
    ['another field', '<input name="name">'],
    ['a choice', '<select name="address"></select>'],
    ['another button', '<button>Place order</button>'],
  ])('confirms in no dialog that holds %s as well', (_, other) => {
    expect(refusal(dialog(other), 'apply')).toBe('it says "confirm"')
  })

  it('never takes a code off to see what is behind it', () => {
    expect(refusal('<button id="x">Remove coupon</button>', 'reveal')).toBe('it takes a code off')
  })

  const paying = (button: string) =>
    `<form><input name="cvc"><p><input id="field" name="code">${button}</p><button>Place order</button></form>`
  it.each([
    ['apply', '<button id="x">Apply</button>', true],
    ['apply', '<button id="x" name="apply_coupon">Update</button>', true],
    ['apply', '<button id="x">OK</button>', true],
    ['apply', '<button id="x">Hit me</button>', true],
    ['apply', '<button id="x">Valider et payer</button>', false],
    ['apply', '<button id="x" name="coupon">Continue</button>', false],
    ['remove', '<button id="x">Remove voucher</button>', true],
    ['remove', '<button id="x">Remove</button>', false],
  ] as const)(
    'presses to %s what is plainly the code’s beside the button that orders: %s',
    (purpose, button, isAllowed) => {
      expect(refusal(paying(button), purpose) === undefined).toBe(isAllowed)
    },
  )

  it.each([
    ['what opens the field', '', 'reveal', '<button id="x">Add a code</button>', true],
    [
      'the cross of a code',
      '',
      'remove',
      '<p>Code <b>MINE12 <button id="x"></button></b></p>',
      true,
    ],
    [
      'neither where it has an address',
      ' action="/pay"',
      'reveal',
      '<button id="x">Add a code</button>',
      false,
    ],
    ['no other cross', '', 'remove', '<p>Towel <button id="x"></button></p>', false],
  ] as const)(
    'presses in a form that pays and only a script sends: %s',
    (_, at, purpose, part, may) => {
      document.body.innerHTML = `<form${at}><input name="cvc">${part}<button>Pay</button></form>`
      const control = document.querySelector('#x')
      const reason = control && reasonToRefuse(control, purpose, { code: 'MINE12' })
      expect(reason === undefined).toBe(may)
    },
  )

  it.each([
    ['beside its name alone', '<b>MINE12 {x}</b>', true],
    ['beside what it makes cheaper', '<b>Towel MINE12 {x}</b>', false],
    ['beside another button', '<b>MINE12 {x}</b> <button>Go</button>', false],
  ])('takes words of goods for those of a code %s', (_, part, may) => {
    const cross = '<a href="#" id="x" aria-label="Remove from basket">×</a>'
    document.body.innerHTML = `<div>Voucher code <div>${part.replace('{x}', cross)}</div></div>`
    const control = document.querySelector('#x')
    const reason = control && reasonToRefuse(control, 'remove', { code: 'MINE12' })
    expect(reason === undefined).toBe(may)
  })

  it('presses what would open the field in no form that pays and leaves to it to be sent', () => {
    const html =
      '<form><input name="cvc"><button id="x">Redeem voucher</button><button type="button">Back</button></form>'
    expect(refusal(html, 'reveal')).toBe('its form holds payment fields')
  })

  it('presses no verb in a form that takes payment but right beside the field', () => {
    const html =
      '<form><p><input id="field" name="code"></p><input name="cvc"><button id="x">Valider</button><button>Payer</button></form>'
    expect(refusal(html, 'apply')).toBe('its form holds payment fields')
  })

  it.each([
    ['apply', '<button id="x">Apply</button>'],
    ['apply', '<input id="x" type="submit" value="Gutschein einlösen">'],
    ['remove', '<div>Voucher MINE12 <button id="x">Remove</button></div>'],
    ['remove', '<a id="x" href="#">Cancel code</a>'],
    ['remove', '<button id="x">Remove discount code from order</button>'],
    ['reveal', '<a id="x" href="#">Change</a>'],
    [
      'apply',
      '<form action="/payment/pay"><input id="field" name="coupon_code"><button id="x" type="button" name="send_coupon_code">Absenden</button></form>',
    ],
    ['remove', '<a id="x" href="#" class="cart_coupon_remove_item">(Remove)</a>'],
    ['remove', '<button id="x" class="coupon-remove-item coupon-remove-item-x">Remove</button>'],
    ['remove', '<button id="x" class="line__remove-product">Remove voucher MINE12</button>'],
    ['reveal', '<div id="x" role="button">Have a promo code?</div>'],
  ] as const)('presses what is meant to %s: %s', (purpose, html) => {
    expect(refusal(html, purpose)).toBeUndefined()
  })
})
