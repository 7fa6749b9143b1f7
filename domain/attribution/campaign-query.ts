import type { Query } from '../routes/query.ts'

/** The names that say which campaign sent a visitor. Specification, section 3. */
const campaignNames: ReadonlySet<string> = new Set([
  'utm_campaign',
  'utm_content',
  'utm_creative',
  'utm_id',
  'utm_keyword',
  'utm_matchtype',
  'utm_medium',
  'utm_name',
  'utm_partner',
  'utm_source',
  'utm_term',
])

/**
 * What of an address's query says which campaign sent the visitor. It may go along to the next
 * address without being stored. An empty value says nothing, and nothing says who the visitor is.
 */
export function campaignQuery(query: Query): Query {
  return query.filter(([name, value]) => campaignNames.has(name) && value !== '')
}
