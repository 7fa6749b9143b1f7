import { parseFeedDate } from '#domain/vouchers/feed-date.ts'
import { RowError } from './row-error.ts'

type Edge = Parameters<typeof parseFeedDate>[1]

/** The offers of a feed share their days: reading each anew took a tenth of an import. */
const known = { start: new Map<string, string>(), end: new Map<string, string>() }
const mostKnown = 10_000

/**
 * A time of a feed as ISO 8601 in UTC.
 *
 * @param field as the feed names it.
 * @param edge which moment of the day a date without a time means
 * @throws RowError where the text is no date.
 */
export function feedDate(text: string, field: string, edge: Edge): string {
  const before = known[edge].get(text)
  if (before !== undefined) return before
  const read = parseFeedDate(text, edge)?.toISOString()
  if (read === undefined) throw new RowError(`${field} “${text}” is no date`)
  if (known[edge].size >= mostKnown) known[edge].clear()
  known[edge].set(text, read)
  return read
}
