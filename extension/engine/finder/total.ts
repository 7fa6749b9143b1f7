import { findMoney } from '#domain/money/parse.ts'
import { pathOf } from '../dom/path.ts'
import { withoutPrices } from '../dom/prices.ts'
import { spacedText, textNodes } from '../dom/text.ts'
import { parentOf } from '../dom/shadow.ts'
import type { View } from '../dom/view.ts'
import { totalWords } from '../lexicon/naming.ts'
import { fold } from '../lexicon/phrases.ts'
import { strongTotalWords } from '../lexicon/summing.ts'
import { isTotalAwaited } from './awaited-total.ts'
import { hintedAmounts } from './hinted-total.ts'
import { endsInCondition } from './row-amount.ts'
import {
  faint,
  rowsSaying,
  type StrengthOf,
  type TotalOptions,
  type TotalRow,
} from './total-row.ts'
import {
  balanceStrength,
  deliveryStrength,
  labelKey,
  saysTax,
  subtotalStrength,
  totalStrength,
} from './total-words.ts'
import { newPrices, unnamedTotals } from './unnamed-total.ts'

/**
 * Every row that looks like the total, wherever it stands. The label leads, never the amount: a
 * line for delivery or savings is no total however it is placed.
 */
export function totalRows(view: View, options: TotalOptions): TotalRow[] {
  const rows = rowsSaying(saysTotal, totalStrength, view, options)
  for (const { money, element, label } of hintedAmounts(view, options)) {
    if (rows.some((row) => row.element === element)) continue
    rows.push({ money, label, key: labelKey(label), element, path: pathOf(element), score: 3 })
  }
  return rows
}

/**
 * The same; where a page names no total, what adds up to one, else the rows of a subtotal, from which
 * some baskets take the discount off, with the one price for delivery that stands beside them.
 */
export function sumRows(view: View, options: TotalOptions): TotalRow[] {
  // Beside a total that stays, for the one that a code has lowered.
  const withLowered = (rows: readonly TotalRow[]) => [
    ...rows,
    ...newPrices(view, options)
      .filter(({ element }) => rows.every((row) => row.element !== element))
      .map((row) => ({ ...row, score: scores.lowered })),
  ]
  const all = totalRows(view, options)
  const rows = all.filter(({ score }) => score !== faint)
  if (rows.length > 0) return withLowered(rows)
  if (isTotalAwaited(view, saysTotal)) return []
  const named = (strengthOf: StrengthOf) =>
    rowsSaying((text) => strengthOf(text) > 0, strengthOf, view, options)
  const balance = named(balanceStrength)
  if (balance.length > 0) return balance
  const subtotals = named(subtotalStrength)
  const unnamed = unnamedTotals(subtotals, view, options)
  if (unnamed.length > 0) return withLowered(unnamed)
  if (all.length > 0) return withLowered(all)
  // Taxes come on top, and nothing says how much the whole is.
  if (addsTax(view, options)) return []
  // "Estimate delivery" above the subtotal has no amount of its own.
  const [fee, ...others] = deliveryRows(view, options)
    .filter(({ element }) => subtotals.every((row) => row.element !== element))
    .map(({ money }) => money)
    .filter(({ minor }) => minor > 0)
  if (fee === undefined) return subtotals
  // Several prices are a choice.
  if (others.some(({ minor }) => minor !== fee.minor)) return []
  return subtotals
    .filter(({ money }) => money.currency === fee.currency)
    .map((row) => ({ ...row, money: { ...row.money, minor: row.money.minor + fee.minor } }))
}

const scores = { lowered: 0.1 }

/** What the page says that delivery costs. */
export const deliveryRows = (view: View, options: TotalOptions): TotalRow[] =>
  rowsSaying((text) => deliveryStrength(text) > 0, deliveryStrength, view, options)

/** "Taxes $20.54": a row of its own, which doesn't call them a part of anything. */
function addsTax(view: View, options: TotalOptions): boolean {
  const labels = [...textNodes(view.document.body, view, saysTax)]
  return labels.some((label) => {
    const cell = parentOf(label)
    return [cell, cell && parentOf(cell)].some((part) => {
      const text = spacedText(part)
      return text.length <= 60 && findMoney(text, options).some(({ money }) => money.minor > 0)
    })
  })
}

/** "To pay today (30 %)": a part of the total. */
const share = /\(\s*\d{1,2}\s?%\s*\)/

function saysTotal(text: string): boolean {
  if (text.length > 120 || share.test(text)) return false
  const folded = fold(text)
  // "The total after discounts must be at least £20.00."
  if (endsInCondition.test(fold(withoutPrices(text)).replace(/(?:\S*\d\S*)?\P{L}*$/u, '')))
    return false
  return totalWords.test(folded) || strongTotalWords.test(folded)
}
