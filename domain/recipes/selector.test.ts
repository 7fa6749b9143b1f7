// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPlainSelector, namesOrder } from './selector.ts'

describe('isPlainSelector', () => {
  it.each([
    '#coupon_code',
    'input[name=coupon]',
    'input[name="coupon[code]"]',
    "[id^='wc-block-components-totals-coupon__input']",
    '.cart__discount > .row ~ a.remove:not(.line) + *',
    'button[aria-label*="remove" i]',
    'button:not([disabled])',
  ])('takes %s', (selector) => {
    expect(isPlainSelector(selector)).toBe(true)
  })

  it.each([
    ['nothing', ''],
    ['a list', '#a, #b'],
    ['what is not closed', 'input[name="coupon]'],
    ['a combinator without an end', '.box >'],
    ['a pseudo-class that looks elsewhere', 'form:has(input)'],
    ['a line break', '.a\n.b'],
    ['what is no selector at all', 'javascript:alert(1)'],
    ['a quote within a quote', '[title="a\\"b"]'],
  ])('refuses %s', (_, selector) => {
    expect(isPlainSelector(selector)).toBe(false)
  })

  it('takes nothing that a browser could not read', () => {
    const pieces = fc.constantFrom(
      ...['a', '#b', '.c', '[d]', '[d=e]', '[d="e f"]', '[d^=', '"', ']', ':not(.g)', ':not('],
      ...[' ', ' > ', '+', '~', '*', ')', ',', '\\', '-', '1', 'é', '  '],
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const selector = parts.join('')
        if (!isPlainSelector(selector)) return
        expect(() => document.querySelector(selector), selector).not.toThrow()
      }),
      { numRuns: 2000 },
    )
  })

  it.each(['.a', 'a ', '[a]', ':not(a)', 'a-', 'a > '])(
    'does not get lost in a long row of %s',
    (piece) => {
      expect(isPlainSelector(`${piece.repeat(60)}!`)).toBe(false)
    },
  )
})

describe('namesOrder', () => {
  it.each(['#place_order', '.order-button', 'button.buy-now', '[name=submitOrder]'])(
    'knows %s',
    (selector) => {
      expect(namesOrder(selector)).toBe(true)
    },
  )

  it.each(['.checkout-coupon button', '#order-coupon-apply', '.cart__discount-button'])(
    'has nothing against %s',
    (selector) => {
      expect(namesOrder(selector)).toBe(false)
    },
  )
})
