import { around } from '../dom/around.ts'
import { findMoney, normaliseDigits } from '#domain/money/parse.ts'
import { pathOf } from '../dom/path.ts'
import { holds, parentOf } from '../dom/shadow.ts'
import { nodeAt, readText, type ReadText } from '../dom/text.ts'
import type { View } from '../dom/view.ts'
import { fold } from '../lexicon/phrases.ts'
import { discountWords } from '../lexicon/judging.ts'
import { includingWords } from '../lexicon/summing.ts'
import type { TotalOptions, TotalRow } from './total-row.ts'
import { labelKey, subtotalStrength } from './total-words.ts'

/** More than a subtotal's, less than a named total's; the whole more than a sum on the way to it. */
const scores = { whole: 0.7, other: 0.6 }

/**
 * Totals that no known word names, such as "Every year" below a subtotal and its taxes: an amount
 * that is the sum of a subtotal and of the rows between.
 *
 * @param subtotals the rows that are called so.
 */
export function summedRows(
  subtotals: readonly TotalRow[],
  view: View,
  options: TotalOptions,
): TotalRow[] {
  return subtotals.flatMap((subtotal) => {
    for (const part of around(subtotal.element, 6)) {
      if (part.localName === 'body') break
      const rows = sumsIn(readText(part, view), subtotal, options)
      if (rows.length > 0) return rows
    }
    return []
  })
}

/** Longer words before an amount are another part of the page, up to its own line. */
const longest = 80

const ownLine = (words: string) =>
  words.length <= longest
    ? words
    : (words.split('\n').findLast((line) => /\p{L}/u.test(line)) ?? words)

/** "You save £8.00" has no sign, and may lower the sum or only say what was lowered before. */
function plus(sums: readonly number[], minor: number, label: string): number[] {
  const isDiscount = minor > 0 && discountWords.test(fold(label))
  const possible = isDiscount ? [-minor, 0, minor] : [minor]
  const all = sums.flatMap((sum) => possible.map((each) => sum + each))
  return [...new Set(all)].slice(0, mostSums)
}

const mostSums = 9

/** "Taxes —" before the words of a row: nothing is added. */
const emptyRows = /^.*\p{L}\s+[-–—]\s*\n(?=\s*\p{L})/su

/** Every amount below the subtotal that is the sum of those above it. */
function sumsIn(read: ReadText, subtotal: TotalRow, options: TotalOptions): TotalRow[] {
  const text = normaliseDigits(read.text)
  const amounts = findMoney(text, options)
  const own = amounts.findIndex(({ start }) => {
    const node = nodeAt(read, start)
    return node !== undefined && holds(subtotal.element, node)
  })
  if (own === -1) return []
  const found: TotalRow[] = []
  let whole: TotalRow | undefined
  let isOnTheWay = true
  let sums = [subtotal.money.minor]
  let rows = 0
  for (const [index, { money, start }] of amounts.entries()) {
    if (index <= own) continue
    if (money.currency !== subtotal.money.currency) break
    const said = text.slice(amounts[index - 1]?.end, start)
    const label = ownLine(said.replace(emptyRows, ''))
    if (emptyRows.test(said)) rows++
    const key = labelKey(label)
    const node = nodeAt(read, start)
    const element = node && parentOf(node)
    const isSum = rows > 0 && sums.includes(money.minor)
    if (isSum && key !== '' && subtotalStrength(label) === 0 && element) {
      const words = label
        .replace(/\s+/g, ' ')
        .replace(/[\s:]+$/, '')
        .trim()
      const row = { money, label: words, key, element, path: pathOf(element), score: scores.other }
      found.push(row)
      // "Today £30, then every month £30": of equals in a row the first is the whole.
      if (isOnTheWay) whole = row
      isOnTheWay = false
      continue
    }
    // What came before, such as "Taxable amount", is not the whole.
    isOnTheWay = true
    // "Incl. £5.83 VAT" adds nothing.
    if (!includingWords.test(fold(label))) sums = plus(sums, money.minor, label)
    rows++
  }
  return found.map((row) => (row === whole ? { ...row, score: scores.whole } : row))
}
