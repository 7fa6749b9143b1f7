// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { liveView } from '../dom/view.ts'
import { hasFieldInDoubt } from './field-in-doubt.ts'

describe('hasFieldInDoubt', () => {
  const isInDoubt = (field: string) => {
    document.body.innerHTML = `<p id="row">MINE12 <button>Remove</button></p><section>${field}</section>`
    return hasFieldInDoubt(liveView(document), [...document.querySelectorAll('#row')])
  }

  it.each([
    ['a name for programs that speaks of codes', '<input name="coupon">'],
    ['no words, beside the code that is on', '<input name="entry">'],
    [
      'a label for gift cards, and a name that speaks of discounts',
      '<input aria-label="Gift card" name="discount">',
    ],
    [
      'a label for gift cards and codes alike',
      '<input aria-label="Gift card or code" name="code">',
    ],
    [
      'the code that is on, whatever it is called',
      '<input aria-label="Partner code" name="entry" value="mine12"><input name="other">',
    ],
  ])('knows that a field may take the code, by %s', (_, field) => {
    expect(isInDoubt(field)).toBe(true)
  })

  it('doubts no field of several beside the code that is on', () => {
    expect(isInDoubt('<input name="entry"><input name="other">')).toBe(false)
  })

  it.each([
    ['another thing', '<input aria-label="Postcode" name="code">'],
    ['gift cards', '<input aria-label="Gift card" name="giftCard">'],
    [
      'what was paid for, although its name may mean either',
      '<input aria-label="Wertgutschein" name="voucher">',
    ],
  ])('knows a field that is labelled for %s', (_, field) => {
    expect(isInDoubt(field)).toBe(false)
  })
})
