import * as v from 'valibot'
import { mostPopularShops, popularDomain, type PopularShops } from '#domain/contract/bundles.ts'

/** A retailer of one country, as far as its popularity goes. */
export interface RankedShop {
  readonly domain: string
  /** Place in its country's index, from 0 for the most popular. */
  readonly rank: number
  /** Whether it has a code that can be used at the time of the build. */
  readonly hasCode: boolean
}

/**
 * The most popular shops of all countries that have a code, each domain once: the first of every
 * country, then the second of every country, and so on. The same data give the same list. What is no
 * plain domain is left out: one that the extension refuses would keep all its vouchers from it.
 */
export function popularShopsOf(
  shops: readonly RankedShop[],
  most: number = mostPopularShops,
): PopularShops {
  const byRank = shops
    .filter(({ hasCode, domain }) => hasCode && v.is(popularDomain, domain))
    .toSorted((a, b) => a.rank - b.rank || compare(a.domain, b.domain))
  const domains = [...new Set(byRank.map(({ domain }) => domain))].slice(0, most)
  return { version: 1, domains: domains.sort(compare) }
}

/** By code units: a locale's order would differ from machine to machine. */
function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
