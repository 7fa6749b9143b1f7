import type { Voucher } from '#domain/contract/deals.ts'
import { mostTopRetailers, navCategories } from '#domain/navigation/deal-categories.ts'
import { slugOf } from '#domain/retailers/slug.ts'
import { liveVouchers } from '#domain/vouchers/liveness.ts'
import type { LocalRetailer } from './load-retailers.ts'

/** A page of deals of one category. */
export interface DealCategory {
  /** In the page's address. */
  readonly slug: string
  /** As the retailers' data names it; null for the most popular retailers of all. */
  readonly name: string | null
  /** Those with live offers, most popular first. */
  readonly retailers: readonly LocalRetailer[]
  /** The first live offer of each. */
  readonly offers: readonly Voucher[]
}

/**
 * The categories that a locale's retailers name, and those that the navbar leads to, empty ones too.
 *
 * @param retailers most popular first.
 * @param now the moment that offers must be live at.
 * @throws Error where two categories would have the same address.
 */
export function dealCategories(retailers: readonly LocalRetailer[], now: Date): DealCategory[] {
  const active = retailers.flatMap((retailer) => {
    const [first] = liveVouchers(retailer.vouchers, now)
    return first === undefined ? [] : [{ retailer, first }]
  })
  const named = new Set([
    navCategories.travel.name,
    ...active.flatMap(({ retailer }) => retailer.merchant.categories),
  ])
  const categoryOf = (slug: string, name: string | null, members: typeof active) => ({
    ...{ slug, name },
    retailers: members.map(({ retailer }) => retailer),
    offers: members.map(({ first }) => first),
  })
  const categories = [
    categoryOf(navCategories.top.slug, null, active.slice(0, mostTopRetailers)),
    ...[...named].map((name) =>
      categoryOf(
        slugOf(name),
        name,
        active.filter(({ retailer }) => retailer.merchant.categories.includes(name)),
      ),
    ),
  ]
  const slugs = categories.map(({ slug }) => slug)
  const twice = slugs.find((slug, at) => slugs.indexOf(slug) !== at)
  if (twice !== undefined) {
    throw new Error(
      `two categories would have the address ${twice}: give one another name in the feeds`,
    )
  }
  return categories
}
