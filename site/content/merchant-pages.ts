import { createHash } from 'node:crypto'
import type { MerchantAnswer, Voucher } from '#domain/contract/deals.ts'
import { locales, type Locale } from '#domain/locale.ts'
import { liveVouchers } from '#domain/vouchers/liveness.ts'
import { alternativesAmong } from './alternatives.ts'
import type { LocalRetailer } from './load-retailers.ts'
import { builtAt, retailersOf, slugsOf } from './retailers.ts'

type Merchant = MerchantAnswer['merchant']

/** All data that a merchant's page shows, and nothing else. */
export interface MerchantPage {
  readonly locale: Locale
  readonly merchant: Merchant
  readonly etag: string | null
  /** Offers that are live at the time of the build. */
  readonly live: readonly Voucher[]
  readonly alternatives: readonly RetailerInBrief[]
  /** Where the retailer has a page. */
  readonly locales: readonly Locale[]
}
/** What a list of retailers shows of one. */
export interface RetailerInBrief {
  readonly merchant: Pick<Merchant, 'slug' | 'name' | 'codesCount' | 'offersCount'>
}

/** The pages of a locale's retailers, most popular first. */
export async function merchantPagesOf(locale: Locale): Promise<MerchantPage[]> {
  const retailers = await retailersOf(locale)
  const alternativesTo = alternativesAmong(retailers)
  const everywhere = await Promise.all(
    locales.map(async (each) => [each, new Set((await slugsOf(each)).values())] as const),
  )
  return retailers.map((retailer) => {
    const { merchant, etag, vouchers } = retailer
    return {
      locale,
      merchant,
      etag,
      live: liveVouchers(vouchers, builtAt),
      alternatives: alternativesTo(retailer).map(inBrief),
      locales: everywhere.filter(([, slugs]) => slugs.has(merchant.slug)).map(([each]) => each),
    }
  })
}

function inBrief({ merchant: { slug, name, codesCount, offersCount } }: LocalRetailer) {
  return { merchant: { slug, name, codesCount, offersCount } }
}

/**
 * Tells one state of a page's data from another: a page of an earlier build whose digest is the
 * same is taken over. The year stands at the foot of every page.
 */
export function digestOf(page: MerchantPage): string {
  const shown = JSON.stringify([builtAt.getUTCFullYear(), page])
  return createHash('sha256').update(shown).digest('base64url')
}
