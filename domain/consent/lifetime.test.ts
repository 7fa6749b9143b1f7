import { expect, it } from 'vitest'
import { cookieCategories } from './levels.ts'
import { lifetimeOf } from './lifetime.ts'
import { storageKeys } from './storage.ts'

it.each(cookieCategories)(
  'with %s, the locale outlasts the visit where that is allowed',
  (each) => {
    const lasts = ['functional', 'analytical', 'targeting'].includes(each)
    expect(lifetimeOf(storageKeys.locale, each)).toBe(lasts ? '; Max-Age=34128000' : '')
  },
)
