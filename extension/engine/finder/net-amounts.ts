import { findMoney } from '#domain/money/parse.ts'
import { everywhere, fold } from '../lexicon/phrases.ts'
import { netWords } from '../lexicon/summing.ts'
import type { TotalOptions } from './total-row.ts'

const notes = everywhere(netWords)

/** Nothing but a sign or a bracket lies between an amount and its note. */
const isNothing = (between: string) => /^[\s(),:/|–-]*$/.test(between)

/**
 * "Total £20.00 ex VAT £24.00 inc VAT", with room in the place of what is paid before the tax. The note
 * stands behind its amount or before it; of two amounts around it the lower is without the tax. Where
 * every amount is, all of them stay.
 */
export function withoutNetAmounts(text: string, options: TotalOptions): string {
  // "excl. VAT" and "excl VAT", "H.T." and "HT" are one, and as long.
  const folded = fold(text).replaceAll('.', ' ')
  if (folded.length !== text.length || !netWords.test(folded)) return text
  const amounts = findMoney(text, options)
  const net = [...folded.matchAll(notes)].flatMap(({ index, 0: note }) => {
    const before = amounts.findLast(({ end }) => end <= index)
    const after = amounts.find(({ start }) => start >= index + note.length)
    const beside = [
      ...(before && isNothing(text.slice(before.end, index)) ? [before] : []),
      ...(after && isNothing(text.slice(index + note.length, after.start)) ? [after] : []),
    ]
    const [lower] = beside.sort((a, b) => a.money.minor - b.money.minor)
    const end = index + note.length
    return lower
      ? [{ amount: lower, from: Math.min(index, lower.start), to: Math.max(end, lower.end) }]
      : []
  })
  if (new Set(net.map(({ amount }) => amount)).size === amounts.length) return text
  return net.reduce(
    (left, { from, to }) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to),
    text,
  )
}
