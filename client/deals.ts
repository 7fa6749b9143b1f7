import {
  dealsIndex,
  featuredVouchers,
  merchantAnswer,
  type DealsIndex,
  type FeaturedVouchers,
  type MerchantAnswer,
} from '#domain/contract/deals.ts'
import { answerLifetimes } from '#domain/contract/lifetimes.ts'
import type { Locale } from '#domain/locale.ts'
import { getJson, type Answer, type Api } from './request.ts'

/** `GET /v1/deals/{locale}/index`. Specification, section 7. */
export function fetchDealsIndex(api: Api, locale: Locale): Promise<Answer<DealsIndex>> {
  return getJson(api, `/v1/deals/${locale}/index`, dealsIndex, {
    cacheTimeout: answerLifetimes.index,
  })
}

/** Path of `GET /v1/deals/{locale}/{id}`. */
export function merchantPath(locale: Locale, id: number): string {
  return `/v1/deals/${locale}/${id}`
}

/** `GET /v1/deals/{locale}/{id}`, never kept. Specification, section 7. */
export function fetchMerchant(
  api: Api,
  locale: Locale,
  id: number,
): Promise<Answer<MerchantAnswer>> {
  return getJson(api, merchantPath(locale, id), merchantAnswer)
}

/** `GET /v1/deals/{locale}/featuredVouchers`. Specification, section 7. */
export function fetchFeaturedVouchers(api: Api, locale: Locale): Promise<Answer<FeaturedVouchers>> {
  return getJson(api, `/v1/deals/${locale}/featuredVouchers`, featuredVouchers, {
    cacheTimeout: answerLifetimes.featuredVouchers,
  })
}
