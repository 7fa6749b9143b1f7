import type { Money } from '#domain/money/money.ts'
import { findMoney, normaliseDigits } from '#domain/money/parse.ts'
import { pathOf } from '../dom/path.ts'
import { parentOf } from '../dom/shadow.ts'
import { nodeAt, readText } from '../dom/text.ts'
import type { View } from '../dom/view.ts'
import { freeDeliveryWords } from '../lexicon/judging.ts'
import { fold } from '../lexicon/phrases.ts'
import { asksToPay } from './asks-to-pay.ts'
import { followsStruck, isStruck } from './struck.ts'
import type { TotalOptions, TotalRow } from './total-row.ts'

/** What may have a price of its own. */
const elsewhere = 'header, nav, footer, aside, button, select, [role=navigation]'

/**
 * The price of a page that sells one thing and tells no sums, as checkouts of courses and memberships
 * do: what is asked to be paid where no other price stands, or where the others are what extras cost
 * and it alone has been lowered.
 */
export function lonePrice(view: View, options: TotalOptions): TotalRow[] {
  if (!asksToPay(view)) return []
  const own = prices(view, options).filter(
    ({ element, isExtra }) => !isExtra && !element.closest(elsewhere),
  )
  const lowered = own.filter(({ element }) => followsStruck(element))
  const [first] = [own, lowered].find(areSame) ?? []
  return first === undefined ? [] : [rowOf(first)]
}

const areSame = (all: readonly Price[]) =>
  all.length > 0 &&
  all.every(
    ({ money }) => money.minor === all[0]?.money.minor && money.currency === all[0].money.currency,
  )

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
  /** "+ £60.00": what would come on top. */
  readonly isExtra: boolean
}

function prices(view: View, options: TotalOptions): Price[] {
  const read = readText(view.document.body, view)
  return findMoney(normaliseDigits(read.text), options).flatMap(({ money, start }) => {
    const node = nodeAt(read, start)
    const element = node && parentOf(node)
    const isExtra = /\+\s*$/.test(read.text.slice(0, start))
    // "£7.10 more for free delivery"
    const isMissing = freeDeliveryWords.test(fold(lineAt(read.text, start)))
    return element && money.minor > 0 && !isStruck(element) && !isMissing
      ? [{ money, element, isExtra }]
      : []
  })
}

const lineAt = (text: string, at: number) =>
  text.slice(text.lastIndexOf('\n', at - 1) + 1).split('\n')[0] ?? ''

const rowOf = ({ money, element }: Price): TotalRow => {
  return { money, label: '', key: '', element, path: pathOf(element), score: 0.4 }
}
