import * as v from 'valibot'
import { count, day, instant, weight } from './shapes.ts'

export const voucherTypes = ['code', 'deal'] as const
export const dealTypes = ['percentage', 'amount', 'delivery', 'gift', 'other'] as const
export const exclusivities = ['exclusive', 'unique', 'plain'] as const

/** Tries and successes that fade with time, as they stood on a day. */
export const recentTries = v.object({ tries: weight, successes: weight, on: day })
export type RecentTries = v.InferOutput<typeof recentTries>

/** An offer without the link that earns us something: all that the extension knows of it. */
export const plainVoucher = v.object({
  id: count,
  id_merchant: count,
  merchant: v.string(),
  /** Host name of the retailer's shop, without `www.`. */
  domain: v.string(),
  voucher_type: v.picklist(voucherTypes),
  /** As its source wrote it, letter case kept, white space trimmed; null for a deal. */
  coupon_code: v.nullable(v.string()),
  title: v.string(),
  terms: v.string(),
  start_date: v.nullable(instant),
  end_date: v.nullable(instant),
  deal_type: v.picklist(dealTypes),
  exclusivity: v.picklist(exclusivities),
  /** The offer's own address at the retailer. */
  url: v.nullable(v.string()),
  added: instant,
  /** What shoppers who agreed to it have reported. */
  statistics: v.object({
    tries: count,
    successes: count,
    /** The day, as its first moment. */
    last_worked: v.nullable(instant),
    /** The same, each counting less the older it is (domain/vouchers/chance.ts); null untried. */
    recent: v.optional(v.nullable(recentTries), null),
  }),
})
export type PlainVoucher = v.InferOutput<typeof plainVoucher>
