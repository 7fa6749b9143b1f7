import { expect, test } from 'vitest'
import { pagePath, pages, pageKeys, robotsOf } from './pages.ts'

test('a page stands under its locale with a slash at both ends', () => {
  expect(pagePath('home', 'de-gb')).toBe('/de-gb/')
  expect(pagePath('retailers', 'en-gb')).toBe('/en-gb/retailers/')
})

test('a parameter is written as an address takes it, and is asked for', () => {
  expect(pagePath('merchant', 'en-gb', { merchant: 'a/b' })).toBe('/en-gb/deals/a%2Fb/')
  expect(() => pagePath('merchant', 'en-gb')).toThrow('needs the parameter merchant')
})

test('deals and merchant pages alone are opened by configuration', () => {
  const opened = pageKeys.filter(
    (key) => robotsOf(key, { opensDeals: true }) !== robotsOf(key, { opensDeals: false }),
  )
  expect(opened).toEqual(['deals', 'merchant'])
})

test('what search engines may find is what the specification allows', () => {
  const allowed = [
    'home',
    'privacypolicy',
    'tandcs',
    'tandcs-category',
    'cookiepolicy',
    'retailerbenefits',
    'press',
    'faq',
    'faq-category',
    'blog',
    'post',
    'amazondealfinder',
  ]
  for (const key of pageKeys) {
    const isOpen = robotsOf(key, { opensDeals: false }) === 'index, follow'
    expect(isOpen, key).toBe(allowed.includes(pages[key].metadata))
  }
})
