import { holds, parentOf } from '../dom/shadow.ts'
import { spacedText } from '../dom/text.ts'
import { everywhere, fold } from '../lexicon/phrases.ts'
import { creditWords, interestFreeWords } from '../lexicon/summing.ts'
import type { TotalRow } from './total-row.ts'

/** A part with more text is about the whole basket. */
const longest = 400

/**
 * The rows without sums of credit: "Total £40", and beside it "Interest £16, total payable £56". The
 * price is the lower one, although the name of the other may be the surer.
 */
export function withoutCreditSums(rows: readonly TotalRow[]): readonly TotalRow[] {
  return rows.filter((sum) => !rows.some((price) => isOnCredit(sum, price)))
}

function isOnCredit(sum: TotalRow, price: TotalRow): boolean {
  const { minor, currency } = sum.money
  if (price.money.currency !== currency || price.money.minor >= minor) return false
  // Interest doubles no price; what is less than half is a deposit.
  if (2 * price.money.minor < minor) return false
  const own = partWithout(sum.element, price.element)
  return !chargesInterest(partWithout(price.element, sum.element)) && chargesInterest(own)
}

/** The largest part of the page around one sum that doesn't hold the other. */
function partWithout(sum: Element, other: Element): Element {
  let part = sum
  for (let outer = parentOf(part); outer && !holds(outer, other); outer = parentOf(outer)) {
    part = outer
  }
  return part
}

function chargesInterest(part: Element): boolean {
  const text = spacedText(part)
  return (
    text.length <= longest &&
    creditWords.test(fold(text).replace(everywhere(interestFreeWords), ' '))
  )
}
