import landing from '../../src/content/landing.json'
import { locales, splitLocale, type Country, type Locale } from '#domain/locale.ts'
import type { Voucher } from '#domain/contract/deals.ts'
import { landingLocale } from '#domain/routes/landing.ts'
import { liveVouchers } from '#domain/vouchers/liveness.ts'
import { landingRetailers, readLandingList } from './landing-list.ts'
import type { RetailerInBrief } from './merchant-pages.ts'
import { builtAt, retailersOf, trendingOf } from './retailers.ts'

const list = readLandingList(landing)

/** What a retailer's landing page shows. */
export interface LandingPage {
  /** Of the page's words and of what stands around it. */
  readonly locale: Locale
  /** Of the retailer's data, and of the links to it. */
  readonly place: Locale
  readonly merchant: { readonly name: string; readonly slug: string }
  /** Its offers that are live at the time of the build. */
  readonly live: readonly Voucher[]
  /** Other shops. */
  readonly more: readonly RetailerInBrief[]
}

/**
 * A locale's landing pages, for the country that their addresses name or for its own. Their number
 * is that of the list, however many retailers there are.
 */
export async function landingPagesOf(locale: Locale, country?: Country): Promise<LandingPage[]> {
  const place = landingLocale(locale, country)
  const [retailers, trending] = await Promise.all([retailersOf(place), trendingOf(place)])
  return landingRetailers(list[splitLocale(place).country], retailers).map((retailer) => ({
    ...{ locale, place, merchant: retailer.merchant },
    live: liveVouchers(retailer.vouchers, builtAt),
    more: trending.filter(({ merchant }) => merchant.id !== retailer.merchant.id).slice(0, 8),
  }))
}

/** Where a retailer has a landing page whose address names no country. */
export async function landingLocalesOf(slug: string): Promise<Locale[]> {
  const pages = await Promise.all(locales.map((each) => landingPagesOf(each)))
  return locales.filter((_, index) => pages[index]?.some(({ merchant }) => merchant.slug === slug))
}
