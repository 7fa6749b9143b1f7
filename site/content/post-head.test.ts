import { expect, test } from 'vitest'
import { aboutBlogPage, blogPath } from './blog-head.ts'
import type { Post } from './entries.ts'
import { pageHead } from './page-head.ts'
import { aboutArticle, aboutPost } from './post-head.ts'

const post = {
  translation: 'de',
  slug: 'gutscheine',
  slugs: { en: 'codes', de: 'gutscheine' },
  title: 'Codes',
  preview: 'Wie Codes gehen.',
  date: '2020-12-04',
  topic: 'saving',
  image: 'codes',
  minutes: 3,
  html: '',
} as const satisfies Post
const absolute = (path: string) => `https://pouch.example${path}`

test('a post has its own picture, its day and its counterpart', () => {
  const head = pageHead({ key: 'post', locale: 'de-gb', ...aboutPost('de-gb', post) })
  expect(head).toMatchObject({
    ...{ title: 'Codes | Pouch', description: 'Wie Codes gehen.', type: 'article' },
    ...{ image: '/blog-assets/codes.png', published: '2020-12-04' },
    canonical: '/de-gb/blog/gutscheine/',
  })
  expect(head.languages).toContainEqual({ translation: 'en', path: '/en-gb/blog/codes/' })
})

test('a post tells search engines where it stands and when it came out', () => {
  const head = pageHead({ key: 'post', locale: 'de-gb', ...aboutPost('de-gb', post) })
  expect(head.structured(absolute)).toMatchObject([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [{}, { item: absolute('/de-gb/blog/') }, { name: 'Codes' }],
    },
    { '@type': 'BlogPosting', datePublished: '2020-12-04', inLanguage: 'de-GB' },
  ])
})

test('an article is described by its subtitle, or else by its title, and found by nobody', () => {
  const about = (more: object) =>
    pageHead({ key: 'article', locale: 'de-de', ...aboutArticle({ ...post, path: '', ...more }) })
  expect(about({ subtitle: 'In Kürze.' }).description).toBe('In Kürze.')
  expect(about({})).toMatchObject({ description: 'Codes', robots: 'noindex' })
})

test('the first page of the blog is the blog, and a page knows its neighbours', () => {
  const about = (number: number) =>
    aboutBlogPage('de-gb', { posts: [post], number, count: 3 }).neighbours
  expect(about(1)).toEqual({ next: blogPath('de-gb', 2) })
  expect(about(2)).toEqual({ prev: '/de-gb/blog/', next: '/de-gb/blog/page/3/' })
  expect(about(3)).toEqual({ prev: '/de-gb/blog/page/2/' })
})

test('a page of the blog lists its posts for search engines', () => {
  const page = aboutBlogPage('de-gb', { posts: [post], number: 2, count: 2 })
  const head = pageHead({ key: 'blog-page', locale: 'de-gb', ...page })
  expect(head.title).toContain('2')
  expect(head.structured(absolute)[1]).toMatchObject({
    '@type': 'Blog',
    blogPost: [{ headline: 'Codes', url: absolute('/de-gb/blog/gutscheine/') }],
  })
})
