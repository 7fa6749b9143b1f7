import * as v from 'valibot'
import { countries } from '../locale.ts'
import { instant, integer, noList } from './shapes.ts'
import { plainVoucher } from './voucher.ts'

/**
 * Static files that the site's build writes for the extension. All of them are fetched, whatever
 * shops a person visits, so nobody learns which shop that was.
 */
export const supportedIndex = v.object({
  version: v.literal(1),
  built: instant,
  /** Marks of supported domains (domain/vouchers/domain-marks.ts), each as the gap before it. */
  gaps: v.array(integer),
  /** Names of the bundles, each the prefix of the domains' hashes that it holds. */
  bundles: v.array(v.string()),
})
export type SupportedIndex = v.InferOutput<typeof supportedIndex>

export const bundleRetailer = v.object({
  id: integer,
  slug: v.string(),
  name: v.string(),
  domain: v.string(),
  country: v.picklist(countries),
  vouchers: v.array(plainVoucher),
})
export type BundleRetailer = v.InferOutput<typeof bundleRetailer>

export const voucherBundle = v.object({
  version: v.literal(1),
  /** Retailers by the hash of their domain. */
  retailers: noList(v.record(v.string(), v.array(bundleRetailer))),
  /**
   * Recipes (recipe.ts) by the same hash. Their shape is looked at where one is used, in the shop's
   * page: one that a later version wrote must not cost a shop its vouchers.
   */
  recipes: v.optional(noList(v.record(v.string(), v.unknown()))),
})
export type VoucherBundle = v.InferOutput<typeof voucherBundle>

/** How many shops the icon knows at most, in the browsers that are told them beforehand. */
export const mostPopularShops = 3000

/** A whole domain of two labels at least, so that no list could ever mean a suffix such as `uk`. */
export const popularDomain = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/),
  v.maxLength(253),
)

/**
 * The most popular shops with a live code, in alphabetical order. Plain, since the browser itself
 * compares them with the pages that it shows, and tells nobody.
 */
export const popularShops = v.object({
  version: v.literal(1),
  domains: v.pipe(v.array(popularDomain), v.maxLength(mostPopularShops)),
})
export type PopularShops = v.InferOutput<typeof popularShops>
