import { holds, parentOf } from '../dom/shadow.ts'
import { digitsOf, pricesIn } from '../dom/prices.ts'
import { plainText, readText } from '../dom/text.ts'
import type { View } from '../dom/view.ts'
import { isBefore } from './struck.ts'
import type { TotalRow } from './total-row.ts'

/** "Total" of each line of the basket: others in places alike, or in an entry with a title or picture. */
export function withoutLines(rows: readonly TotalRow[]): readonly TotalRow[] {
  const isOfLine = (row: TotalRow) =>
    rows.some(
      ({ path, key, money }) =>
        path === row.path && key === row.key && money.minor !== row.money.minor,
    ) || isOfGoods(row)
  const others = rows.filter((row) => !isOfLine(row))
  return others.length > 0 ? others : rows
}

function isOfGoods({ element, label }: TotalRow): boolean {
  const entry = element.closest('li, tr')
  if (entry === null || plainText(entry).length > longestEntry) return false
  // A row of sums may have headings for its name and its amount.
  const isTitle = (heading: Element) =>
    !holds(heading, element) && !holds(element, heading) && plainText(heading) !== label
  const titles = [...entry.querySelectorAll('h1, h2, h3, h4, h5, h6')]
  return entry.querySelector('img') !== null || titles.some(isTitle)
}

/** Longer ones hold more than one article. */
const longestEntry = 200

/** "Total with taxes £30.00", below it "Delivery £5.00", and at the foot "Total £35.00". */
export function withoutDelivered(rows: readonly TotalRow[], view: View): readonly TotalRow[] {
  const isSame = ({ money }: TotalRow) => money.minor === rows[0]?.money.minor
  if (rows.every(isSame)) return rows
  const prices = new Set(
    pricesIn(readText(view.document.body, view).text).map(([price]) => digitsOf(price)),
  )
  const isOnTheWay = ({ money, key, element }: TotalRow) =>
    rows.some((whole) => {
      const more = whole.money.minor - money.minor
      const isNext = key !== whole.key && isBefore(element, whole.element)
      return more > 0 && isNext && prices.has(digitsOf(String(more)))
    })
  return rows.filter((row) => !isOnTheWay(row))
}

/** Sums of several baskets on one page: each basket's own code lowers its own. */
export function nearest(rows: readonly TotalRow[], field: Element): readonly TotalRow[] {
  const areSeveral = rows.some(
    ({ key, money }) => key !== rows[0]?.key && money.minor !== rows[0]?.money.minor,
  )
  for (let part = areSeveral ? parentOf(field) : null; part !== null; part = parentOf(part)) {
    const around = part
    const inside = rows.filter(({ element }) => holds(around, element))
    if (inside.length > 0) return inside
  }
  return rows
}
