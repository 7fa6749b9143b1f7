import { getCollection, getEntry } from 'astro:content'
import type { Voucher } from '#domain/contract/deals.ts'
import type { Locale } from '#domain/locale.ts'
import { liveVouchers } from '#domain/vouchers/liveness.ts'
import { dealCategories, type DealCategory } from './deal-categories.ts'
import type { Featured, LocalRetailer } from './load-retailers.ts'

/** One moment for a whole build, so that its pages agree on what is live. */
export const builtAt = new Date()

let byLocale: Promise<Map<Locale, LocalRetailer[]>> | undefined
const slugs = new Map<Locale, Promise<Map<number, string>>>()

/** Every retailer of a locale, most popular first. */
export async function retailersOf(locale: Locale): Promise<LocalRetailer[]> {
  byLocale ??= readRetailers()
  return (await byLocale).get(locale) ?? []
}

async function readRetailers(): Promise<Map<Locale, LocalRetailer[]>> {
  // Astro knows no type of what the loader stores; the client has checked each answer.
  const entries = (await getCollection('retailers')) as { data: LocalRetailer }[]
  const all = entries.map(({ data }) => data).sort((a, b) => a.rank - b.rank)
  return Map.groupBy(all, (retailer) => retailer.locale)
}

/** The featured codes of a locale that are live at the time of the build. */
export async function featuredOf(locale: Locale): Promise<Voucher[]> {
  const entry = (await getEntry('featured', locale)) as { data: Featured } | undefined
  return liveVouchers(entry?.data.vouchers ?? [], builtAt)
}

/** Slugs of a locale's retailers by their id. */
export function slugsOf(locale: Locale): Promise<Map<number, string>> {
  const known = slugs.get(locale) ?? readSlugs(locale)
  slugs.set(locale, known)
  return known
}

async function readSlugs(locale: Locale): Promise<Map<number, string>> {
  const retailers = await retailersOf(locale)
  return new Map(retailers.map(({ merchant }) => [merchant.id, merchant.slug]))
}

/** The retailers of a locale that have a live offer, most popular first. */
export async function activeRetailersOf(locale: Locale): Promise<LocalRetailer[]> {
  const retailers = await retailersOf(locale)
  return retailers.filter(({ merchant }) => merchant.codesCount + merchant.offersCount > 0)
}

/** The most popular retailers of a locale that have a live code. */
export async function trendingOf(locale: Locale): Promise<LocalRetailer[]> {
  const retailers = await retailersOf(locale)
  return retailers.filter(({ merchant }) => merchant.codesCount > 0).slice(0, 12)
}

/** Live codes of a locale that end first, one of each retailer at most. */
export async function endingSoonOf(locale: Locale): Promise<Voucher[]> {
  const first = (await retailersOf(locale)).flatMap(({ vouchers }) =>
    liveVouchers(vouchers, builtAt)
      .filter(({ voucher_type, end_date }) => voucher_type === 'code' && end_date !== null)
      .sort(byEnd)
      .slice(0, 1),
  )
  return first.sort(byEnd).slice(0, 6)
}

function byEnd(a: Voucher, b: Voucher): number {
  return Date.parse(a.end_date ?? '') - Date.parse(b.end_date ?? '')
}

const categories = new Map<Locale, Promise<DealCategory[]>>()

/** The pages of deals by category of a locale. */
export function dealCategoriesOf(locale: Locale): Promise<DealCategory[]> {
  const known =
    categories.get(locale) ?? retailersOf(locale).then((all) => dealCategories(all, builtAt))
  categories.set(locale, known)
  return known
}
