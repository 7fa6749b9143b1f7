import { queryText, type Query } from '../routes/query.ts'
import type { Marketplace, Marketplaces } from './marketplaces.ts'
import type { MarketplaceSearch, SortOrder } from './search.ts'

const sorts: Readonly<Record<SortOrder, string>> = {
  relevance: 'relevanceblender',
  'price-up': 'price-asc-rank',
  'price-down': 'price-desc-rank',
  reviews: 'review-rank',
}

/**
 * The marketplace's own address of a search, with our tag. Nothing documents it; this is what the
 * shops' own links and those of others were seen to hold:
 *
 * - `k` the term, `i` the department, `s` the order: surely, in current addresses of many shops.
 * - `rh=p_36:1000-5000` the price in minor units, either end open: surely in the shops' own links.
 *   `low-price` and `high-price` exist too, in whole units, and leave open how a fraction is written
 *   in each country.
 * - `pct-off=20-` the least discount in percent: in the shops' own links since 2012 and in use, but
 *   it may be ignored where a department has no discounts to filter by. `rh=p_8:20-` is said to do
 *   the same; as a parameter of its own it can't fall with the others.
 * - Prime: see `marketplaces.ts`.
 */
export function searchAddress(search: MarketplaceSearch, marketplace: Marketplace): string {
  const { term, department, minDiscount, minPrice, maxPrice, primeOnly, sort } = search
  const alias = marketplace.departments[department] ?? null
  const hasPrice = minPrice !== null || maxPrice !== null
  const refinements = [
    ...(hasPrice ? [`p_36:${minPrice ?? ''}-${maxPrice ?? ''}`] : []),
    ...(primeOnly ? [marketplace.prime] : []),
  ]
  const query: Query = [
    ...(term === '' ? [] : [['k', term] as const]),
    ...(alias === null ? [] : [['i', alias] as const]),
    ...(refinements.length === 0 ? [] : [['rh', refinements.join(',')] as const]),
    ...(minDiscount === null ? [] : [['pct-off', `${minDiscount}-`] as const]),
    ['s', sorts[sort]],
    ['tag', marketplace.tag],
  ]
  return `${marketplace.origin}/s${queryText(query)}`
}

/** Where a marketplace begins, with our tag. */
export function startAddress({ origin, tag }: Marketplace): string {
  return `${origin}/${queryText([['tag', tag]])}`
}

/** An address that has been read, as `URL` gives it. */
interface Address {
  readonly origin: string
  readonly pathname: string
  readonly searchParams: { readonly getAll: (name: string) => string[] }
}

/**
 * Whether an address is the start or a search at one of the marketplaces with our own tag. Nobody has to be
 * asked before going there: we make such addresses, and whoever makes one up leads to the same shop.
 */
export function isMarketplaceAddress(
  { origin, pathname, searchParams }: Address,
  marketplaces: Marketplaces,
): boolean {
  return Object.values(marketplaces).some(
    (each) =>
      each.origin === origin &&
      ['/', '/s'].includes(pathname) &&
      searchParams.getAll('tag').join() === each.tag,
  )
}
