import { findMoney } from '#domain/money/parse.ts'
import { fold } from '../lexicon/phrases.ts'
import { netWords } from '../lexicon/summing.ts'
import type { TotalOptions } from './total-row.ts'

const beginsWithNet = new RegExp(String.raw`^[\s(,/–-]*(?:${netWords.source})`, 'u')

/**
 * "Total £20.00 ex VAT £24.00 inc VAT", with room in the place of what is paid with the tax alone.
 * Where every amount is without it, all of them stay.
 */
export function withoutNetAmounts(text: string, options: TotalOptions): string {
  if (!netWords.test(spaced(text))) return text
  const amounts = findMoney(text, options)
  const net = amounts.filter(({ end }) => beginsWithNet.test(spaced(text.slice(end))))
  if (net.length === amounts.length) return text
  return net.reduce((left, { start, end }) => {
    const note = beginsWithNet.exec(spaced(text.slice(end)))?.[0].length ?? 0
    return left.slice(0, start) + ' '.repeat(end + note - start) + left.slice(end + note)
  }, text)
}

/** "excl. VAT" and "excl VAT", "H.T." and "HT" are one. */
const spaced = (text: string) => fold(text).replaceAll('.', ' ')
