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
  /**
   * Recipes (recipe.ts) by the same hash. Their shape is looked at where one is used, in the shop's
   * page: one that a later version wrote must not cost a shop its vouchers.
   */
  recipes: z.optional(z.record(z.string(), z.unknown())),
})
export type VoucherBundle = z.infer<typeof voucherBundle>

/** How many shops the icon knows at most, in the browsers that are told them beforehand. */
export const mostPopularShops = 3000

/** A whole domain of two labels at least, so that no list could ever mean a suffix such as `uk`. */
export const popularDomain = z
  .string()
  .check(z.regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/), z.maxLength(253))

/**
 * The most popular shops with a live code, in alphabetical order. Plain, since the browser itself
 * compares them with the pages that it shows, and tells nobody.
 */
export const popularShops = z.object({
  version: z.literal(1),
  domains: z.array(popularDomain).check(z.maxLength(mostPopularShops)),
})
export type PopularShops = z.infer<typeof popularShops>
