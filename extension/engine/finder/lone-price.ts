import { findMoney, normaliseDigits } from '#domain/money/parse.ts'
import { pathOf } from '../dom/path.ts'
import { parentOf } from '../dom/shadow.ts'
import { nodeAt, readText } from '../dom/text.ts'
import type { View } from '../dom/view.ts'
import { asksToPay } from './asks-to-pay.ts'
import { isStruck, type TotalOptions, type TotalRow } from './total-row.ts'

/** What may have a price of its own. */
const elsewhere = 'header, nav, footer, aside, button, select, [role=navigation]'

/**
 * The price of a page that sells one thing and tells no sums, as checkouts of courses and memberships
 * do: what is asked to be paid where no other price stands.
 */
export function lonePrice(view: View, options: TotalOptions): TotalRow[] {
  if (!asksToPay(view)) return []
  const read = readText(view.document.body, view)
  const prices = findMoney(normaliseDigits(read.text), options).flatMap(({ money, start }) => {
    const node = nodeAt(read, start)
    const element = node && parentOf(node)
    const counts = element && money.minor > 0 && !element.closest(elsewhere) && !isStruck(element)
    return counts ? [{ money, element }] : []
  })
  const [first, ...others] = prices
  if (first === undefined) return []
  const isLone = others.every(
    ({ money }) => money.minor === first.money.minor && money.currency === first.money.currency,
  )
  return isLone ? [{ ...first, label: '', key: '', path: pathOf(first.element), score: 0.4 }] : []
}
