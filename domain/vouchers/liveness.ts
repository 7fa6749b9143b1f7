import type { Voucher } from '../contract/deals.ts'

/** Whether a voucher can be used at `now`: it has begun, and its end, if it has one, is still ahead. */
export function isLive(voucher: Pick<Voucher, 'start_date' | 'end_date'>, now: Date): boolean {
  const begun = voucher.start_date === null || Date.parse(voucher.start_date) <= now.getTime()
  return begun && (voucher.end_date === null || Date.parse(voucher.end_date) > now.getTime())
}

/** The vouchers that can be used at `now`, codes before deals, otherwise in the order given. */
export function liveVouchers(vouchers: readonly Voucher[], now: Date): Voucher[] {
  const live = vouchers.filter((voucher) => isLive(voucher, now))
  return [
    ...live.filter((voucher) => voucher.voucher_type === 'code'),
    ...live.filter((voucher) => voucher.voucher_type === 'deal'),
  ]
}
