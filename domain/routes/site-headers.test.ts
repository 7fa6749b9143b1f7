import { describe, expect, it } from 'vitest'
import { locales } from '../locale.ts'
import { headersOf, netlifyHeaders } from './site-headers.ts'

describe('headersOf', () => {
  it('lets nobody frame a page, guess its type or read its address, and keeps to https', () => {
    expect(headersOf('/en-gb/deals/')).toMatchObject({
      'Content-Security-Policy':
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
    })
    const [, age] = /max-age=(\d+)/.exec(headersOf('/')['Strict-Transport-Security'] ?? '') ?? []
    expect(Number(age)).toBeGreaterThan(31_000_000)
  })

  it('parts pages from those who open them, but for the one that answers its opener', () => {
    expect(headersOf('/en-gb/login/')['Cross-Origin-Opener-Policy']).toBe(
      'same-origin-allow-popups',
    )
    const answerer = locales.map((locale) => `/${locale}/login/oauth2`)
    for (const path of answerer.flatMap((each) => [each, `${each}/`])) {
      expect(headersOf(path)['Cross-Origin-Opener-Policy']).toBe('unsafe-none')
    }
  })

  it('lets browsers keep what never changes, and everybody read the extension’s data', () => {
    expect(headersOf('/_astro/a.1.js')['Cache-Control']).toContain('immutable')
    expect(headersOf('/en-gb/')['Cache-Control']).toBeUndefined()
    expect(headersOf('/extension/index.json')['Access-Control-Allow-Origin']).toBe('*')
    expect(headersOf('/en-gb/')['Access-Control-Allow-Origin']).toBeUndefined()
  })
})

it('netlifyHeaders names a path, and below it what it says', () => {
  expect(netlifyHeaders().slice(-3)).toEqual([
    '/extension/*',
    '  Access-Control-Allow-Origin: *',
    '  Cross-Origin-Resource-Policy: cross-origin',
  ])
})
