import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { queryText, valueOf, withQuery, type Query } from './query.ts'

const queries: fc.Arbitrary<Query> = fc.array(
  fc.tuple(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' })),
)

describe('a query', () => {
  it('is read back as it was written, whatever is in it', () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect([...new URLSearchParams(queryText(query))]).toEqual(query)
      }),
    )
  })

  it('gives the first value of a name', () => {
    const query: Query = [
      ['a', '1'],
      ['a', '2'],
    ]
    expect(valueOf(query, 'a')).toBe('1')
    expect(valueOf(query, 'b')).toBeUndefined()
  })
})

describe('an address that gets a query', () => {
  it.each([
    ['/a', '/a?b=c'],
    ['/a?', '/a?b=c'],
    ['/a?x=y', '/a?x=y&b=c'],
    ['/a?x=y#top', '/a?x=y&b=c#top'],
    ['https://shop.example/#top', 'https://shop.example/?b=c#top'],
  ])('%s', (address, expected) => {
    expect(withQuery(address, [['b', 'c']])).toBe(expected)
    expect(withQuery(address, [])).toBe(address)
  })
})
