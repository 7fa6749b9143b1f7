import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cleanCode } from './code.ts'

it('drops white space and marks without width around a code', () => {
  const around = fc.array(
    fc.constantFrom(' ', '\t', '\n', '\r', '\u00a0', '\u200b', '\ufeff', '\u2009'),
  )
  const written = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9%_ -]{0,20}[A-Za-z0-9]$/)
  fc.assert(
    fc.property(around, written, around, (before, code, after) => {
      fc.pre(!/^(none|na|no code.*)$/i.test(code))
      expect(cleanCode(before.join('') + code + after.join(''))).toBe(code)
    }),
  )
})

it('keeps letter case and inner spaces', () => {
  expect(cleanCode(' Save 10now ')).toBe('Save 10now')
})

it.each(['', '  ', 'N/A', 'none', '-', 'No code required', 'Kein Code nötig'])(
  'finds no code in “%s”',
  (text) => {
    expect(cleanCode(text)).toBeUndefined()
  },
)
