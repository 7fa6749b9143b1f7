import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emailOfReset } from './reset-email.ts'

describe('the email address of a password reset', () => {
  it('is read from base64 of both kinds, padded or not', () => {
    const names = fc.string({
      unit: fc.constantFrom('a', 'Z', '9', '.', '+', '_', 'ä', '名', '🪺'),
      minLength: 1,
    })
    const emails = names.map((name) => `${name}@shop.example`)
    fc.assert(
      fc.property(emails, (email) => {
        const bytes = Buffer.from(email)
        expect(emailOfReset(bytes.toString('base64'))).toBe(email)
        expect(emailOfReset(bytes.toString('base64url'))).toBe(email)
      }),
    )
  })

  it.each(['', '=', 'a', 'gull', '§§§§', 'gull@shop.example', btoa('gull'), btoa('a@b\nc')])(
    'is not in “%s”',
    (part) => {
      expect(emailOfReset(part)).toBeUndefined()
    },
  )

  it('is undefined where the bytes are no text', () => {
    expect(emailOfReset(Buffer.from([0xff, 0x40, 0xfe]).toString('base64'))).toBeUndefined()
  })
})
