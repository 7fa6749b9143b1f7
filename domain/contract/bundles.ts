import * as z from 'zod/mini'
import { countries } from '../locale.ts'
import { plainVoucher } from './voucher.ts'

/**
 * Static files that the site's build writes for the extension. All of them are fetched, whatever
 * shops a person visits, so nobody learns which shop that was.
 */
export const supportedIndex = z.object({
  version: z.literal(1),
  built: z.iso.datetime(),
  /** Marks of supported domains (domain/vouchers/domain-marks.ts), each as the gap before it. */
  gaps: z.array(z.int()),
  /** Names of the bundles, each the prefix of the domains' hashes that it holds. */
  bundles: z.array(z.string()),
})
export type SupportedIndex = z.infer<typeof supportedIndex>

export const bundleRetailer = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  domain: z.string(),
  country: z.enum(countries),
  vouchers: z.array(plainVoucher),
})
export type BundleRetailer = z.infer<typeof bundleRetailer>

export const voucherBundle = z.object({
  version: z.literal(1),
  /** Retailers by the hash of their domain. */
  retailers: z.record(z.string(), z.array(bundleRetailer)),
})
export type VoucherBundle = z.infer<typeof voucherBundle>
