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
  const [row] = totalRows(liveView(document), options)
  expect(row && isTold(row, options)).toBe(isBelieved)
})
