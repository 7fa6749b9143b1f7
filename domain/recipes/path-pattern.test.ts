import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitsPath } from './path-pattern.ts'

describe('fitsPath', () => {
  it.each([
    ['/cart', '/cart'],
    ['/cart/', '/cart*'],
    ['/cart', '/cart*'],
    ['/gb/en/bag', '/*/bag'],
    ['/checkout/step/2', '/checkout/*'],
    ['/a/b/c/b', '/*/b/*/b'],
  ])('%s fits %s', (path, pattern) => {
    expect(fitsPath(path, pattern)).toBe(true)
  })

  it.each([
    ['/cart/', '/cart'],
    ['/shop/cart', '/cart*'],
    ['/bag', '/*/bag'],
    ['/a/b', '/a/b*b'],
    ['/checkout', '/checkout/*'],
  ])('%s does not fit %s', (path, pattern) => {
    expect(fitsPath(path, pattern)).toBe(false)
  })

  it('agrees with what a regular expression says of any path', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '/'), maxLength: 8 })
    const pattern = fc.string({ unit: fc.constantFrom('a', 'b', '/', '*'), maxLength: 6 })
    fc.assert(
      fc.property(text, pattern, (path, glob) => {
        const expected = new RegExp(`^${glob.replaceAll('*', '.*')}$`).test(path)
        expect(fitsPath(path, glob)).toBe(expected)
      }),
      { numRuns: 2000 },
    )
  })
})
