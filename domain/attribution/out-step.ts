/** What the out page does next. `url` is where its query leads, as it says itself. */
export type OutStep =
  | { readonly kind: 'wait'; readonly ms: number; readonly query: string; readonly url: string }
  | { readonly kind: 'go'; readonly url: string }
  /** Nobody is sent on; `url` is null where the query names no address. */
  | { readonly kind: 'stay'; readonly url: string | null }

const waitMs = 3000

/**
 * The rules of the out page. Specification, section 2, "Out route": without `c` in its query it
 * comes back with an empty one after three seconds; then it leads on, unless `silent` is `false`.
 *
 * @param query names and values, decoded; of a name that comes twice the first counts.
 */
export function outStep(query: Iterable<[string, string]>): OutStep {
  const values = new Map([...query].toReversed())
  const url = values.get('url') ?? ''
  if (url === '') return { kind: 'stay', url: null }
  if (!values.has('c')) {
    const silent = values.get('silent')
    const kept = silent === undefined ? '' : `&silent=${encodeURIComponent(silent)}`
    return { kind: 'wait', ms: waitMs, query: `?url=${encodeURIComponent(url)}${kept}&c=`, url }
  }
  return values.get('silent') === 'false' ? { kind: 'stay', url } : { kind: 'go', url }
}
