import { expect, test } from 'vitest'
import { pagePath, pagePaths, pages, pageKeys, robotsOf } from './pages.ts'

test('a page stands under its locale with a slash at both ends', () => {
  expect(pagePath('home', 'de-gb')).toBe('/de-gb/')
  expect(pagePath('retailers', 'en-gb')).toBe('/en-gb/retailers/')
})

test('a parameter is written as an address takes it, and is asked for', () => {
  expect(pagePath('merchant', 'en-gb', { merchant: 'a/b' })).toBe('/en-gb/deals/a%2Fb/')
  expect(() => pagePath('merchant', 'en-gb')).toThrow('needs the parameter merchant')
})

test('a page may have parameters of its own in each locale', () => {
  const slugs = pagePaths('post', (locale) => ({
    slug: locale.startsWith('de') ? 'hallo' : 'hello',
  }))
  expect(slugs.map(({ path }) => path)).toEqual([
    ...['/en-gb/blog/hello/', '/de-gb/blog/hallo/'],
    ...['/en-de/blog/hello/', '/de-de/blog/hallo/'],
  ])
})

test('pages of deals and merchants alone are opened by configuration', () => {
  const opened = pageKeys.filter(
    (key) => robotsOf(key, { opensDeals: true }) !== robotsOf(key, { opensDeals: false }),
  )
  expect(opened).toEqual(['deals', 'category', 'merchant'])
})

test('what search engines may find is what the specification allows', () => {
  const allowed = [
    'home',
    'privacypolicy',
    'tandcs',
    'cookiepolicy',
    'retailerbenefits',
    'press',
    'faq',
    'blog',
    // The blog's own pages from the second on.
    'blog-page',
    'post',
    'amazondealfinder',
  ]
  for (const key of pageKeys) {
    const isOpen = robotsOf(key, { opensDeals: false }) === 'index, follow'
    expect(isOpen, key).toBe(allowed.includes(pages[key].metadata))
  }
})
