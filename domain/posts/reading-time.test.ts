import { expect, test } from 'vitest'
import { readingMinutes } from './reading-time.ts'

const words = (count: number) => 'word '.repeat(count)

test('a text takes as long as its words', () => {
  expect(readingMinutes(words(220))).toBe(1)
  expect(readingMinutes(words(880))).toBe(4)
})

test('the shortest text takes a minute', () => {
  expect(readingMinutes('')).toBe(1)
})

test('what is not read aloud takes no time', () => {
  const noise = '[a](/very/long/address/) | --- | **—** <br>\n'
  expect(readingMinutes(noise.repeat(400))).toBe(readingMinutes('a '.repeat(400)))
})
