// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { liveView } from '../dom/view.ts'
import {
  acknowledgement,
  askingParts,
  confirmation,
  confirmationInRow,
  shownDialogs,
} from './confirmation.ts'

const asked = (html: string) => {
  document.body.innerHTML = `<div role="dialog">${html}</div>`
  return confirmation(liveView(document), [])?.textContent
}

describe('confirmation', () => {
  it.each([
    ['Remove the promo code? <button>Cancel</button><button>Yes, remove</button>', 'Yes, remove'],
    ['You are about to remove the coupon. <button>No</button><button>OK</button>', 'OK'],
    ['Gutschein entfernen? <button>Abbrechen</button><button>Weiter</button>', 'Weiter'],
  ])('says yes in "%s"', (html, yes) => {
    expect(asked(html)).toBe(yes)
  })

  it.each([
    'Remove the mug? <button>Cancel</button><button>Remove</button>',
    'Your coupon is gone. <button>Continue to payment</button>',
    'Remove the coupon? <button>Cancel</button>',
    'Basket. Discount code: <input> <button>Apply</button> Mug <button>Remove</button>',
    'Basket. Mug £9 <button>Remove</button> Coupons at checkout. Total £9',
    'Remove the coupon? <form><input name="cvc"><button>OK</button></form>',
  ])('leaves "%s" alone', (html) => {
    expect(asked(html)).toBeUndefined()
  })

  it('knows a dialog that only its class calls so', () => {
    document.body.innerHTML =
      '<div class="modal fade in"><h4>Remove voucher?</h4><button>Cancel</button><button>OK</button></div>'
    expect(confirmation(liveView(document), [])?.textContent).toBe('OK')
    document.body.innerHTML =
      '<div class="popup-dialog"><h2>Coupon</h2><p>Are you sure that you want to delete the coupon?</p><button>Cancel</button><button>Accept</button></div>'
    expect(confirmation(liveView(document), [])?.textContent).toBe('Accept')
  })

  it('leaves alone what stood there before the question', () => {
    document.body.innerHTML = '<div role="dialog">Remove the coupon? <button>OK</button></div>'
    const view = liveView(document)
    expect(confirmation(view, shownDialogs(view))).toBeUndefined()
  })
})

describe('confirmationInRow', () => {
  const row = (question: string) =>
    `<li><p id="row">MINE12 <button>Cancel</button>${question}</p></li>`
  const asked = (question: string) => {
    document.body.innerHTML = row('')
    const part = document.querySelector('#row')
    if (part === null) throw new Error('the page shows no row')
    const asking = askingParts(part, liveView(document))
    part.insertAdjacentHTML('beforeend', question)
    return confirmationInRow(liveView(document), 'MINE12', asking)?.textContent
  }

  it('says yes to the question that has come', () => {
    expect(asked('Cancel it? <button>No</button><button>Yes, cancel</button>')).toBe('Yes, cancel')
  })

  it.each([
    ['what stood there before', ''],
    ['what sends a field that has come', '<input name="code"><button>OK</button>'],
    ['what orders', '<button>Continue to payment</button>'],
  ])('leaves alone %s', (_, html) => {
    expect(asked(html)).toBeUndefined()
  })
})

describe('acknowledgement', () => {
  const said = (html: string) => {
    document.body.innerHTML = `<div role="alertdialog" aria-modal="true">${html}</div>`
    return acknowledgement(liveView(document), [])?.textContent
  }

  it('finds the only button of what the shop says', () => {
    expect(said('<h1>Oops!</h1><p>This coupon does not exist.</p><button>OK</button>')).toBe('OK')
    // A dialog for questions, too, whose other button is hidden.
    expect(
      said('<p>Not found.</p><button>OK</button><button style="display:none">Cancel</button>'),
    ).toBe('OK')
  })

  it.each([
    'Sign in to use it. <input name="email"><button>OK</button>',
    'Your coupon is on. <button>Continue</button>',
    'Leave the basket? <button>Cancel</button><button>OK</button>',
  ])('leaves "%s" alone', (html) => {
    expect(said(html)).toBeUndefined()
  })
})
