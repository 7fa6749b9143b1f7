import { expect, test } from 'vitest'
import { competition, isComplete } from './giveaway.ts'

test.each([
  ['open on its last day', '2020-12-30', 999, false],
  ['complete the day after', '2020-12-31', 0, true],
  ['complete with its last entry', '2020-11-01', 1000, true],
])('a giveaway is %s', (_, today, entries, complete) => {
  expect(isComplete(competition, today, entries)).toBe(complete)
})
