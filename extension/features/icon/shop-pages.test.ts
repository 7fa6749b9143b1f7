import fc from 'fast-check'
import { expect, test } from 'vitest'
import { domainCandidates } from '#domain/vouchers/domain-hash.ts'
import { pagesOfShop } from './shop-pages.ts'

/** As `chrome.events.UrlFilter` is documented. */
function isMet(domain: string, host: string): boolean {
  return pagesOfShop(domain).some(
    ({ hostEquals, hostSuffix }) =>
      host === hostEquals || (hostSuffix !== undefined && host.endsWith(hostSuffix)),
  )
}

test.each([
  ['shop.example', true],
  ['www.shop.example', true],
  ['a.b.shop.example', true],
  ['notshop.example', false],
  ['shop.example.evil.example', false],
  ['example', false],
])('the shop of shop.example has the page of %s: %s', (host, has) => {
  expect(isMet('shop.example', host)).toBe(has)
})

test('the browser means by them what a lookup on the device means', () => {
  const label = fc.stringMatching(/^[a-z]{1,2}$/)
  const host = fc.array(label, { minLength: 2, maxLength: 4 }).map((labels) => labels.join('.'))
  fc.assert(
    fc.property(host, host, (domain, visited) => {
      expect(isMet(domain, visited)).toBe(domainCandidates(visited).includes(domain))
    }),
  )
})

test('pages of the web alone are meant', () => {
  for (const { schemes } of pagesOfShop('shop.example')) expect(schemes).toEqual(['http', 'https'])
})
