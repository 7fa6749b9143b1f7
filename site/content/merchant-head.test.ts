import { expect, test } from 'vitest'
import type { Indexing } from '#domain/seo/robots.ts'
import { aboutMerchant } from './merchant-head.ts'
import { pageHead, type PageHead } from './page-head.ts'

const offers = [
  { title: '10% off', end_date: '2026-12-01T00:00:00Z' },
  { title: 'Free delivery', end_date: null },
]
const absolute = (path: string) => `https://pouch.example${path}`

function headOf(live: typeof offers, indexing: Indexing): PageHead {
  const merchant = { slug: 'tern', name: 'Tern' }
  const about = aboutMerchant({ locale: 'en-gb', locales: ['en-gb', 'de-gb'], merchant, live })
  return pageHead({ key: 'merchant', locale: 'en-gb', ...about }, indexing)
}

test('a merchant tells search engines its live offers where deals are open to them', () => {
  const head = headOf(offers, { opensDeals: true })
  const url = absolute('/en-gb/deals/tern/')
  expect(head.robots).toBe('index, follow')
  expect(head.structured(absolute)).toMatchObject([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [{}, { item: absolute('/en-gb/retailers/') }, { item: url }],
    },
    { '@type': 'Offer', name: '10% off', url, offeredBy: { name: 'Tern' } },
    { '@type': 'Offer', name: 'Free delivery', url },
  ])
})

test('a merchant without live offers says only where it stands', () => {
  const head = headOf([], { opensDeals: true })
  expect(head.structured(absolute)).toMatchObject([{ '@type': 'BreadcrumbList' }])
})

test('a merchant tells search engines nothing where deals are closed to them', () => {
  const head = headOf(offers, { opensDeals: false })
  expect(head.robots).toBe('noindex')
  expect(head.structured(absolute)).toEqual([])
})
