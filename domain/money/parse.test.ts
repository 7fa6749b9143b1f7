import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalsOf } from './money.ts'
import { findMoney, parseLabelledAmount, parseMoney } from './parse.ts'

const read = (text: string, currencyHint?: string, languageTag?: string) => {
  const money = parseMoney(text, { currencyHint, languageTag })
  return money === undefined ? undefined : `${String(money.minor)} ${money.currency}`
}

describe('parseMoney', () => {
  it('reads a dash in the place of cents where the currency is known, and no sign is needed', () => {
    expect(read('618,-', 'EUR', 'nl-NL')).toBe('61800 EUR')
    expect(read('1.234,–', 'EUR', 'de-DE')).toBe('123400 EUR')
    expect(read('618,-')).toBeUndefined()
    expect(read('618,-2', 'EUR')).toBeUndefined()
  })

  it.each([
    ['£12.50', '1250 GBP'],
    ['12,50 €', '1250 EUR'],
    ['12,50€', '1250 EUR'],
    ['€ 1.234,50', '123450 EUR'],
    ['€1,234.50', '123450 EUR'],
    ['1.234 €', '123400 EUR'],
    ['1 234,50 €', '123450 EUR'],
    ['1\u202f234,50\u00a0€', '123450 EUR'],
    ['CHF 1’234.50', '123450 CHF'],
    ["CHF 1'234.50", '123450 CHF'],
    ["CHF1'234.50", '123450 CHF'],
    ['CHF 12.–', '1200 CHF'],
    ['€ 12,-', '1200 EUR'],
    ['₹1,23,456', '12345600 INR'],
    ['₹1,23,456.70', '12345670 INR'],
    ['Rs. 999', '99900 INR'],
    ['KWD 1.234', '1234 KWD'],
    ['KWD 1,234.500', '1234500 KWD'],
    ['R1,234.00', '123400 ZAR'],
    ['R 1 234,50', '123450 ZAR'],
    ['R$ 1.234,50', '123450 BRL'],
    ['¥1,234', '1234 JPY'],
    ['US$5', '500 USD'],
    ['$12.00 USD', '1200 USD'],
    ['$12.00 AUD', '1200 AUD'],
    ['GBP 5.5', '550 GBP'],
    ['-£5.00', '-500 GBP'],
    ['- £5.00', '-500 GBP'],
    ['−5,00 €', '-500 EUR'],
    ['£-5.00', '-500 GBP'],
    ['5,00- €', '-500 EUR'],
    ['5,00 €-', '-500 EUR'],
    ['£5.00-', '-500 GBP'],
    ['Total: £40.00 (3 items)', '4000 GBP'],
    ['SAVE 10 £4.00', '400 GBP'],
    ['٤٢٫٥٠ د.إ.', '4250 AED'],
  ])('reads %s as %s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  it.each([
    'QTY 2',
    'SAVE 10',
    'SAVE10',
    'SKU 88123',
    '10%',
    '10 % off',
    '12.50',
    '2024',
    'A4',
    '€',
    '',
    'Item R2',
    '£0.125',
    '12:50',
    '£5.00 £6.00',
    'EUR10x',
  ])('finds no single amount in "%s"', (text) => {
    expect(parseMoney(text)).toBeUndefined()
  })

  it('settles a shared sign by the hint, then by the language', () => {
    expect(read('$10.00', 'CAD')).toBe('1000 CAD')
    expect(read('$10.00', 'EUR', 'en-AU')).toBe('1000 AUD')
    expect(read('$10.00', 'GBP')).toBe('1000 USD')
    expect(read('84 950 FCFA', 'XOF')).toBe('84950 XOF')
    expect(read('S/.129.90')).toBe('12990 PEN')
    expect(read('Gs. 471.500')).toBe('471500 PYG')
    expect(read('100 kr', 'NOK')).toBe('10000 NOK')
    expect(read('100 kr', undefined, 'sv')).toBe('10000 SEK')
    expect(read('100 kr')).toBeUndefined()
    expect(read('R2', 'ZAR')).toBe('200 ZAR')
  })

  it.each(['Shirt L 19,99 €', 'Größe F 19,99 €', 'Typ K 19,99 EUR'])(
    'takes the letter of a size for no sign of the amount behind it: %s',
    (text) => {
      expect(read(text, 'EUR', 'de-DE')).toBe('1999 EUR')
    },
  )

  it('reads every amount of a text, a range as two positive ones', () => {
    expect(findMoney('£5.00 - £10.00').map(({ money }) => money.minor)).toEqual([500, 1000])
    expect(findMoney('EUR 5.00 EUR 6.00').map(({ money }) => money.minor)).toEqual([500, 600])
    expect(findMoney('Total £40.00 (incl. £6.67 VAT)').map(({ money }) => money.minor)).toEqual([
      4000, 667,
    ])
  })

  it.each([
    ['10 - 20,50 €', [2050]],
    ['10-20,50 €', [2050]],
    ['$10 – $20', [1000, 2000]],
    ['EUR 10 - EUR 20', [1000, 2000]],
    ['10 € -20 €', [1000, 2000]],
  ])('takes a dash between two ends for no minus: %s', (text, minors) => {
    expect(findMoney(text).map(({ money }) => money.minor)).toEqual(minors)
  })

  it.each([
    'Until Dec 26\n-$8',
    'Welcome, until 26 -$8',
    'SAVE10 -$8',
    'SAVE10 - $8',
    'HERBST25 −8,00 $',
    'Coupon 2026 -8.00 $',
    '$80\n-$8',
  ])('takes a minus for one behind a number that is no lower end: %s', (text) => {
    expect(findMoney(text).at(-1)?.money.minor).toBe(-800)
  })

  it('takes three digits after one mark as decimals only where the currency has three', () => {
    expect(read('1.234 KWD', undefined, 'en')).toBe('1234 KWD')
    expect(read('1,234 KWD', undefined, 'en')).toBe('1234000 KWD')
    expect(read('1,234 KWD', undefined, 'fr')).toBe('1234 KWD')
    expect(read('1.234 GBP')).toBe('123400 GBP')
  })
})

