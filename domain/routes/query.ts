/** Names and values of an address's query, decoded, in their order. */
export type Query = readonly (readonly [string, string])[]

/** A query as it stands in an address, with its question mark; empty for none. */
export function queryText(query: Query): string {
  if (query.length === 0) return ''
  const pairs = query.map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  )
  return `?${pairs.join('&')}`
}

/** The first value of a name, as `URLSearchParams.get` gives it. */
export function valueOf(query: Query, name: string): string | undefined {
  return query.find(([each]) => each === name)?.[1]
}

/**
 * An address with more in its query, before its fragment. What it has already stays, and comes
 * first.
 */
export function withQuery(address: string, query: Query): string {
  if (query.length === 0) return address
  const [, page = '', own = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  const added = queryText(query).slice(1)
  return `${page}${own.length > 1 ? `${own}&` : '?'}${added}${fragment}`
}
