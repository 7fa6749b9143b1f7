import { expect, test } from 'vitest'
import type { Voucher } from '../contract/deals.ts'
import { isLive, liveVouchers } from './liveness.ts'

const now = new Date('2026-11-20T12:00:00Z')

test.each([
  ['without dates', null, null, true],
  ['that began a second ago', '2026-11-20T11:59:59Z', null, true],
  ['that begins this moment', '2026-11-20T12:00:00Z', null, true],
  ['that begins in a second', '2026-11-20T12:00:01Z', null, false],
  ['that ends in a second', null, '2026-11-20T12:00:01Z', true],
  ['that ends this moment', null, '2026-11-20T12:00:00Z', false],
])('a voucher %s', (_, start_date, end_date, live) => {
  expect(isLive({ start_date, end_date }, now)).toBe(live)
})

test('live codes come before live deals, each in the order given', () => {
  const voucher = (id: number, voucher_type: Voucher['voucher_type'], end_date: string | null) =>
    ({ id, voucher_type, start_date: null, end_date }) as Voucher
  const vouchers = [
    voucher(1, 'deal', null),
    voucher(2, 'code', null),
    voucher(3, 'code', '2026-11-19T00:00:00Z'),
    voucher(4, 'code', null),
  ]
  expect(liveVouchers(vouchers, now).map(({ id }) => id)).toEqual([2, 4, 1])
})
