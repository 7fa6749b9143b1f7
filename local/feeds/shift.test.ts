import { expect, it } from 'vitest'
import { shiftDates } from './shift.ts'

it('moves dates of both forms over the ends of months and years', () => {
  expect(shiftDates('20/11/2026 09:00,31/12/2026', 42)).toBe('01/01/2027 09:00,11/02/2027')
  expect(shiftDates('2028-02-28T10:00:00Z', 1)).toBe('2028-02-29T10:00:00Z')
})

it('moves dates back', () => {
  expect(shiftDates('01/03/2027', -1)).toBe('28/02/2027')
})

it('leaves what is no date as it was', () => {
  const text = 'Ref 410001,10% off orders over £120,1/2,https://a.example/2026/11,+44 20 7946 0018'
  expect(shiftDates(text, 7)).toBe(text)
})
