import { expect, test } from 'vitest'
import { robotsRule, robotsText } from './robots.ts'

test('the operator opens deals and nothing else', () => {
  expect(robotsRule('closed, or open with deals', { opensDeals: true })).toBe('index, follow')
  expect(robotsRule('closed, or open with deals', { opensDeals: false })).toBe('noindex')
  expect(robotsRule('noindex', { opensDeals: true })).toBe('noindex')
  expect(robotsRule('index, follow', { opensDeals: false })).toBe('index, follow')
})

test('robots.txt forbids nothing and names the sitemaps', () => {
  expect(robotsText('https://pouch.example')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://pouch.example/sitemap.xml\n',
  )
})
