// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { liveView } from '../dom/view.ts'
import { openersNamedBy, openersOf, summaryOpeners } from './openers.ts'

it.each([
  ['what says that the code is on', '<div role="button">SAVE10 applied</div>', 1],
  ['the code alone behind a label', '<p>Coupon <button type="button">SAVE10</button></p>', 1],
  ['the code alone', '<p>Try one: <button type="button">SAVE10</button></p>', 0],
  ['a chip', '<p>Coupon <button type="button">SAVE10<i class="x"></i></button></p>', 0],
  ['what names another code', '<div role="button">OTHER5 applied</div>', 0],
  ['what takes the code off', '<button>Remove SAVE10, applied</button>', 0],
  ['what leads to another page', '<a href="/offers">SAVE10 applied</a>', 0],
  ['what orders', '<button>SAVE10 applied: place order</button>', 0],
])('takes %s as it should for what opens the field', (_, html, count) => {
  document.body.innerHTML = html
  expect(openersNamedBy(['SAVE10'], liveView(document))).toHaveLength(count)
})

it.each([
  ['opens the summary that is folded away', 'hidden', 1],
  ['leaves alone what opens on phones the summary that is in sight', '', 0],
])('%s', (_, attribute, count) => {
  document.body.innerHTML = `
    <button aria-expanded="false" aria-controls="sums">Show order summary £45.00</button>
    <div id="sums" ${attribute}><p>Total £45.00</p></div>`
  expect(summaryOpeners(liveView(document))).toHaveLength(count)
})

it.each([
  ['a link to nowhere', '<a href="#">Show order summary £45.00</a>', 1],
  ['a part that its class calls so', '<div class="summary-toggle">Your order £45.00</div>', 1],
  ['a link to another page', '<a href="/basket">Show order summary £45.00</a>', 0],
])('takes %s over the summary as it should for what opens it', (_, control, count) => {
  document.body.innerHTML = `${control}<div hidden><input name="code"><p>Total £45.00</p></div>`
  expect(summaryOpeners(liveView(document))).toHaveLength(count)
})

it.each([
  ['a head that only a script makes a control', '<div>Coupons and vouchers</div>', 1],
  ['the one control in a head', '<div>Coupons <i role="button">▾</i></div>', 1],
  ['a head of something else', '<div>Your address</div>', 0],
  ['a head with a field of its own', '<div>Coupon <input value="SAVE10"></div>', 0],
])('takes %s over a folded field as it should for what opens that', (_, head, count) => {
  document.body.innerHTML = `${head}<div hidden><input name="coupon"></div>`
  const field = document.querySelector('[name=coupon]')
  expect(field && openersOf(field, liveView(document))).toHaveLength(count)
})
