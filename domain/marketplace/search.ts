import * as v from 'valibot'
import { departmentNames } from './marketplaces.ts'

export const sortOrders = ['relevance', 'price-up', 'price-down', 'reviews'] as const
export type SortOrder = (typeof sortOrders)[number]

/**
 * Letters that a search term may have, so that its address is short enough for the click-out route
 * in any script; and minor units that a price may.
 */
export const longestTerm = 150
export const highestPrice = 99_999_999

const price = v.nullable(
  v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(highestPrice)),
)

/** A search of the deal finder. Specification, section 2, "amazon-deal-finder". */
export const marketplaceSearch = v.pipe(
  v.object({
    /** Without spaces at its ends, and single ones within; may be empty within a department. */
    term: v.pipe(v.string(), v.regex(/^(?:\S+(?: \S+)*)?$/), v.maxLength(longestTerm)),
    department: v.picklist(departmentNames),
    /** Percent, null for any. */
    minDiscount: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(100))),
    /** Minor units of the marketplace's currency, null for any. */
    minPrice: price,
    maxPrice: price,
    primeOnly: v.boolean(),
    sort: v.picklist(sortOrders),
  }),
  v.check(({ term, department }) => term !== '' || department !== 'all'),
  v.check(({ minPrice, maxPrice }) => (minPrice ?? 0) <= (maxPrice ?? highestPrice)),
)
export type MarketplaceSearch = v.InferOutput<typeof marketplaceSearch>