describe('parseLabelledAmount', () => {
  it('reads a number that stands alone', () => {
    expect(parseLabelledAmount(' 1.234,50 ', 'EUR')?.minor).toBe(123450)
    expect(parseLabelledAmount('12', 'GBP')?.minor).toBe(1200)
  })

  it('refuses a text with more than the number', () => {
    expect(parseLabelledAmount('3 items', 'GBP')).toBeUndefined()
    expect(parseLabelledAmount('1.2.3', 'GBP')).toBeUndefined()
  })
})

describe('parseMoney and Intl', () => {
  const locales = {
    'en-GB': 'GBP',
    'en-US': 'USD',
    'en-IE': 'EUR',
    'en-AU': 'AUD',
    'en-CA': 'CAD',
    'en-NZ': 'NZD',
    'en-IN': 'INR',
    'en-ZA': 'ZAR',
    'en-SG': 'SGD',
    'en-HK': 'HKD',
    'de-DE': 'EUR',
    'de-AT': 'EUR',
    'de-CH': 'CHF',
    'fr-FR': 'EUR',
    'fr-CH': 'CHF',
    'fr-CA': 'CAD',
    'fr-BE': 'EUR',
    'es-ES': 'EUR',
    'es-MX': 'MXN',
    'es-AR': 'ARS',
    'es-CL': 'CLP',
    'it-IT': 'EUR',
    'it-CH': 'CHF',
    'nl-NL': 'EUR',
    'nl-BE': 'EUR',
    'pl-PL': 'PLN',
    'pt-PT': 'EUR',
    'pt-BR': 'BRL',
    'sv-SE': 'SEK',
    'nb-NO': 'NOK',
    'da-DK': 'DKK',
    'fi-FI': 'EUR',
    'cs-CZ': 'CZK',
    'sk-SK': 'EUR',
    'hu-HU': 'HUF',
    'ro-RO': 'RON',
    'bg-BG': 'BGN',
    'el-GR': 'EUR',
    'tr-TR': 'TRY',
    'uk-UA': 'UAH',
    'ru-RU': 'RUB',
    'ja-JP': 'JPY',
    'ko-KR': 'KRW',
    'zh-CN': 'CNY',
    'zh-TW': 'TWD',
    'hi-IN': 'INR',
    'bn-BD': 'BDT',
    'th-TH': 'THB',
    'vi-VN': 'VND',
    'id-ID': 'IDR',
    'ar-EG': 'EGP',
    'ar-KW': 'KWD',
    'ar-AE': 'AED',
    'fa-IR': 'IRR',
    'he-IL': 'ILS',
    'mr-IN': 'INR',
    'ne-NP': 'NPR',
    'en-KW': 'KWD',
    'fr-TN': 'TND',
  }
  const cases = Object.entries(locales).flatMap(([locale, currency]) =>
    (['symbol', 'code'] as const).map((display) => [locale, currency, display] as const),
  )

  it.each(cases)('agree on %s %s written with its %s', (locale, currency, currencyDisplay) => {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), (minor) => {
        const written = format.format(minor / 10 ** decimalsOf(currency))
        expect(
          parseMoney(written, { languageTag: locale, currencyHint: currency }),
          written,
        ).toEqual({ minor, currency })
      }),
    )
  })
})
