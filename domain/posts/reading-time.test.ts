import { expect, test } from 'vitest'
import { readingMinutes } from './reading-time.ts'

const words = (count: number) => 'word '.repeat(count)

test('a text takes as long as its words', () => {
  expect(readingMinutes(words(228), 'en')).toBe(1)
  expect(readingMinutes(words(912), 'en')).toBe(4)
})

test('as many words take longer in German, whose words are longer', () => {
  expect(readingMinutes(words(912), 'de')).toBe(5)
})

test('the shortest text takes a minute', () => {
  expect(readingMinutes('', 'de')).toBe(1)
})

test('what is not read aloud takes no time', () => {
  const noise = '[a](/very/long/address/) | --- | **—** <br>\n'
  expect(readingMinutes(noise.repeat(400), 'en')).toBe(readingMinutes('a '.repeat(400), 'en'))
})
