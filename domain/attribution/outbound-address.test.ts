import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { outboundAddress } from './outbound-address.ts'

const place = { pageType: 'merchant', client: 'pouch-gb', person: null }
const person = { customerHash: 'a1b2c3d4e5', cookieSlug: 'spring' }

describe('a link that leads to no shop', () => {
  it('says which site and page it stood on, and nothing of who presses it', () => {
    expect(outboundAddress('https://social.example/gull?lang=en#top', place)).toBe(
      'https://social.example/gull?lang=en&itm_source=pouch-gb&itm_medium=web&itm_campaign=merchant&chid=&cookieslug=#top',
    )
  })

  it('says who presses it where that is known', () => {
    const { searchParams } = new URL(outboundAddress('https://a.example/', { ...place, person }))
    expect(searchParams.get('chid')).toBe('a1b2c3d4e5')
    expect(searchParams.get('cookieslug')).toBe('spring')
  })

  it.each([
    'https://a.example/?utm_source=x',
    'https://a.example/?itm_source=y',
    'mailto:a@b.example',
    '/about',
  ])('stays as it is: %s', (address) => {
    expect(outboundAddress(address, place)).toBe(address)
  })

  it('keeps the address and its own query whatever they are', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (address) => {
        const [before, after] = [new URL(address), new URL(outboundAddress(address, place))]
        expect(after.origin + after.pathname + after.hash).toBe(
          before.origin + before.pathname + before.hash,
        )
        expect([...after.searchParams].slice(0, before.searchParams.size)).toEqual([
          ...before.searchParams,
        ])
      }),
    )
  })
})
