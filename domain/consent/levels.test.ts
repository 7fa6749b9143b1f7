import { describe, expect, it } from 'vitest'
import { allows, cookieCategories, mostCookies, noticeIsDue, storedCategory } from './levels.ts'

it('each level covers itself and those before it, and none after', () => {
  for (const [at, chosen] of cookieCategories.entries()) {
    const covered = cookieCategories.filter((needed) => allows(chosen, needed))
    expect(covered).toEqual(cookieCategories.slice(0, at + 1))
  }
})

it('accepting all covers everything', () => {
  expect(cookieCategories.every((needed) => allows(mostCookies, needed))).toBe(true)
})

describe('what is stored', () => {
  it.each([
    [null, 'necessary'],
    ['', 'necessary'],
    ['4', 'necessary'],
    ['toString', 'necessary'],
    ['functional', 'functional'],
  ])('%j means %s', (stored, category) => {
    expect(storedCategory(stored)).toBe(category)
  })

  it.each([
    [null, true],
    ['false', true],
    ['true', false],
  ])('as the flag %j shows the notice: %s', (flag, isDue) => {
    expect(noticeIsDue(flag)).toBe(isDue)
  })
})
