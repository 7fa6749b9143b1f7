import { around } from '../dom/around.ts'
import { findMoney } from '#domain/money/parse.ts'
import { spacedText } from '../dom/text.ts'
import type { TotalOptions, TotalRow } from './total-row.ts'
import { totalStrength } from './total-words.ts'

/**
 * Whether a total can be believed. "Subtotal 0.00, Shipping 0.00, Total 0.00" is what shops show that
 * could not find out; where a code pays for all, what it paid for stands beside it, or beside the same
 * total elsewhere.
 *
 * @param rows of the sums of the page.
 */
export function isTold(total: TotalRow, rows: readonly TotalRow[], options: TotalOptions): boolean {
  if (total.money.minor !== 0) return true
  const same = rows.filter(({ money, label }) => money.minor === 0 && totalStrength(label) > 0)
  return [total, ...same].some(({ element }) => standsByPrices(element, options))
}

function standsByPrices(element: Element, options: TotalOptions): boolean {
  for (const part of around(element, 4)) {
    if (part.matches('body, main')) return false
    if (findMoney(spacedText(part), options).some((each) => each.money.minor !== 0)) return true
  }
  return false
}
