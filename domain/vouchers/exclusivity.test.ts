import { expect, it } from 'vitest'
import { exclusivityOf } from './exclusivity.ts'

it('is exclusive where the source says so', () => {
  expect(exclusivityOf(true, 'Single-use code')).toBe('exclusive')
})

it.each([
  'Your single-use code works once.',
  'One unique code for each customer.',
  'Einmalcode, nicht übertragbar',
  'Der Gutschein ist einmalig einlösbar.',
  'Ihr persönlicher Gutscheincode',
])('is unique where the words say so: %s', (words) => {
  expect(exclusivityOf(false, words)).toBe('unique')
})

it('is plain otherwise', () => {
  expect(exclusivityOf(false, 'A unique collection of lamps')).toBe('plain')
})
