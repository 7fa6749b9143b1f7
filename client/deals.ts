import {
  dealsIndex,
  featuredVouchers,
  merchantAnswer,
  type DealsIndex,
  type FeaturedVouchers,
  type MerchantAnswer,
} from '#domain/contract/deals.ts'
import type { Locale } from '#domain/locale.ts'
import { getJson, type Api } from './request.ts'

/** `GET /v1/deals/{locale}/index`. Specification, section 7. */
export function fetchDealsIndex(api: Api, locale: Locale): Promise<DealsIndex> {
  return getJson(api, `/v1/deals/${locale}/index`, dealsIndex)
}

/** `GET /v1/deals/{locale}/{id}`. Specification, section 7. */
export function fetchMerchant(api: Api, locale: Locale, id: number): Promise<MerchantAnswer> {
  return getJson(api, `/v1/deals/${locale}/${id}`, merchantAnswer)
}

/** `GET /v1/deals/{locale}/featuredVouchers`. Specification, section 7. */
export function fetchFeaturedVouchers(api: Api, locale: Locale): Promise<FeaturedVouchers> {
  return getJson(api, `/v1/deals/${locale}/featuredVouchers`, featuredVouchers)
}
