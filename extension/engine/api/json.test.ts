import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linesOf, moneyOf, wholly } from './json.ts'

describe('moneyOf', () => {
  it.each([
    ['4500', 2, 'GBP', 4500],
    [4500, 2, 'JPY', 45],
    ['45', 0, 'EUR', 4500],
    [53.9, 0, 'EUR', 5390],
    [1.234, 0, 'KWD', 1234],
    [0, 2, 'USD', 0],
  ])('%s with %i decimals of its own is, in %s, %i', (amount, decimals, currency, minor) => {
    expect(moneyOf(amount, decimals, currency)).toEqual({ minor, currency })
  })

  it.each([
    ['', 2, 'GBP'],
    ['free', 2, 'GBP'],
    [-5, 2, 'GBP'],
    [NaN, 2, 'GBP'],
    [null, 2, 'GBP'],
    ['4500', 2, 'gbp'],
    ['4500', 2, undefined],
    [45.005, 0, 'EUR'],
    [4550, 2, 'JPY'],
  ])('%s with %i decimals in %s is no money', (amount, decimals, currency) => {
    expect(moneyOf(amount, decimals, currency)).toBeUndefined()
  })

  it('gives every amount back that a shop writes with or without its decimals', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 })
    fc.assert(
      fc.property(amount, fc.constantFrom('EUR', 'JPY', 'KWD'), (minor, currency) => {
        const digits = { EUR: 2, JPY: 0, KWD: 3 }[currency]
        const written = (minor / 10 ** digits).toFixed(digits)
        expect(moneyOf(written, 0, currency)).toEqual({ minor, currency })
        expect(moneyOf(String(minor), digits, currency)).toEqual({ minor, currency })
      }),
    )
  })
})

describe('linesOf', () => {
  it('counts goods of one kind together, however they are split', () => {
    const split = [
      { id: 7, n: 3 },
      { id: 8, n: 1 },
      { id: 7, n: 1 },
    ]
    expect(linesOf(split, 'id', 'n')).toEqual(['7 × 4', '8 × 1'])
  })

  it('knows no basket without goods', () => {
    expect(linesOf([], 'id', 'n')).toBeUndefined()
    expect(linesOf(undefined, 'id', 'n')).toBeUndefined()
  })
})

it('is all of a list or nothing', () => {
  expect(wholly(['a', 'b'])).toEqual(['a', 'b'])
  expect(wholly(['a', undefined])).toBeUndefined()
  expect(wholly(undefined)).toBeUndefined()
})
