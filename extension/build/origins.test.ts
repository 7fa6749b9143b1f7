import { describe, expect, test } from 'vitest'
import { originsOf } from './origins.ts'

const fine = { POUCH_SITE_ORIGIN: 'https://pouch.example', POUCH_API_ORIGIN: 'https://api.example' }

test('the origins that the extension is built for are the settings as they stand', () => {
  expect(originsOf(fine, 'production')).toEqual({
    site: 'https://pouch.example',
    api: 'https://api.example',
  })
})

describe.each(['POUCH_SITE_ORIGIN', 'POUCH_API_ORIGIN'] as const)('%s', (name) => {
  const given = (origin: string | undefined, mode = 'production', more = {}) =>
    originsOf({ ...fine, [name]: origin, ...more }, mode)

  test.each([undefined, ''])('must be set', (nothing) => {
    expect(() => given(nothing)).toThrow(`Set ${name}`)
  })

  test.each(['https://pouch.example/', 'https://pouch.example/en', 'pouch.example', 'ftp://a.b'])(
    'is refused with anything but an origin: %s',
    (origin) => {
      expect(() => given(origin)).toThrow(`${name} must be an origin`)
    },
  )

  test('is refused without https beyond this machine', () => {
    expect(() => given('http://pouch.example', 'testing')).toThrow(`${name} must be https`)
  })

  test.each(['http://localhost:4321', 'http://127.0.0.1:4321', 'http://[::1]:4321'])(
    'is never this machine in a production build: %s',
    (origin) => {
      expect(() => given(origin)).toThrow(/POUCH_LOCAL/)
    },
  )

  test('may be this machine in a testing build, or where that is said', () => {
    const here = 'http://localhost:4321'
    expect(Object.values(given(here, 'testing'))).toContain(here)
    expect(Object.values(given(here, 'production', { POUCH_LOCAL: '1' }))).toContain(here)
  })
})
