import { expect, test } from 'vitest'
import { faultPath, notFoundPath, redirectOf, withoutFileName } from './addresses.ts'

test.each([
  ['/', '/en-gb/'],
  ['/deals', '/en-gb/deals'],
  ['/deals/tern/', '/en-gb/deals/tern/'],
  ['/index.html', '/en-gb/'],
  ['/fr-fr/deals/', '/en-gb/fr-fr/deals/'],
  ['/DE-GB/deals/', '/de-gb/deals/'],
])('%s leads to %s', (path, target) => {
  expect(redirectOf(path, undefined, '')?.to).toBe(target)
})

test('the spelling of a locale is put right for good, the choice of one is not', () => {
  expect(redirectOf('/DE-GB/deals/', undefined, '')?.status).toBe(301)
  expect(redirectOf('/deals/', undefined, '')?.status).toBe(302)
})

test('the stored locale wins over the languages of the browser', () => {
  expect(redirectOf('/deals/', 'en-de', 'de-DE,de;q=0.9')?.to).toBe('/en-de/deals/')
})

test('the language wanted most wins over the default', () => {
  expect(redirectOf('/deals/', undefined, 'en;q=0.5, de-DE')?.to).toBe('/de-de/deals/')
})

test.each(['/en-gb/nothing/', '/_astro/gone.js', '/extension/bundles/x', '/robots.txt'])(
  '%s is not sent elsewhere',
  (path) => {
    expect(redirectOf(path, undefined, '')).toBeUndefined()
  },
)

test('the page about what is missing is the one of its locale', () => {
  expect(notFoundPath('/de-gb/deals/nobody/')).toBe('/de-gb/404')
  expect(notFoundPath('/de-gb/nothing')).toBe('/de-gb/404')
  expect(notFoundPath('/_astro/gone.js')).toBe('/en-gb/404')
})

test.each([
  ['/en-gb/index.html', '/en-gb/'],
  ['/de-de/deals/tern/index.html', '/de-de/deals/tern/'],
  ['/en-gb/deals/', undefined],
  ['/en-gb/deals/my-index.html', undefined],
])('%s by the name of its file is the page %s', (path, page) => {
  expect(withoutFileName(path)).toBe(page)
})

test('the page about a fault is the one of the address, else of the visitor', () => {
  expect(faultPath('/de-gb/deals/', 'en-de', 'en-GB')).toBe('/de-gb/500')
  expect(faultPath('http://[', 'en-de', 'de-DE')).toBe('/en-de/500')
  expect(faultPath('*', undefined, 'de-DE')).toBe('/de-de/500')
})
