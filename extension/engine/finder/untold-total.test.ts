// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { liveView } from '../dom/view.ts'
import { look } from '../look.ts'
import { landmarkOf, type TotalLandmark } from './choose-total.ts'

const show = (html: string, total?: TotalLandmark) => {
  document.body.innerHTML = `<main>${html}</main>`
  return look(liveView(document), { currencyHint: 'GBP', codes: ['SAVE10'], total }).total
}
const row = (label: string, amount: string) => `<p>${label} <b>${amount}</b></p>`
const before = row('Subtotal', '£40.00')

/** What is read with a code on, where `first` was read before. */
const after = (first: string, then: string) => {
  const arrival = show(first)
  return arrival && show(then, landmarkOf(arrival))?.money.minor
}

describe('a summary without a total', () => {
  it('is lowered by the discount that came below a subtotal that stays', () => {
    expect(after(before, before + row('Promotion', '-£4.00'))).toBe(3600)
  })

  it('counts a row that stands twice, for phones, once', () => {
    const summary = (name: string) =>
      `<div class="${name}">${before}${row('Promotion', '-£4.00')}</div>`
    expect(after(before, summary('wide') + summary('phone'))).toBe(3600)
  })

  it('is what the subtotal says where that falls itself', () => {
    expect(after(before, row('Subtotal', '£36.00') + row('Promotion', '-£4.00'))).toBe(3600)
  })

  it('stays as it was where a discount stood there before: it may be in the subtotal', () => {
    const own = before + row('Promotion', '-£2.00')
    expect(after(own, before + row('Promotion', '-£4.00'))).toBe(4000)
  })

  it('stays as it was where what is taken off is of no code', () => {
    expect(after(before, before + row('Refunds since May', '-£4.00'))).toBe(4000)
  })

  it('stays as it was where the rows don’t agree', () => {
    const rows = row('Promotion', '-£4.00') + `<div>${row('Discount', '-£3.00')}</div>`
    expect(after(before, before + rows)).toBe(4000)
  })

  it('is never read so where a total is told', () => {
    const total = row('Total', '£40.00')
    expect(after(before + total, before + row('Promotion', '-£4.00') + total)).toBe(4000)
  })
})

it.each([
  ['stands above a discount, with no total below', before + row('Promotion', '-£4.00'), true],
  ['stands below a discount', row('Promotion', '-£4.00') + before, false],
  ['has a total below', before + row('Promotion', '-£4.00') + row('Total', '£36.00'), false],
])('tells that the rest is untold where the sum %s: %s', (_, html, isAbove) => {
  expect(show(html)?.isAboveDiscount).toBe(isAbove)
})

it('reads a net amount below the discount', () => {
  const rows = row('Gross total', '£44.00') + row('Discount (SAVE10)', '-£6.60')
  expect(show(rows + row('Net amount', '£37.40'))?.money.minor).toBe(3740)
})

it('reads what is left below the discount where the names are the wrong way round', () => {
  const rows = (off: string, left: string) =>
    row('Total:', '£44.00') + row('Discount:', off) + row('Subtotal:', left)
  expect(after(rows('£0.00', '£0.00'), rows('£6.60', '£37.40'))).toBe(3740)
  // With a code of the shopper's own.
  expect(show(rows('£6.60', '£37.40'))?.money.minor).toBe(3740)
  // What is left of something else.
  expect(show(rows('£6.60', '£30.00'))?.money.minor).toBe(4400)
})

it('reads what is left to pay below a voucher, where the sum above is called the total', () => {
  const total = row('Gesamtsumme Brutto', '94,75 EUR')
  const paid = row('Gutschein', '-25,00 EUR') + row('Zu zahlender Betrag', '69,75 EUR')
  expect(after(total, total + paid)).toBe(6975)
  const odd = row('Gutschein', '-25,00 EUR') + row('Zu zahlender Betrag', '60,00 EUR')
  expect(after(total, total + odd)).toBe(9475)
})
