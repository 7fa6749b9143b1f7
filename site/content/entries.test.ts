import { expect, test } from 'vitest'
import { articlesFrom, postsFrom } from './entries.ts'

const data = {
  title: 'Codes',
  date: '2026-10-05',
  preview: 'How codes work.',
  image: 'codes',
  topic: 'saving',
}
const file = (id: string, more: object = {}) => ({
  ...{ id, data: { ...data, ...more }, body: 'Some words.', html: '<p>Some words.</p>' },
})
const pair = [file('en/codes'), file('de/gutscheine', { translationOf: 'codes' })]

test('a post knows its counterpart, and how long it takes', () => {
  const [english, german] = postsFrom(pair)
  expect(english).toMatchObject({ translation: 'en', slug: 'codes', minutes: 1 })
  expect(german).toMatchObject({ translation: 'de', slug: 'gutscheine' })
  for (const post of [english, german]) {
    expect(post?.slugs).toEqual({ en: 'codes', de: 'gutscheine' })
  }
})

test('a day may have been read as a date', () => {
  const date = new Date('2026-10-05')
  const [post] = postsFrom([file('en/codes', { date }), ...pair.slice(1)])
  expect(post?.date).toBe('2026-10-05')
})

test.each([
  ['it has to lie in a folder', [file('fr/codes')]],
  ['one counterpart in de', [file('en/codes')]],
  ['one counterpart in en', [file('de/gutscheine', { translationOf: 'codes' })]],
  ['one counterpart in de', [...pair, file('de/zweite', { translationOf: 'codes' })]],
  ['image', [file('en/codes', { image: 'unicorn' })]],
  ['preview', [file('en/codes', { preview: ' ' })]],
  ['minutes', [file('en/codes', { minutes: 4 })]],
])('a fault is told with its file: %s', (why, files) => {
  expect(() => postsFrom(files)).toThrow(/^src\/content\/posts\/\w+\/\w+\.md: /)
  expect(() => postsFrom(files)).toThrow(why)
})

test('the path of an article is its address', () => {
  const front = { title: 'Codes', date: '2026-10-05', image: 'codes' }
  const article = (id: string, more: object) => ({ ...file(id), data: { ...front, ...more } })
  const english = article('en/codes', { path: 'articles/codes' })
  const german = article('de/gutscheine', {
    ...{ path: 'articles/gutscheine', translationOf: 'codes' },
  })
  expect(articlesFrom([english, german])).toHaveLength(2)
  const astray = article('en/codes', { path: 'codes' })
  expect(() => articlesFrom([astray, german])).toThrow('its path has to be articles/codes')
})
