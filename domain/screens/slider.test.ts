import { expect, it } from 'vitest'
import { sliderValue } from './slider.ts'

it.each([
  [5, 5],
  [1, 1],
  [100, 100],
  [0, 1],
  [101, 100],
  [7.4, 7],
  [-Infinity, 1],
  [NaN, 5],
])('a slider that %d is wanted of stands at %d', (wanted, value) => {
  expect(sliderValue(wanted)).toBe(value)
})

it('a slider may have a range of its own', () => {
  expect(sliderValue(50, { min: 10, max: 20 })).toBe(20)
  expect(sliderValue(NaN, { min: 10, max: 20 })).toBe(10)
})
