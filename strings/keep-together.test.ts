import { expect, test } from 'vitest'
import { keepTogether } from './keep-together.ts'

test.each([
  ['10 % auf alles', '10\u00a0% auf alles'],
  ['ab 40 € und 2 Teilen', 'ab 40\u00a0€ und 2 Teilen'],
  ['10% off', '10% off'],
  ['per E-Mail', 'per E\u2011Mail'],
])('%s keeps its numbers, signs and short parts together', (text, expected) => {
  expect(keepTogether(text)).toBe(expected)
})
