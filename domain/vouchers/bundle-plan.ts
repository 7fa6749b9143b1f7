/** A bundle holds at least this many domains wherever there are that many, so that fetching one tells nothing. */
export const smallestBundle = 100

/** The name of the one bundle that holds everything. */
export const wholeBundle = 'all'

/** Hashes are written in hexadecimal digits. */
const base = 16

/**
 * The bundles for a set of domain hashes: the longest prefixes that leave at least
 * `smallestBundle` hashes in each bundle. Too few for one digit are one bundle, `all`.
 *
 * @returns hashes by the name of their bundle, each list sorted.
 */
export function planBundles(hashes: readonly string[]): Map<string, string[]> {
  let plan = new Map([[wholeBundle, [...hashes].sort()]])
  for (let length = 1; ; length++) {
    const finer = Map.groupBy([...hashes].sort(), (hash) => hash.slice(0, length))
    const full = [...finer.values()].every((bundle) => bundle.length >= smallestBundle)
    if (!full || finer.size < base ** length) return plan
    plan = finer
  }
}
