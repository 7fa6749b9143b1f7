import { expect, test } from 'vitest'
import {
  blog,
  blogPosting,
  breadcrumbList,
  faqPage,
  offer,
  organization,
  structuredText,
  webSite,
} from './structured-data.ts'

const url = 'https://pouch.example/en-gb/'

test('the site says where to search it', () => {
  const site = webSite({
    name: 'Pouch',
    url,
    language: 'en-GB',
    search: `${url}retailers/`,
    field: 'q',
  })
  expect(site).toMatchObject({
    '@type': 'WebSite',
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: `${url}retailers/?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  })
})

test('who makes it has a name, an address and a logo', () => {
  const logo = 'https://pouch.example/favicon.svg'
  expect(organization({ name: 'Pouch', url, logo })).toMatchObject({ name: 'Pouch', url, logo })
})

test('breadcrumbs are counted from one', () => {
  const crumbs = [
    { name: 'Home', url },
    { name: 'Blog', url: `${url}blog/` },
  ]
  expect(breadcrumbList(crumbs).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: url },
    { '@type': 'ListItem', position: 2, name: 'Blog', item: `${url}blog/` },
  ])
})

test('each question has its answer', () => {
  expect(faqPage([{ question: 'Is it free?', answer: 'Yes.' }]).mainEntity).toEqual([
    {
      '@type': 'Question',
      name: 'Is it free?',
      acceptedAnswer: { '@type': 'Answer', text: 'Yes.' },
    },
  ])
})

test('a post is written and published by the product', () => {
  const post = blogPosting({
    headline: 'Codes',
    description: 'How codes work.',
    url: `${url}blog/codes/`,
    image: `${url}codes.svg`,
    published: '2020-12-04',
    language: 'en-GB',
    author: { name: 'Pouch', url },
  })
  expect(post).toMatchObject({ datePublished: '2020-12-04', author: { name: 'Pouch' } })
  expect(post.publisher).toEqual(post.author)
})

test('the blog lists its posts with the days they came out', () => {
  const listed = { headline: 'Codes', url: `${url}blog/codes/`, image: `${url}codes.png` }
  const index = blog({
    ...{ name: 'Blog', description: 'Spend less.', url: `${url}blog/`, language: 'en-GB' },
    posts: [{ ...listed, published: '2020-12-04' }],
  })
  expect(index).toMatchObject({
    '@type': 'Blog',
    blogPost: [{ '@type': 'BlogPosting', headline: 'Codes', datePublished: '2020-12-04' }],
  })
})

test('an offer says when it ends only where it does', () => {
  const known = { name: '10% off', url, retailer: 'Tern' }
  expect(offer({ ...known, ends: '2026-12-01T00:00:00Z' })).toHaveProperty('validThrough')
  expect(offer({ ...known, ends: null })).not.toHaveProperty('validThrough')
})

test('no text can end the element that holds it', () => {
  const text = structuredText([faqPage([{ question: '</script><b>', answer: 'a' }])])
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toMatchObject({ mainEntity: [{ name: '</script><b>' }] })
})

test('several parts are one list', () => {
  expect(JSON.parse(structuredText([breadcrumbList([]), breadcrumbList([])]))).toHaveLength(2)
})
