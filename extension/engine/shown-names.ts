import { spacedText } from './dom/text.ts'
import type { AppliedCode } from './finder/applied-codes.ts'
import { includes } from './standing.ts'

/**
 * What was sent, by the name that the page shows it by. Some shops show the number of a voucher in
 * their books, GS-87, and take nothing but its code.
 */
export type ShownNames = Readonly<Record<string, string>>

/** The rows of a page with the codes that were sent in place of the names that it shows. */
export function calledAsSent(
  applied: readonly AppliedCode[],
  names: ShownNames = {},
): readonly AppliedCode[] {
  return applied.map((each) => {
    // A page may call a code "constructor".
    const isKnown = each.code !== null && Object.hasOwn(names, each.code)
    return isKnown ? { ...each, code: names[each.code] ?? each.code } : each
  })
}

/**
 * The name that the page shows a code by which was just put on: no row bears the code, and one
 * bears a name that came with it.
 *
 * @param before names on the page until then, and all that may be sent.
 */
export function nameThatCame(
  rows: readonly string[],
  sent: string,
  before: readonly string[],
): string | undefined {
  if (includes(rows, sent)) return undefined
  const [name, ...others] = rows.filter((row) => !includes(before, row))
  return others.length === 0 ? name : undefined
}

const itemNumber =
  /\b(?:sku|r[ée]f\.?|(?:art|item|prod|best)[\p{L}.-]*[ -]?(?:nr|no|n°|num\p{L}*|code))[.:#\s]*$/iu

/** "Item no.: GS-87": a voucher among the goods, which no field takes by that name. */
export function isItemNumber(row: Element, name: string): boolean {
  const text = spacedText(row)
  return itemNumber.test(text.slice(0, Math.max(0, text.indexOf(name))))
}
