import { describe, expect, test } from 'vitest'
import { aRetailer, aVoucher } from '#tests/support/extension-ports.ts'
import { inShoppersOrder, liveCodes } from './live-codes.ts'

const now = new Date('2026-05-02T10:00:00Z')
const codesOf = (vouchers: Parameters<typeof aVoucher>[0][]) =>
  liveCodes([aRetailer({ vouchers: vouchers.map(aVoucher) })], now).map(({ code }) => code)

describe('the codes that a press offers', () => {
  test('have no white space around them, and keep their letter case', () => {
    expect(codesOf([{ coupon_code: ' \tSummer10\n' }])).toEqual(['Summer10'])
  })

  test('come once, though letter case makes another code', () => {
    expect(
      codesOf([{ coupon_code: 'TEN' }, { coupon_code: ' TEN ' }, { coupon_code: 'ten' }]),
    ).toEqual(['TEN', 'ten'])
  })

  test('are those that have begun and not ended at the time of the press', () => {
    expect(
      codesOf([
        { coupon_code: 'ENDED', end_date: '2026-05-02T10:00:00Z' },
        {
          coupon_code: 'LIVE',
          start_date: '2026-05-02T10:00:00Z',
          end_date: '2026-05-02T10:00:01Z',
        },
        { coupon_code: 'LATER', start_date: '2026-05-02T10:00:01Z' },
      ]),
    ).toEqual(['LIVE'])
  })

  test('carry what they give and how they fared, of the first source that names them', () => {
    const recent = { tries: 4.5, successes: 3, on: '2026-05-01' }
    const statistics = { recent, tries: 12, successes: 9, last_worked: '2026-05-01T00:00:00Z' }
    const first = aVoucher({ coupon_code: 'TEN', deal_type: 'delivery', statistics })
    const codes = liveCodes(
      [aRetailer({ vouchers: [first, aVoucher({ coupon_code: 'TEN' })] })],
      now,
    )
    expect(codes).toMatchObject([
      { dealType: 'delivery', tries: 12, successes: 9, lastWorked: '2026-05-01T00:00:00Z', recent },
    ])
  })

  test('are no deals, and no empty codes', () => {
    expect(
      codesOf([
        { voucher_type: 'deal', coupon_code: null },
        { coupon_code: null },
        { coupon_code: '  ' },
      ]),
    ).toEqual([])
  })

  test("start with those of the shopper's country, then keep the order of their source", () => {
    const retailers = [
      aRetailer({
        country: 'gb',
        vouchers: [aVoucher({ coupon_code: 'GB1' }), aVoucher({ coupon_code: 'GB2' })],
      }),
      aRetailer({ country: 'de', vouchers: [aVoucher({ coupon_code: 'DE1' })] }),
    ]
    const inOrder = (country: 'gb' | 'de') =>
      liveCodes(inShoppersOrder(retailers, country), now).map(({ code }) => code)
    expect(inOrder('de')).toEqual(['DE1', 'GB1', 'GB2'])
    expect(inOrder('gb')).toEqual(['GB1', 'GB2', 'DE1'])
  })
})
