import type { Money } from '#domain/money/money.ts'
import { findMoney, normaliseDigits } from '#domain/money/parse.ts'
import { parentOf } from '../dom/shadow.ts'
import { nodeAt, plainText, readText } from '../dom/text.ts'
import type { View } from '../dom/view.ts'
import { hinted } from '../hints/page-hints.ts'
import { fold } from '../lexicon/phrases.ts'
import { notTotalWords, subtotalWords } from '../lexicon/summing.ts'
import type { TotalOptions } from './total-row.ts'

/** Longer texts hold more than one row. */
const longest = 80

/**
 * Amounts where hints say that the total stands, whatever its label: a shop may speak a language
 * that the engine doesn't. There must be one amount alone, and its row must not say that it is a
 * part of the total or a saving.
 */
export function hintedAmounts(
  view: View,
  options: TotalOptions,
): { money: Money; element: Element; label: string }[] {
  return hinted(view, 'total').flatMap((part) => {
    if (!view.isVisible(part)) return []
    const read = readText(part, view)
    const text = normaliseDigits(read.text)
    const [amount, ...others] = findMoney(text, options)
    if (amount === undefined || others.length > 0 || amount.money.minor < 0) return []
    const at = nodeAt(read, amount.start)
    const element = at && parentOf(at)
    const own = text.slice(0, amount.start) + text.slice(amount.end)
    const label = /\p{L}{2}/u.test(own) ? own : labelBeside(part, text)
    const said = fold(label)
    if (!element || notTotalWords.test(said) || subtotalWords.test(said)) return []
    return [{ money: amount.money, element, label: label.replace(/\s+/g, ' ').trim() }]
  })
}

/** The words of the row that a bare amount stands in. */
function labelBeside(part: Element, amount: string): string {
  for (let row = parentOf(part); row !== null; row = parentOf(row)) {
    const text = plainText(row)
    if (text.length > longest) break
    const words = text.replace(amount, ' ')
    if (/\p{L}{2}/u.test(words)) return words
  }
  return ''
}
