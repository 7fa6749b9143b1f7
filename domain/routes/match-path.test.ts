import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchPath } from './match-path.ts'

describe('a path', () => {
  it.each([
    ['', '', {}],
    ['', '/', {}],
    ['deals', '/deals/', {}],
    ['deals/{merchant}', 'deals/tern', { merchant: 'tern' }],
    ['deals/{merchant}', 'deals/m%C3%B6we', { merchant: 'möwe' }],
    ['i/{influencer?}', 'i', {}],
    ['i/{influencer?}', 'i/gull', { influencer: 'gull' }],
    ['landing/{retailer}/{country?}', 'landing/tern', { retailer: 'tern' }],
    ['account/*', 'account/profile/photo', { '*': 'profile/photo' }],
  ])('fits %j: %j', (pattern, path, found) => {
    expect(matchPath(pattern, path)).toEqual(found)
  })

  it.each([
    ['', 'deals'],
    ['deals', ''],
    ['deals', 'deal'],
    ['deals/{merchant}', 'deals'],
    ['deals/{merchant}', 'deals/tern/x'],
    ['deals/{merchant}', 'deals/%E0%A4'],
    ['i/{influencer?}', 'i/gull/x'],
    ['account/*', 'account'],
  ])('does not fit %j: %j', (pattern, path) => {
    expect(matchPath(pattern, path)).toBeUndefined()
  })

  it('gives back what was put into it', () => {
    const part = fc.string({ minLength: 1, unit: 'grapheme' })
    fc.assert(
      fc.property(part, part, (a, b) => {
        const path = `x/${encodeURIComponent(a)}/${encodeURIComponent(b)}/`
        expect(matchPath('x/{a}/{b?}', path)).toEqual({ a, b })
      }),
    )
  })
})
