// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { liveView } from '../dom/view.ts'
import { totalRows } from './total.ts'
import { isTold } from './zero-total.ts'

const options = { languageTag: 'en-GB', currencyHint: 'GBP' }

it.each([
  ['a sum', '<p>Total <b>£4.00</b></p>', true],
  [
    'nothing to pay for goods that a code pays',
    '<p>Mug £4.00</p><p>GULLS -£4.00</p><p>Total <b>£0.00</b></p>',
    true,
  ],
  [
    'a basket that could not be counted',
    '<p>Subtotal £0.00</p><p>Tax £0.00</p><p>Total <b>£0.00</b></p>',
    false,
  ],
])('tells %s from what can’t be believed', (_, html, isBelieved) => {
  document.body.innerHTML = `<section><div>${html}</div></section>`
  const rows = totalRows(liveView(document), options)
  const [row] = rows
  expect(row && isTold(row, rows, options)).toBe(isBelieved)
})

it('believes nothing to pay beside the button where the basket says so beside its goods', () => {
  const basket = '<div><p>Mug £4.00</p><p>Total: £0.00</p></div>'
  document.body.innerHTML = `${basket}<form><p><b>Purchase Total:</b> £0.00</p><button>Buy</button></form>`
  const rows = totalRows(liveView(document), options)
  const row = rows.find(({ label }) => label === 'Purchase Total')
  expect(row && isTold(row, rows, options)).toBe(true)
  expect(row && isTold(row, [row], options)).toBe(false)
})
