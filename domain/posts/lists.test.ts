import fc from 'fast-check'
import { expect, test } from 'vitest'
import { indexPages, newestFirst, relatedTo } from './lists.ts'

const post = (slug: string, date: string, topic = 'saving') => ({ slug, date, topic })
const slugs = (posts: readonly { slug: string }[]) => posts.map(({ slug }) => slug)

test('the newest post comes first, and one day has an order too', () => {
  const posts = [post('b', '2026-01-02'), post('a', '2026-01-02'), post('c', '2026-03-01')]
  expect(slugs(newestFirst(posts))).toEqual(['c', 'a', 'b'])
})

test('pages hold all posts in their order, none too many and none empty', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(), { minLength: 1 }),
      fc.integer({ min: 1, max: 9 }),
      (all, most) => {
        const pages = indexPages(all, most)
        expect(pages.flat()).toEqual(all)
        for (const { length } of pages) {
          expect(length).toBeGreaterThan(0)
          expect(length).toBeLessThanOrEqual(most)
        }
      },
    ),
  )
})

test('an index without posts has its page all the same', () => {
  expect(indexPages([])).toEqual([[]])
})

test('after a post comes what is on its topic, then the newest, never itself', () => {
  const read = post('read', '2026-05-01', 'points')
  const posts = [
    post('new', '2026-09-01'),
    read,
    post('near', '2026-04-01', 'points'),
    post('old', '2026-03-01'),
  ]
  expect(slugs(relatedTo(read, posts))).toEqual(['near', 'new', 'old'])
  expect(slugs(relatedTo(read, posts, 2))).toEqual(['near', 'new'])
})
