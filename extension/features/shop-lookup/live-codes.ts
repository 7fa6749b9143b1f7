import type { BundleRetailer } from '#domain/contract/bundles.ts'
import type { PlainVoucher, RecentTries } from '#domain/contract/voucher.ts'
import type { Country } from '#domain/locale.ts'

/** A voucher whose code a person can use now. */
export interface LiveCode {
  /** Of the voucher, and of the retailer that it is from. */
  readonly id: number
  readonly retailer: number
  readonly code: string
  readonly title: string
  readonly terms: string
  /** ISO 8601; null where the voucher has no end. */
  readonly endDate: string | null
  readonly dealType: PlainVoucher['deal_type']
  /** How often people have tried it, how often it worked, and when it did last (ISO 8601). */
  readonly tries: number
  readonly successes: number
  readonly lastWorked: string | null
  /** What tells how likely it works. */
  readonly recent: RecentTries | null
}

function isLive({ start_date: start, end_date: end }: PlainVoucher, now: Date): boolean {
  return (
    (start === null || Date.parse(start) <= now.getTime()) &&
    (end === null || Date.parse(end) > now.getTime())
  )
}

/** The retailers of one shop, those of the shopper's country first. */
export function inShoppersOrder(
  retailers: readonly BundleRetailer[],
  country: Country,
): BundleRetailer[] {
  return retailers.toSorted((a, b) => Number(b.country === country) - Number(a.country === country))
}

/**
 * The codes that can be used now, in the order of the retailers and their vouchers: white space
 * around a code goes, its letter case stays, and a code that comes twice is kept once.
 */
export function liveCodes(retailers: readonly BundleRetailer[], now: Date): LiveCode[] {
  const codes = new Map<string, LiveCode>()
  for (const voucher of retailers.flatMap((retailer) => retailer.vouchers)) {
    const code = voucher.coupon_code?.trim() ?? ''
    if (voucher.voucher_type !== 'code' || code === '' || !isLive(voucher, now)) continue
    if (codes.has(code)) continue
    const { id, id_merchant: retailer, title, terms } = voucher
    const { end_date: endDate, deal_type: dealType } = voucher
    const { tries, successes, last_worked: lastWorked, recent } = voucher.statistics
    codes.set(code, {
      ...{ id, retailer, code, title, terms, endDate, dealType },
      ...{ tries, successes, lastWorked, recent },
    })
  }
  return [...codes.values()]
}
