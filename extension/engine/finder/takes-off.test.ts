import { expect, it } from 'vitest'
import { takesOff } from './takes-off.ts'

it.each([
  ['Discount -£5.00', true],
  ['Discount−5,00 €', true],
  ['Rabatt - 5,00 €', true],
  ['Discount-$5.00', true],
  ['Abzug CHF-51.31', true],
  ['Descontos - R$ 51,35', true],
  ['Remise (9,00 €)', true],
  ['SAVE20 - 20% from £50', false],
  ['Trail runner $129.00 RC-4410', false],
  ['Crew sock, 3-pack $28.00', false],
  ['Total £5.00', false],
])('tells what lowers a total by its sign: %s', (text, isLess) => {
  expect(takesOff(text)).toBe(isLess)
})
