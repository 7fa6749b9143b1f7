import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalsOf, formatMoney } from './money.ts'
import { findMoney, parseMoney } from './parse.ts'

/** The lines of a table beside this file, `\uXXXX` as the sign it stands for. */
const linesOf = (file: string) =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) =>
      line.replace(/\\u([0-9a-f]{4})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    )

const forms = linesOf('written-forms.txt').map((line) => {
  const [facts = '', text = ''] = line.split(' | ')
  const [locale = '', currency = '', minor = ''] = facts.split(' ')
  return { locale, text, money: { minor: Number(minor), currency } }
})
const others = linesOf('not-money.txt').map((line) => line.split(' | ') as [string, string])
const pairs = [
  ...new Map(forms.map((each) => [`${each.locale} ${each.money.currency}`, each])).values(),
]

describe('amounts as shops write them', () => {
  it('are at least 220 forms of 45 locales, and 40 texts that are none', () => {
    expect(new Set(forms.map(({ locale, text }) => `${locale} ${text}`)).size).toBe(forms.length)
    expect(forms.length).toBeGreaterThanOrEqual(220)
    expect(new Set(forms.map(({ locale }) => locale)).size).toBeGreaterThanOrEqual(45)
    expect(others.length).toBeGreaterThanOrEqual(40)
  })

  it.each(forms)(
    'in $locale, "$text" is $money.minor $money.currency',
    ({ locale, text, money }) => {
      expect(parseMoney(text, { languageTag: locale })).toEqual(money)
    },
  )

  it.each(others)('in %s, "%s" is no amount', (languageTag, text) => {
    expect(parseMoney(text, { languageTag })).toBeUndefined()
  })

  it.each(forms)('in $locale, "$text" is the same written anew', ({ locale, money }) => {
    const again = { languageTag: locale, currencyHint: money.currency }
    expect(parseMoney(formatMoney(money, locale), again)).toEqual(money)
  })
})

describe.each(pairs)('in $locale, any amount of $money.currency', ({ locale, money }) => {
  const { currency } = money
  const options = { languageTag: locale, currencyHint: currency }
  const amounts = fc.integer({ min: -9_999_999_999, max: 9_999_999_999 })

  it.each(['symbol', 'narrowSymbol', 'code'] as const)('is read as its %s writes it', (display) => {
    const format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: display,
    })
    fc.assert(
      fc.property(amounts, (minor) => {
        const written = format.format(minor / 10 ** decimalsOf(currency))
        expect(parseMoney(written, options), written).toEqual({ minor, currency })
      }),
    )
  })

  it('stands in a sentence as it stands alone', () => {
    const around = fc.constantFrom(['', ''], ['\n', '\n'], ['* ', ' *'], ['(', ')'], ['=> ', '.'])
    fc.assert(
      fc.property(amounts, around, (minor, [before = '', after = '']) => {
        const text = `${before}${formatMoney({ minor, currency }, locale)}${after}`
        expect(
          findMoney(text, options).map((each) => each.money),
          text,
        ).toEqual([{ minor, currency }])
      }),
    )
  })
})
