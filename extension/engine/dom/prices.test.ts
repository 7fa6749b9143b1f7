import { describe, expect, it } from 'vitest'
import { priceCount, withoutPrices } from './prices.ts'

describe('priceCount', () => {
  it.each([
    '£40',
    '40,– €',
    'CHF 40.–',
    '4 990 Ft',
    '1 290,- Kč',
    '40 000 F CFA',
    'Rp 40.000',
    '4,000円',
    '49 Euro',
    '40.00',
    'USD 40',
    'IDR450.000',
    '40 917 F',
    '1 200 Fcfa',
    'R 40',
    'KD 4',
    '4 JD',
    'Dhs. 40',
    '7.300.000 đ',
  ])('counts one amount in %s', (text) => {
    expect(priceCount(text)).toBe(1)
  })

  it.each(['SAVE10', 'TOP 10', 'ALL 3 for 2', '20 % off', '3 items', 'T-Shirt RM'])(
    'counts none in %s',
    (text) => {
      expect(priceCount(text)).toBe(0)
    },
  )

  it('counts each of several', () => {
    expect(priceCount('2 x 40 kr\n80 kr')).toBe(2)
    expect(priceCount('EUR 40 EUR 50')).toBe(2)
  })
})

describe('withoutPrices', () => {
  it('leaves everything but the amounts', () => {
    const text = withoutPrices('TOP 10: SAVE5 −£4.00 was 40 kr off')
    expect(text.replace(/\s+/g, ' ')).toBe('TOP 10: SAVE5 − was off')
  })
})
