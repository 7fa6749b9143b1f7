// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { findMoney } from '#domain/money/parse.ts'
import { liveView } from '../dom/view.ts'
import { countsVoucher } from './counted-vouchers.ts'

it.each([
  ['a voucher', '<p>Discount (Coupon) −£6.50</p>', true],
  ['a discount of which nothing else is said', '<p>Discount −£6.50</p>', true],
  ['that with what it takes off each', '<p><b>Rabatt (10 %):</b> −£6.50</p>', true],
  ['a discount that has a name', '<p>Summer discount −£6.50</p>', false],
  ['that of goods on sale', '<p><s>£26.50</s> £20.00</p><p>Discount −£6.50</p>', false],
  ['a voucher that takes nothing off', '<p>Coupon −£0.00</p>', false],
  ['a gift card', '<p>Gift voucher −£6.50</p>', false],
  ['a sum after it', '<p>Total after coupon −£6.50</p>', false],
  ['an offer', '<p>Coupons save you £5</p>', false],
  ['an offer of a sum', '<p>Newsletter: 10-€-Coupon sichern</p>', false],
  ['a voucher in another currency', '<p>Kupon: -12,00 zł</p>', true],
  ['a voucher without a sign', '<p>Goods £46.50</p><p>Coupon £6.50</p>', true],
  ['that beside delivery', '<p>Goods £42.50</p><p>Delivery £4.00</p><p>Coupon £6.50</p>', true],
  ['a voucher that is bought', '<p>Coupon £6.50</p><p>Mug £33.50</p>', false],
])('tells whether a row of the sums is that of %s', (_, row, counts) => {
  document.body.innerHTML = `<main>${row}<p>Total £40.00</p></main>`
  const amounts = (text: string) =>
    findMoney(text, { languageTag: 'en-GB', currencyHint: 'GBP' }).map(({ money }) => money.minor)
  expect(countsVoucher(document.body, liveView(document), 4000, amounts)).toBe(counts)
})
