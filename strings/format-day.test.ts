import { expect, test } from 'vitest'
import { formatDay, formatPostDay, formatShare } from './format-day.ts'

test('a day is written in the language of the page', () => {
  expect(formatDay('2026-12-31T12:00:00Z', 'en-GB')).toBe('31 Dec 2026')
  expect(formatDay('2026-12-31T12:00:00Z', 'de-DE')).toBe('31.12.2026')
})

test('the day of a post names its month', () => {
  expect(formatPostDay('2020-12-04', 'en-GB')).toBe('04 December 20')
  expect(formatPostDay('2020-12-04', 'de-DE')).toBe('04. Dezember 20')
})

test('the last second of a day in UTC is still that day', () => {
  expect(formatDay('2026-12-31T23:59:59Z', 'en-DE')).toContain('31')
})

test('a share is a whole percentage', () => {
  expect(formatShare(0.847, 'en-GB')).toBe('85%')
})
