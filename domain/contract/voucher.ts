import * as z from 'zod/mini'

export const voucherTypes = ['code', 'deal'] as const
export const dealTypes = ['percentage', 'amount', 'delivery', 'gift', 'other'] as const
export const exclusivities = ['exclusive', 'unique', 'plain'] as const

const count = z.int().check(z.nonnegative())
const instant = z.iso.datetime()

/** An offer without the link that earns us something: all that the extension knows of it. */
export const plainVoucher = z.object({
  id: count,
  id_merchant: count,
  merchant: z.string(),
  /** Host name of the retailer's shop, without `www.`. */
  domain: z.string(),
  voucher_type: z.enum(voucherTypes),
  /** As its source wrote it, letter case kept, white space trimmed; null for a deal. */
  coupon_code: z.nullable(z.string()),
  title: z.string(),
  terms: z.string(),
  start_date: z.nullable(instant),
  end_date: z.nullable(instant),
  deal_type: z.enum(dealTypes),
  exclusivity: z.enum(exclusivities),
  /** The offer's own address at the retailer. */
  url: z.nullable(z.string()),
  added: instant,
  statistics: z.object({
    tries: count,
    successes: count,
    last_worked: z.nullable(instant),
  }),
})
export type PlainVoucher = z.infer<typeof plainVoucher>
