import { around } from '../dom/around.ts'
import { findMoney } from '#domain/money/parse.ts'
import { spacedText } from '../dom/text.ts'
import type { TotalOptions, TotalRow } from './total-row.ts'

/**
 * Whether a total can be believed. "Subtotal 0.00, Shipping 0.00, Total 0.00" is what shops show that
 * could not find out; where a code pays for all, what it paid for stands beside it.
 */
export function isTold({ money, element }: TotalRow, options: TotalOptions): boolean {
  if (money.minor !== 0) return true
  for (const part of around(element, 4)) {
    if (part.matches('body, main')) return false
    if (findMoney(spacedText(part), options).some((each) => each.money.minor !== 0)) return true
  }
  return false
}
