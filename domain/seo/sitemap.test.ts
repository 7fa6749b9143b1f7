import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lastChange, sitemapIndexXml, sitemapXml, splitEntries } from './sitemap.ts'

const entry = {
  address: 'https://pouch.example/en-gb/deals/a&b/',
  changed: '2026-11-20',
  alternates: [{ tag: 'de-DE', address: 'https://pouch.example/de-de/deals/a&b/' }],
}

test('a sitemap names each page, its last change and its languages', () => {
  const xml = sitemapXml([entry])
  expect(xml).toContain('<loc>https://pouch.example/en-gb/deals/a&amp;b/</loc>')
  expect(xml).toContain('<lastmod>2026-11-20</lastmod>')
  expect(xml).toContain('hreflang="de-DE" href="https://pouch.example/de-de/deals/a&amp;b/"')
})

test('the index names each file and its last change', () => {
  const xml = sitemapIndexXml([{ address: 'https://pouch.example/a.xml', changed: '2026-11-20' }])
  expect(xml).toContain('<loc>https://pouch.example/a.xml</loc><lastmod>2026-11-20</lastmod>')
})

test('a file changed when the last of its entries did', () => {
  expect(lastChange([entry, { ...entry, changed: '2026-11-22' }], '2020-01-01')).toBe('2026-11-22')
  expect(lastChange([], '2020-01-01')).toBe('2020-01-01')
})

test('files hold all entries in their order, none too many', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 9 }), (entries, most) => {
      const files = splitEntries(entries, most)
      expect(files.flat()).toEqual(entries)
      expect(Math.max(...files.map(({ length }) => length))).toBeLessThanOrEqual(most)
      if (entries.length > 0) expect(files.length).toBe(Math.ceil(entries.length / most))
    }),
  )
})
