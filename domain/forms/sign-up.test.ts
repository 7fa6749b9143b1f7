import { expect, it } from 'vitest'
import { isEmail, signUpErrors } from './sign-up.ts'

it('a sign-up needs an address and at least one box', () => {
  expect(signUpErrors({ email: ' ', wants: [] })).toEqual({
    email: ['emailMissing'],
    wants: ['nothingChosen'],
  })
  expect(signUpErrors({ email: 'nell', wants: ['deals'] })).toEqual({
    email: ['emailInvalid'],
    wants: [],
  })
  expect(signUpErrors({ email: ' nell@basket.example ', wants: ['news'] })).toEqual({
    email: [],
    wants: [],
  })
})

it.each(['nell@basket.example', 'n.e+l_l@a.b.example', 'jürgen@käse.example'])(
  '%s is an address',
  (text) => {
    expect(isEmail(text)).toBe(true)
  },
)

it.each(['nell@', '@a.example', 'a b@c.example', 'a@b', 'a@b..example', 'a@@b.example', 'a@b.'])(
  '%s is none',
  (text) => {
    expect(isEmail(text)).toBe(false)
  },
)
