// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { liveView } from '../dom/view.ts'
import { withoutPartPayments } from './part-payments.ts'
import { totalRows } from './total.ts'

const options = { languageTag: 'en-GB', currencyHint: 'GBP' }
const left = (...rows: readonly (readonly [string, string])[]) => {
  document.body.innerHTML = `<div>${rows.map(([name, amount]) => `<p><span>${name}</span> <b>${amount}</b></p>`).join('')}</div>`
  const view = liveView(document)
  return withoutPartPayments(totalRows(view, options), view, options).map(({ label }) => label)
}

it('leaves out a deposit, with which what is due later makes the whole', () => {
  expect(left(['Total', '£276.00'], ['To pay now', '£69.00'], ['On the day', '£207.00'])).toEqual([
    'Total',
  ])
})

it('keeps what is to pay after a discount or a gift card', () => {
  const rows = [
    ['Order total', '£40.00'],
    ['Gift card', '-£10.00'],
    ['To pay', '£30.00'],
  ] as const
  expect(left(...rows)).toEqual(['Order total', 'To pay'])
  expect(left(...rows, ['You keep on the card', '-£10.00'])).toEqual(['Order total', 'To pay'])
  const half = [
    ['Order total', '£40.00'],
    ['To pay', '£20.00'],
    ['Your discount', '£20.00'],
  ] as const
  expect(left(...half)).toEqual(['Order total', 'To pay'])
})

it('leaves out a deposit under the total, where nothing says what is due later', () => {
  expect(left(['Discount', '£0.00'], ['Total price', '£937.00'], ['Payable', '£200.00'])).toEqual([
    'Total price',
  ])
})

it('leaves out what is due later behind a deposit that is taken off the total', () => {
  const rows = (name: string) =>
    left(['Total', '£80.00'], [name, '− £24.00'], ['Amount Due', '£56.00'])
  expect(rows('Deposit Today:')).toEqual(['Total'])
  expect(rows('Gift card:')).toEqual(['Total', 'Amount Due'])
})

it('leaves out half of the total where it is asked for now', () => {
  expect(left(['Total amount', '£940.00'], ['Due today', '£470.00'])).toEqual(['Total amount'])
  expect(left(['Order total', '£940.00'], ['Total due', '£470.00'])).toHaveLength(2)
})

it.each([
  ['Pay today', '£20.00</b> · 3 more payments of <b>£20.00'],
  ['Pay today', '£26.67</b>, dann 2 Raten zu <b>£26.66'],
  ['To pay now', '£20.00</b> (4 × <b>£20.00</b>)<b>'],
])('leaves out the first of equal parts: %s %s', (name, parts) => {
  expect(left(['Total', '£80.00'], ['You save', '£5.00'], [name, parts])).toEqual(['Total'])
})

it('keeps what is to pay beside an equal amount that is no part of the whole', () => {
  const rows = [
    ['Order total', '£80.00'],
    ['Gift card', '-£20.00'],
    ['To pay', '£60.00'],
    ['In 30 days', '£60.00'],
  ] as const
  expect(left(...rows)).toEqual(['Order total', 'To pay'])
})
