import { describe, expect, it, test } from 'vitest'
import { featuredAmong, featuredSet } from './featured-retailers.ts'
import { inOrder, pressItem, pressOf } from './press.ts'
import { readEntry } from './read-entry.ts'
import { testimonial, testimonialsOf } from './testimonials.ts'

const item = {
  name: 'The Saturday Basket',
  logo: 'basket',
  url: 'https://the-saturday-basket.example/pouch',
  preview: 'A test.',
  date: '2026-10-17',
}

describe('the press', () => {
  it('has what is featured on top, and the newest first', () => {
    const from = (date: string, featured = false) =>
      readEntry(pressItem, 'a.json', { ...item, date, featured })
    const [old, newer, oldButFeatured] = [
      from('2026-01-01'),
      from('2026-02-01'),
      from('2025-01-01', true),
    ]
    expect(inOrder([old, newer, oldButFeatured])).toEqual([oldButFeatured, newer, old])
  })

  it('is the same in both languages but for its words', () => {
    const facts = (translation: 'en' | 'de') =>
      pressOf(translation).map((each) => ({ ...each, preview: '' }))
    expect(facts('de')).toEqual(facts('en'))
    expect(pressOf('en').length).toBeGreaterThan(3)
  })

  it('claims no coverage that was never written', () => {
    for (const { url, isExample } of pressOf('en')) {
      expect(isExample).toBe(new URL(url).hostname.endsWith('.example'))
    }
  })
})

describe('the testimonials', () => {
  it('are the same in both languages but for their words', () => {
    const facts = (translation: 'en' | 'de') =>
      testimonialsOf(translation).map((each) => ({ ...each, body: '' }))
    expect(facts('de')).toEqual(facts('en'))
  })

  it('begin with one of them', () => {
    expect(testimonialsOf('en').filter(({ active }) => active)).toHaveLength(1)
  })
})

describe('the featured retailers', () => {
  const merchant = (domain: string) => ({
    merchant: { domain, slug: domain, name: domain, codesCount: 1, offersCount: 1 },
  })

  it('are those of the country that are there, in the order of the set', () => {
    const there = ['the-foxed-page.example', 'klangkueche.example', 'emberlight-candles.example']
    const found = featuredAmong('de-gb', there.map(merchant))
    expect(found.map((each) => each.merchant.slug)).toEqual([
      'emberlight-candles.example',
      'the-foxed-page.example',
    ])
    expect(found[0]?.image).toContain('candle')
  })
})

test.each([
  [pressItem, { ...item, logo: 'gone' }, 'logo: There is no picture “gone”. Put gone.svg into'],
  [pressItem, { ...item, date: 'today' }, 'date: Write the day as 2026-11-30.'],
  [pressItem, { ...item, url: 'basket.example' }, 'url: Give the whole address'],
  [testimonial, { ...item, source: 'a friend' }, 'source: Say “chrome-store” or “facebook”.'],
  [featuredSet, [{ domain: 'https://a.example', image: 'wave' }], '0.domain: Write the domain'],
])('a content file that can’t be shown says what to change', (schema, content, message) => {
  expect(() => readEntry(schema, '/src/content/a.json', content)).toThrow(
    `src/content/a.json can’t be shown:\n`,
  )
  expect(() => readEntry(schema, '/src/content/a.json', content)).toThrow(message)
})
