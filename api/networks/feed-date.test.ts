import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseFeedDate } from '#domain/vouchers/feed-date.ts'
import { feedDate } from './feed-date.ts'

const edges = ['start', 'end'] as const

describe('a date of a feed', () => {
  it('is the same however often, after however many others, and at either edge of its day', () => {
    const days = fc.array(fc.integer({ min: 0, max: 30_000 }), { minLength: 1, maxLength: 200 })
    fc.assert(
      fc.property(days, (numbers) => {
        for (const number of [...numbers, ...numbers]) {
          const text = new Date(number * 86_400_000).toISOString().slice(0, 10)
          for (const edge of edges) {
            expect(feedDate(text, 'Ends', edge)).toBe(parseFeedDate(text, edge)?.toISOString())
          }
        }
      }),
    )
  })

  it('is refused every time that it is none', () => {
    for (const edge of [...edges, ...edges]) {
      expect(() => feedDate('31/02/2026', 'Ends', edge)).toThrow('Ends “31/02/2026” is no date')
    }
  })
})
