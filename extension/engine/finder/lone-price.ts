import type { Money } from '#domain/money/money.ts'
import { findMoney, normaliseDigits } from '#domain/money/parse.ts'
import { pathOf } from '../dom/path.ts'
import { parentOf } from '../dom/shadow.ts'
import { nodeAt, readText } from '../dom/text.ts'
import type { View } from '../dom/view.ts'
import { asksToPay } from './asks-to-pay.ts'
import { isStruck } from './struck.ts'
import type { TotalOptions, TotalRow } from './total-row.ts'

/** What may have a price of its own. */
const elsewhere = 'header, nav, footer, aside, button, select, [role=navigation]'

/**
 * The price of a page that sells one thing and tells no sums, as checkouts of courses and memberships
 * do: what is asked to be paid where no other price stands.
 */
export function lonePrice(view: View, options: TotalOptions): TotalRow[] {
  if (!asksToPay(view)) return []
  const [first, ...others] = prices(view, options).filter(
    ({ element }) => !element.closest(elsewhere),
  )
  if (first === undefined) return []
  const isLone = others.every(
    ({ money }) => money.minor === first.money.minor && money.currency === first.money.currency,
  )
  return isLone ? [rowOf(first)] : []
}

/** More prices than this are a list of goods. */
const mostPrices = 40

/** Every price as a row without a name, from which sums may be counted. */
export function namelessRows(view: View, options: TotalOptions): TotalRow[] {
  const all = prices(view, options)
  return all.length > mostPrices ? [] : all.map(rowOf)
}

interface Price {
  readonly money: Money
  readonly element: Element
}

function prices(view: View, options: TotalOptions): Price[] {
  const read = readText(view.document.body, view)
  return findMoney(normaliseDigits(read.text), options).flatMap(({ money, start }) => {
    const node = nodeAt(read, start)
    const element = node && parentOf(node)
    return element && money.minor > 0 && !isStruck(element) ? [{ money, element }] : []
  })
}

const rowOf = ({ money, element }: Price): TotalRow => {
  return { money, label: '', key: '', element, path: pathOf(element), score: 0.4 }
}
