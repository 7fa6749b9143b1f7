import { expect, test } from 'vitest'
import { fill, fillCount } from './fill.ts'

test('a value takes the place of its name, wherever it stands', () => {
  expect(fill('{name}: codes for {name}', { name: 'Tern' })).toBe('Tern: codes for Tern')
})

test('a name without a value stays readable', () => {
  expect(fill('Ends {date}', {})).toBe('Ends {date}')
})

test('one has its own form and everything else the other', () => {
  const text = { one: '{count} code', other: '{count} codes' }
  expect(fillCount(text, 1, 'en-GB')).toBe('1 code')
  expect(fillCount(text, 0, 'en-GB')).toBe('0 codes')
})

test('counts are grouped as the language of the page groups them', () => {
  const text = { one: '{count} Code', other: '{count} Codes' }
  expect(fillCount(text, 1234, 'de-DE')).toBe('1.234 Codes')
})
