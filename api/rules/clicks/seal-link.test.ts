import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linkSeal } from './seal-link.ts'

const seal = linkSeal([Buffer.alloc(32, 1)])
const links = fc.record({ url: fc.webUrl(), source: fc.string(), sourceId: fc.string() })

describe('a sealed link', () => {
  it('opens to what was sealed', () => {
    fc.assert(
      fc.property(links, (link) => {
        expect(seal.open(seal.seal(link))).toEqual(link)
      }),
    )
  })

  it('opens with no other key', () => {
    const other = linkSeal([Buffer.alloc(32, 2)])
    fc.assert(
      fc.property(links, (link) => {
        expect(other.open(seal.seal(link))).toBeUndefined()
      }),
    )
  })

  it('is the same text every time, so that answers keep their ETag', () => {
    fc.assert(
      fc.property(links, (link) => {
        expect(seal.seal(link)).toBe(seal.seal(link))
      }),
    )
  })

  it('doesn’t open once a single bit of it has changed', () => {
    fc.assert(
      fc.property(links, fc.nat(), (link, place) => {
        const bytes = Buffer.from(seal.seal(link), 'base64url')
        const at = place % bytes.length
        bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
        expect(seal.open(bytes.toString('base64url'))).toBeUndefined()
      }),
    )
  })

  it('shows nothing of the link', () => {
    const url = 'https://www.awin1.com/cread.php?awinaffid=77'
    const sealed = seal.seal({ url, source: 'awin', sourceId: '1' })
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('awin')
  })
})
