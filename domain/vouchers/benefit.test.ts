import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatMoney } from '../money/money.ts'
import { benefitOf } from './benefit.ts'

const none = { percent: null, amount: null, minimum: 0 }

describe('what an offer promises', () => {
  test.each([
    ['10% off everything, sale included', { percent: 10 }],
    ['15 % auf alles', { percent: 15 }],
    ['Up to 40% off garden furniture', { percent: 20 }],
    ['Bis zu 30 Prozent Rabatt', { percent: 15 }],
    ['Save £10 when you spend £50', { amount: 1000, minimum: 5000 }],
    ['Spend £50, save £10', { amount: 1000, minimum: 5000 }],
    ['£5 off orders over £30', { amount: 500, minimum: 3000 }],
    ['20% off orders of £75 or more', { percent: 20, minimum: 7500 }],
    ['£12.50 off', { amount: 1250 }],
    ['Free delivery over £25', { minimum: 2500 }],
    ['A free mug', {}],
    ['$10 off', {}],
  ])('reads "%s"', (title, benefit) => {
    expect(benefitOf(title, '', 'GBP')).toEqual({ ...none, ...benefit })
  })

  test.each([
    ['10 € Rabatt ab 50 € Bestellwert', { amount: 1000, minimum: 5000 }],
    ['5 € Gutschein, Mindestbestellwert 39,90 €', { amount: 500, minimum: 3990 }],
    ['Gratisversand ab 29 €', { minimum: 2900 }],
    ['10 % bei Bestellungen über 80 €', { percent: 10, minimum: 8000 }],
    ['12,5 % auf Schuhe', { percent: 12.5 }],
  ])('reads "%s"', (title, benefit) => {
    expect(benefitOf(title, '', 'EUR')).toEqual({ ...none, ...benefit })
  })

  test('takes a minimum from the terms where the title names none', () => {
    const terms = 'Der Gutschein gilt für Bestellungen ab 100 € Warenwert nach Abzug von Retouren.'
    expect(benefitOf('10 % Rabatt', terms, 'EUR')).toMatchObject({ percent: 10, minimum: 10000 })
    expect(benefitOf('10% off', 'Postage is £4.50.', 'GBP')).toMatchObject({ minimum: 0 })
  })

  test('reads every amount that it is given back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999 }),
        fc.integer({ min: 1, max: 99_999 }),
        (a, b) => {
          const written = (minor: number) => formatMoney({ minor, currency: 'GBP' }, 'en-GB')
          const title = `${written(a)} off orders over ${written(b)}`
          expect(benefitOf(title, '', 'GBP')).toEqual({ ...none, amount: a, minimum: b })
        },
      ),
    )
  })
})
