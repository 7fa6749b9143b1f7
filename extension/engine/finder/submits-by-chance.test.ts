// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { liveView } from '../dom/view.ts'
import { isLeftToOther, sentByChance } from './submits-by-chance.ts'

const cross = '<p>Coupon PARTY25 <button id="off" aria-label="Remove coupon">×</button></p>'
const next = '<button type="button">Continue to payment</button>'

function isSentByChance(html: string, isApply = false): boolean {
  document.body.innerHTML = html
  const control = document.querySelector('#off')
  if (control === null) throw new Error('There is no control.')
  return sentByChance(control, liveView(document), isApply) !== null
}

it('knows a cross that would send the checkout around it', () => {
  expect(isSentByChance(`<form>${cross}${next}</form>`)).toBe(true)
})

it.each([
  [
    'that the server is told of',
    `<form>${cross.replace('<button', '<button name="off"')}${next}</form>`,
  ],
  ['of a form with an address', `<form action="/coupon">${cross}${next}</form>`],
  ['of a form that is sent', `<form method="POST">${cross}${next}</form>`],
  [
    'that sends nothing',
    `<form>${cross.replace('<button', '<button type="button"')}${next}</form>`,
  ],
  ['of a form of its own', `<form>${cross}</form>${next}`],
  ['in no form', `${cross}${next}`],
])('lets a control %s send what it sends', (_, html) => {
  expect(isSentByChance(html)).toBe(false)
})

const apply = '<input><button id="off">Apply</button>'

it('lets “Apply” send its form, unless another button orders with that', () => {
  expect(isSentByChance(`<form>${apply}${next}</form>`, true)).toBe(false)
  expect(isSentByChance(`<form>${apply}<button>Update</button></form>`, true)).toBe(false)
  expect(isSentByChance(`<form>${apply}<button>Place order</button></form>`, true)).toBe(true)
  const sent = `<form method="post" action="/checkout/">${apply}<button>Place order</button></form>`
  expect(isSentByChance(sent, true)).toBe(true)
  expect(isSentByChance(sent.replace('<button', '<button name="apply"'), true)).toBe(false)
  expect(isSentByChance(sent.replace('<button>', '<button name="order">'), true)).toBe(false)
})

it.each([
  ['a submit that orders', '<button>Pay £5.00</button>', true],
  ['what orders by a script', '<button type="button">Pay now</button>', true],
  ['what leads back', '<button type="button">Back</button>', false],
  ['what shuts the part', '<button type="button" aria-label="Close">×</button>', false],
])('leaves a form to %s', (_, other, isLeft) => {
  document.body.innerHTML = `<form><input name="cvc"><button id="off">Voucher</button>${other}</form>`
  const control = document.querySelector('#off')
  expect(control && isLeftToOther(control, liveView(document))).toBe(isLeft)
})
