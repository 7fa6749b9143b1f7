import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMoney } from './money/money.ts'
import {
  acceptedLanguages,
  chooseLocale,
  formatTag,
  isLocale,
  localeOfPath,
  locales,
  withLocale,
} from './locale.ts'

describe('the locale of somebody whose address names none', () => {
  it.each([
    [['en-GB'], 'en-gb'],
    [['de'], 'de-de'],
    [['de-GB'], 'de-gb'],
    [['en-DE'], 'en-de'],
    [['de-AT'], 'de-de'],
    [['en-US'], 'en-gb'],
    [['fr-FR', 'de-DE', 'en'], 'de-de'],
    [['fr'], 'en-gb'],
    [[], 'en-gb'],
  ])('is read from the languages %j: %s', (languages, locale) => {
    expect(chooseLocale(languages)).toBe(locale)
  })

  it('is the stored one, if it is one', () => {
    expect(chooseLocale(['en-GB'], 'de-gb')).toBe('de-gb')
    expect(chooseLocale(['de-DE'], 'fr-fr')).toBe('de-de')
  })

  it('is always one of ours', () => {
    fc.assert(
      fc.property(fc.string(), fc.option(fc.string(), { nil: undefined }), (header, stored) => {
        expect(isLocale(chooseLocale(acceptedLanguages(header), stored))).toBe(true)
      }),
    )
  })
})

it('languages come in the order in which they are wanted', () => {
  const header = 'fr;q=0, en;q=0.5, de-DE, *;q=0.1, de;q=0.9'
  expect(acceptedLanguages(header)).toEqual(['de-DE', 'de', 'en', '*'])
  expect(acceptedLanguages('')).toEqual([])
})

it.each([
  ['en', '1,500.5', '18%', '£75.00', '€15.00'],
  ['de', '1.500,5', '18 %', '75,00 £', '15,00 €'],
] as const)('numbers and money beside %s words are written as those are', (words, ...expected) => {
  const tag = formatTag(words)
  const written = [
    new Intl.NumberFormat(tag).format(1500.5),
    new Intl.NumberFormat(tag, { style: 'percent' }).format(0.18),
    formatMoney({ minor: 7500, currency: 'GBP' }, tag),
    formatMoney({ minor: 1500, currency: 'EUR' }, tag),
  ]
  expect(written.map((each) => each.replace('\u00a0', ' '))).toEqual(expected)
})

it('a path that is put under a locale has it', () => {
  const locale = fc.constantFrom(...locales)
  fc.assert(
    fc.property(fc.string(), locale, locale, (path, first, then) => {
      const under = withLocale(withLocale(path, first), then)
      expect(localeOfPath(under)).toBe(then)
    }),
  )
})
