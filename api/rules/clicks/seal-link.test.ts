import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linkSeal } from './seal-link.ts'

const seal = linkSeal([Buffer.alloc(32, 1)])
const links = fc.record({ url: fc.webUrl(), voucherId: fc.option(fc.nat()) })

describe('a sealed link', () => {
  it('opens to what was sealed, for its retailer alone', () => {
    fc.assert(
      fc.property(links, fc.nat(), fc.nat(), (link, retailer, other) => {
        const sealed = seal.seal(link, retailer)
        expect(seal.open(sealed, retailer)).toEqual(link)
        if (other !== retailer) expect(seal.open(sealed, other)).toBeUndefined()
      }),
    )
  })

  it('is the same text every time, so that answers keep their ETag', () => {
    fc.assert(
      fc.property(links, fc.nat(), (link, retailer) => {
        expect(seal.seal(link, retailer)).toBe(seal.seal(link, retailer))
      }),
    )
  })

  it('doesn’t open once a single bit of it has changed', () => {
    fc.assert(
      fc.property(links, fc.nat(), (link, place) => {
        const bytes = Buffer.from(seal.seal(link, 5), 'base64url')
        const at = place % bytes.length
        bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
        expect(seal.open(bytes.toString('base64url'), 5)).toBeUndefined()
      }),
    )
  })

  it('shows nothing of the link', () => {
    const sealed = seal.seal(
      { url: 'https://www.awin1.com/cread.php?awinaffid=77', voucherId: 1 },
      5,
    )
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('awin')
  })
})
