// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { liveView } from '../dom/view.ts'
import { chooseTotal } from './choose-total.ts'
import { swappedTotal } from './swapped-total.ts'
import { sumRows } from './total.ts'

const options = { languageTag: 'en-GB', currencyHint: 'GBP' }
const row = (name: string, amount: string) => `<p><span>${name}</span> <b>${amount}</b></p>`
const show = (...rows: string[]) => {
  document.body.innerHTML = `<main><div class="sums">${rows.join('')}</div></main>`
  return liveView(document)
}
const chosen = (...rows: string[]) => {
  const view = show(...rows)
  return chooseTotal(sumRows(view, options), view)
}
const struck = (amount: string) => `<s style="text-decoration: line-through">${amount}</s>`

describe('swappedTotal', () => {
  it('is the total that stands below the subtotal only while a code is on', () => {
    const before = chosen(row('Subtotal', '£40.00'))
    const view = show(
      row('Subtotal', struck('£40.00')),
      row('Discount', '-£5.00'),
      row('Total', '£35.00'),
    )
    expect(before && swappedTotal(view, options, before)?.money.minor).toBe(3500)
  })

  it('is the total behind however many parts draw its amount', () => {
    const drawn = (amount: string) => `<span><span><bdi>${amount}</bdi></span></span>`
    const before = chosen(row('Subtotal', drawn('£40.00')))
    const view = show(
      row('Subtotal', drawn('£40.00')),
      row('Discount', drawn('-£5.00')),
      row('Total', drawn('£35.00')),
    )
    expect(before && swappedTotal(view, options, before)?.money.minor).toBe(3500)
  })

  it('is no total that is less by nothing that the page tells, or more', () => {
    const before = chosen(row('Subtotal', '£40.00'))
    const isRead = (total: string) => {
      const view = show(row('Subtotal', '£40.00'), row('Discount', '-£5.00'), row('Total', total))
      return before && swappedTotal(view, options, before)
    }
    expect(isRead('£30.00')).toBeUndefined()
    expect(isRead('£44.99')).toBeUndefined()
  })

  it('is the subtotal once the code of the arrival is off, and with it the total', () => {
    const before = chosen(
      row('Subtotal', struck('£40.00')),
      row('Discount', '-£5.00'),
      row('Total', '£35.00'),
    )
    const view = show(row('Subtotal', '£40.00'))
    expect(before && swappedTotal(view, options, before)?.money.minor).toBe(4000)
  })

  it('is no subtotal below a total that is counted anew, since the delivery is missing from it', () => {
    const before = chosen(
      row('Subtotal', '£40.00'),
      row('Delivery', '£5.00'),
      row('Total', '£45.00'),
    )
    const view = show(row('Subtotal', '£40.00'), row('Delivery', '£5.00'), row('Total', '…'))
    expect(before && swappedTotal(view, options, before)).toBeUndefined()
  })
})
