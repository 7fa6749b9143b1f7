/** Hexadecimal digits of a mark: 28 bits. */
const length = 7

/**
 * The beginning of a domain's hash, by which the extension's index knows it. Among 100,000 domains
 * it takes about one in 2,700 unknown ones for a known one, which its bundle then settles; whole
 * hashes would make the index three times as large.
 *
 * @param hash of `domain-hash.ts`
 */
export function markOf(hash: string): string {
  return hash.slice(0, length)
}

/** The marks of hashes, each once and sorted, as differences from the one before: small numbers. */
export function gapsOf(hashes: Iterable<string>): number[] {
  const marks = new Set(Array.from(hashes, (hash) => Number.parseInt(markOf(hash), 16)))
  const sorted = [...marks].sort((one, other) => one - other)
  return sorted.map((mark, place) => mark - (sorted[place - 1] ?? 0))
}

/** The marks that gaps stand for, sorted. */
export function marksOf(gaps: readonly number[]): string[] {
  let mark = 0
  return gaps.map((gap) => {
    mark += gap
    return mark.toString(16).padStart(length, '0')
  })
}
