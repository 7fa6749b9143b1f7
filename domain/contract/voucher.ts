import * as v from 'valibot'
import { count, instant } from './shapes.ts'

export const voucherTypes = ['code', 'deal'] as const
export const dealTypes = ['percentage', 'amount', 'delivery', 'gift', 'other'] as const
export const exclusivities = ['exclusive', 'unique', 'plain'] as const

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
  statistics: v.object({
    tries: count,
    successes: count,
    last_worked: v.nullable(instant),
  }),
})
export type PlainVoucher = v.InferOutput<typeof plainVoucher>
