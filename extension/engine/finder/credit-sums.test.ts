// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { liveView } from '../dom/view.ts'
import { withoutCreditSums } from './credit-sums.ts'
import { totalRows } from './total.ts'

const options = { languageTag: 'en-GB', currencyHint: 'GBP' }
const left = (html: string) => {
  document.body.innerHTML = `<section>${html}</section>`
  return withoutCreditSums(totalRows(liveView(document), options)).map(({ money }) => money.minor)
}
const price = '<dl><dt>Delivery</dt><dd>£5.00</dd><dt>Total</dt><dd>£40.00</dd></dl>'

it.each([
  [
    'in a list of its own',
    '<dl><dt>Interest (39.9%)</dt><dd>£16.00</dd><dt>Total payable</dt><dd>£56.00</dd></dl>',
  ],
  [
    'in a paragraph',
    '<p>Spread the cost at 39.9% APR. <span>Total payable: <b>£56.00</b></span></p>',
  ],
  [
    'in another language',
    '<div><p>Effektiver Jahreszins 11,9 %</p><p>Gesamtbetrag: <b>£56.00</b></p></div>',
  ],
])('leaves out what the basket comes to on credit, %s', (_, credit) => {
  expect(left(price + credit)).toEqual([4000])
})

it.each([
  [
    'the total beside an offer without interest',
    '<p>Grand total <b>£40.00</b></p><div><p>Total <b>£50.00</b></p><p>Spread it, interest free</p></div>',
    [4000, 5000],
  ],
  [
    'the total over a deposit, whatever credit costs',
    '<p>To pay now <b>£10.00</b></p><p>Total <b>£50.00</b> with interest</p>',
    [1000, 5000],
  ],
  [
    'the one total, beside what credit would cost',
    '<p>Total <b>£50.00</b> or on credit at 39.9% APR</p>',
    [5000],
  ],
  [
    'both, where the words stand beside neither',
    '<p>Interest of 39.9% is charged on credit</p><p>Total <b>£40.00</b></p><p>Grand total <b>£50.00</b></p>',
    [4000, 5000],
  ],
])('keeps %s', (_, html, sums) => {
  expect(left(html)).toEqual(sums)
})
