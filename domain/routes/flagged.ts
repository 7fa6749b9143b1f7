import type { Query } from './query.ts'

/** One flag in a route's query that decides where it leads; null is the route's own page. */
export interface Flagged {
  readonly flag: string
  readonly to: string
  readonly otherwise: string | null
}

/**
 * Where a flagged route leads, as a path under the locale with the rest of its query; undefined
 * lets the page show. A flag needs no value.
 */
export function flaggedLead(
  { flag, to, otherwise }: Flagged,
  query: Query,
): { readonly to: string; readonly query: Query } | undefined {
  const kept = query.filter(([name]) => name !== flag)
  const lead = kept.length < query.length ? to : otherwise
  return lead === null ? undefined : { to: lead, query: kept }
}
