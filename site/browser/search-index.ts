import UFuzzy from '@leeoniya/ufuzzy'
import * as v from 'valibot'

/** The file that the site's build writes for the search, one a locale, most popular first. */
export const searchIndex = v.object({
  /** Name and slug of each. */
  retailers: v.array(v.strictTuple([v.string(), v.string()])),
  /** Path that a slug is added to, with a slash at both ends. */
  retailerPath: v.string(),
  /** Name and path of each. */
  categories: v.array(v.strictTuple([v.string(), v.string()])),
})
export type SearchIndex = v.InferOutput<typeof searchIndex>

export interface SearchMatch {
  readonly kind: 'retailer' | 'category'
  readonly name: string
  readonly path: string
}

/** Specification, section 5, "Search". */
export const shortestQuery = 3
const mostMatches = 5

/** One wrong, missing or swapped letter in a word still matches. */
// The library's enum is one of types alone, which no value of ours can have.
// eslint-disable-next-line @typescript-eslint/no-unsafe-enum-assignment
const fuzzy = new UFuzzy({ intraMode: 1 })

/** Prepares an index; the function it gives finds the best matches of a query. */
export function searcher(index: SearchIndex): (query: string) => SearchMatch[] {
  const entries: SearchMatch[] = [
    ...index.retailers.map(([name, slug]) => ({
      kind: 'retailer' as const,
      name,
      path: `${index.retailerPath}${slug}/`,
    })),
    ...index.categories.map(([name, path]) => ({ kind: 'category' as const, name, path })),
  ]
  const plain = UFuzzy.latinize(entries.map(({ name }) => name))

  return (query) => {
    const wanted = query.trim()
    if (wanted.length < shortestQuery) return []
    const [matches, info, order] = fuzzy.search(plain, UFuzzy.latinize(wanted), 1)
    const best = info ? order.map((place) => info.idx[place]) : (matches ?? [])
    return best
      .map((place) => entries[place ?? -1])
      .filter((entry) => entry !== undefined)
      .slice(0, mostMatches)
  }
}
