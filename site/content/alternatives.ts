import type { LocalRetailer } from './load-retailers.ts'

const most = 6

/**
 * Prepares a locale's retailers, most popular first; the function it gives finds up to six others
 * with live codes for one of them: the most popular that share a category with it, then the most
 * popular of all.
 */
export function alternativesAmong(
  retailers: readonly LocalRetailer[],
): (retailer: LocalRetailer) => LocalRetailer[] {
  const popular = retailers.filter(({ merchant }) => merchant.codesCount > 0)
  const byCategory = new Map<string, LocalRetailer[]>()
  for (const retailer of popular) {
    for (const category of retailer.merchant.categories) {
      const alike = byCategory.get(category) ?? []
      // One more than is shown, since the retailer itself may be among them.
      if (alike.length <= most) byCategory.set(category, [...alike, retailer])
    }
  }
  return (retailer) => {
    const alike = retailer.merchant.categories
      .flatMap((category) => byCategory.get(category) ?? [])
      .sort((one, other) => one.rank - other.rank)
    return [...new Set([...alike, ...popular.slice(0, most + 1)])]
      .filter(({ merchant }) => merchant.id !== retailer.merchant.id)
      .slice(0, most)
  }
}
