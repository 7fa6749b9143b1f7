import * as z from 'zod/mini'
import { locales } from '../locale.ts'
import { plainVoucher } from './voucher.ts'

/** Answers of `GET /v1/deals/…`. Specification, sections 3 and 7; field names are those it gives. */
export const localeParameter = z.object({ locale: z.enum(locales) })

export const merchantParameters = z.object({
  locale: z.enum(locales),
  /** The retailer's id, as the index and the active domains give it. */
  id: z.coerce.number().check(z.int(), z.positive()),
})

export const socialMedia = ['facebook', 'twitter', 'instagram'] as const

const count = z.int().check(z.nonnegative())

export const voucher = z.extend(plainVoucher, {
  /** The network's link to the offer, sealed by the API for its click-out route. */
  sealed_link: z.nullable(z.string()),
})
export type Voucher = z.infer<typeof voucher>

export const social = z.object({
  media: z.enum(socialMedia),
  link: z.string(),
  name: z.string(),
  action: z.enum(['Like', 'Follow']),
})
export type Social = z.infer<typeof social>

export const retailer = z.object({
  id: count,
  slug: z.string(),
  name: z.string(),
  url: z.string(),
  domain: z.string(),
  logo: z.nullable(z.string()),
  categories: z.array(z.string()),
  /** Higher is more popular; only the order means anything. */
  popularity: count,
  codesCount: count,
  offersCount: count,
})

/** `…/index`: every active retailer, most popular first. */
export const dealsIndex = z.array(
  z.extend(retailer, {
    /** Changes whenever the answer for this retailer would. */
    digest: z.string(),
  }),
)
export type DealsIndex = z.infer<typeof dealsIndex>

/** `…/activeDomains`: retailers that have a live voucher. */
export const activeDomains = z.array(
  z.object({
    id: count,
    url: z.string(),
    merchant: z.object({ name: z.string(), url: z.string(), logo: z.nullable(z.string()) }),
  }),
)
export type ActiveDomains = z.infer<typeof activeDomains>

/** `…/{id}`: a retailer and its vouchers, live ones and those that start later. */
export const merchantAnswer = z.object({
  merchant: z.extend(retailer, {
    description: z.nullable(z.string()),
    social: z.array(social),
  }),
  vouchers: z.array(voucher),
})
export type MerchantAnswer = z.infer<typeof merchantAnswer>

/** `…/featuredVouchers`: one live code each of the most popular retailers. */
export const featuredVouchers = z.array(voucher)
export type FeaturedVouchers = z.infer<typeof featuredVouchers>
