import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { recipe, recipeFile } from './recipe.ts'

const page = { path: '/cart*', hints: { field: ['#code'], apply: ['#apply'], single: true } }
const good = { domain: 'shop.example', pages: [page] }
const withHints = (hints: object) => ({ ...good, pages: [{ ...page, hints }] })

describe('a recipe', () => {
  it('is selectors and flags by page', () => {
    expect(v.parse(recipe, good)).toEqual(good)
  })

  it.each([
    ['keys that nobody knows', { ...good, script: 'alert(1)' }],
    ['hints that nobody knows', withHints({ run: ['#a'] })],
    [
      'an address in place of a path',
      { ...good, pages: [{ ...page, path: 'https://a.example/' }] },
    ],
    ['a path that is a regular expression', { ...good, pages: [{ ...page, path: '/(a+)+$' }] }],
    ['a selector that is none', withHints({ field: ['#a,'] })],
    ['a selector that is too long', withHints({ field: [`#${'a'.repeat(200)}`] })],
    ['more selectors than anybody reviews', withHints({ field: Array(9).fill('#a') })],
    ['a list without selectors', withHints({ field: [] })],
    ['a button that orders', withHints({ apply: ['#place_order'] })],
    ['a domain with a path', { ...good, domain: 'shop.example/cart' }],
    ['no page', { ...good, pages: [] }],
  ])('may not have %s', (_, broken) => {
    expect(v.is(recipe, broken)).toBe(false)
  })

  it('says in the repository why it is needed and when it was seen to work', () => {
    const why = 'The field of the partner programme looks like the voucher field.'
    expect(v.is(recipeFile, { ...good, why, checked: '2026-11-21' })).toBe(true)
    expect(v.is(recipeFile, good)).toBe(false)
  })
})
