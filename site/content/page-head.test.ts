import { expect, test } from 'vitest'
import { notFoundHead, pageHead } from './page-head.ts'

test('a page names itself in every locale and one address for everybody else', () => {
  expect(pageHead({ key: 'deals', locale: 'de-gb' }).alternates).toEqual([
    { tag: 'en-GB', path: '/en-gb/deals/' },
    { tag: 'de-GB', path: '/de-gb/deals/' },
    { tag: 'en-DE', path: '/en-de/deals/' },
    { tag: 'de-DE', path: '/de-de/deals/' },
    { tag: 'x-default', path: '/deals/' },
  ])
})

test('a merchant of one country is not promised in the other', () => {
  const head = pageHead({
    key: 'merchant',
    locale: 'en-gb',
    parameters: { merchant: 'tern' },
    values: { name: 'Tern' },
    locales: ['en-gb', 'de-gb'],
  })
  expect(head.title).toContain('Tern')
  expect(head.alternates.map(({ tag }) => tag)).toEqual(['en-GB', 'de-GB', 'x-default'])
})

test('a merchant of one country leads everybody else to a page that there is', () => {
  const head = pageHead({
    key: 'merchant',
    locale: 'de-de',
    parameters: { merchant: 'seemove' },
    values: { name: 'Seemöve' },
    locales: ['en-de', 'de-de'],
  })
  expect(head.alternates.at(-1)).toEqual({ tag: 'x-default', path: '/en-de/deals/seemove/' })
})

test('the language picker keeps the page and the country', () => {
  expect(pageHead({ key: 'retailers', locale: 'en-de' }).languages).toEqual([
    { translation: 'en', path: '/en-de/retailers/' },
    { translation: 'de', path: '/de-de/retailers/' },
  ])
})

test('a page whose address is translated leads to its counterpart', () => {
  const head = pageHead({
    key: 'post',
    locale: 'de-gb',
    parameters: (locale) => ({ slug: locale.startsWith('de') ? 'hallo' : 'hello' }),
    values: { name: 'Hallo', summary: 'Ein Gruß.' },
  })
  expect(head.canonical).toBe('/de-gb/blog/hallo/')
  expect(head.languages).toEqual([
    { translation: 'en', path: '/en-gb/blog/hello/' },
    { translation: 'de', path: '/de-gb/blog/hallo/' },
  ])
  expect(head.alternates).toContainEqual({ tag: 'en-DE', path: '/en-de/blog/hello/' })
  expect(head.alternates.at(-1)).toEqual({ tag: 'x-default', path: '/en-gb/blog/hello/' })
})

test('the start page alone is open to search engines', () => {
  expect(pageHead({ key: 'home', locale: 'en-gb' }).robots).toBe('index, follow')
  expect(pageHead({ key: 'deals', locale: 'en-gb' }).robots).toBe('noindex')
})

test('a page that search engines leave out tells them nothing', () => {
  const absolute = (path: string) => `https://pouch.example${path}`
  expect(pageHead({ key: 'deals', locale: 'en-gb' }).structured(absolute)).toEqual([])
})

test('a page that does not exist has the title Not Found, in German too, and no address', () => {
  expect(notFoundHead('de-de')).toMatchObject({
    title: 'Not Found',
    status: 404,
    robots: 'noindex',
    canonical: undefined,
    alternates: [],
  })
})

test('a page that search engines may find says where it stands in the site', () => {
  const absolute = (path: string) => `https://pouch.example${path}`
  const [crumbs] = pageHead({ key: 'retailer-benefits', locale: 'en-gb' }).structured(absolute)
  expect(crumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { name: 'Home', item: 'https://pouch.example/en-gb/' },
      { position: 2, item: 'https://pouch.example/en-gb/retailer-benefits/' },
    ],
  })
})
