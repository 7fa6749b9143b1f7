import { describe, expect, test } from 'vitest'
import { siteOriginOf } from './site-origin.ts'

describe('the origin that the extension is built for', () => {
  test('is the setting as it stands', () => {
    expect(siteOriginOf({ POUCH_SITE_ORIGIN: 'https://pouch.example' }, 'production')).toBe(
      'https://pouch.example',
    )
  })

  test('must be set', () => {
    expect(() => siteOriginOf({}, 'production')).toThrow(/Set POUCH_SITE_ORIGIN/)
  })

  test.each(['https://pouch.example/', 'https://pouch.example/en', 'pouch.example', 'ftp://a.b'])(
    'is refused with anything but an origin: %s',
    (origin) => {
      expect(() => siteOriginOf({ POUCH_SITE_ORIGIN: origin }, 'production')).toThrow(
        /must be an origin/,
      )
    },
  )

  test('is refused without https beyond this machine', () => {
    expect(() => siteOriginOf({ POUCH_SITE_ORIGIN: 'http://pouch.example' }, 'testing')).toThrow(
      /must be https/,
    )
  })

  test.each(['http://localhost:4321', 'http://127.0.0.1:4321', 'http://[::1]:4321'])(
    'is never this machine in a production build: %s',
    (origin) => {
      expect(() => siteOriginOf({ POUCH_SITE_ORIGIN: origin }, 'production')).toThrow(/POUCH_LOCAL/)
    },
  )

  test('may be this machine in a testing build, or where that is said', () => {
    const here = { POUCH_SITE_ORIGIN: 'http://localhost:4321' }
    expect(siteOriginOf(here, 'testing')).toBe('http://localhost:4321')
    expect(siteOriginOf({ ...here, POUCH_LOCAL: '1' }, 'production')).toBe('http://localhost:4321')
  })
})
