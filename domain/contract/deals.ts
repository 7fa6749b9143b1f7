import * as v from 'valibot'
import { locales } from '../locale.ts'
import { count } from './shapes.ts'
import { plainVoucher } from './voucher.ts'

/** Answers of `GET /v1/deals/…`. Specification, sections 3 and 7; field names are those it gives. */
export const localeParameter = v.object({ locale: v.picklist(locales) })

export const merchantParameters = v.object({
  locale: v.picklist(locales),
  /** The retailer's id, as the index and the active domains give it. */
  id: v.pipe(v.unknown(), v.toNumber(), v.safeInteger(), v.minValue(1)),
})

export const socialMedia = ['facebook', 'twitter', 'instagram'] as const

export const voucher = v.object({
  ...plainVoucher.entries,
  /** The network's link to the offer, sealed by the API for its click-out route. */
  sealed_link: v.nullable(v.string()),
})
export type Voucher = v.InferOutput<typeof voucher>

export const social = v.object({
  media: v.picklist(socialMedia),
  link: v.string(),
  name: v.string(),
  action: v.picklist(['Like', 'Follow']),
})
export type Social = v.InferOutput<typeof social>

export const retailer = v.object({
  id: count,
  slug: v.string(),
  name: v.string(),
  url: v.string(),
  domain: v.string(),
  logo: v.nullable(v.string()),
  categories: v.array(v.string()),
  /** Higher is more popular; only the order means anything. */
  popularity: count,
  codesCount: count,
  offersCount: count,
})

/** `…/index`: every active retailer, most popular first. */
export const dealsIndex = v.array(
  v.object({
    ...retailer.entries,
    /** Changes whenever the answer for this retailer would. */
    digest: v.string(),
  }),
)
export type DealsIndex = v.InferOutput<typeof dealsIndex>

/** `…/activeDomains`: retailers that have a live voucher. */
export const activeDomains = v.array(
  v.object({
    id: count,
    url: v.string(),
    merchant: v.object({ name: v.string(), url: v.string(), logo: v.nullable(v.string()) }),
  }),
)
export type ActiveDomains = v.InferOutput<typeof activeDomains>

/** `…/{id}`: a retailer and its vouchers, live ones and those that start later. */
export const merchantAnswer = v.object({
  merchant: v.object({
    ...retailer.entries,
    description: v.nullable(v.string()),
    social: v.array(social),
  }),
  vouchers: v.array(voucher),
})
export type MerchantAnswer = v.InferOutput<typeof merchantAnswer>

/** `…/featuredVouchers`: one live code each of the most popular retailers. */
export const featuredVouchers = v.array(voucher)
export type FeaturedVouchers = v.InferOutput<typeof featuredVouchers>
