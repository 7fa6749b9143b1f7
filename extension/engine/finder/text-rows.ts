import { around } from '../dom/around.ts'
import { priceCount } from '../dom/prices.ts'
import { plainText } from '../dom/text.ts'

/** Templates name their sums by labels, too, which belong to no control. */
export const asks = (part: Element) =>
  part.localName !== 'label' ||
  (part as HTMLLabelElement).control !== null ||
  part.hasAttribute('for')

/** What stands beside a term of a list. */
export function detailOf(row: Element | undefined): Element | null {
  return row?.localName === 'dt' ? row.nextElementSibling : null
}

/** The smallest part around a text that is a row, or that tells an amount. */
export function shortestRow(node: Text): Element | undefined {
  const term = node.parentElement?.closest('dt')
  if (term) return term
  let row: Element | undefined
  for (const part of around(node, 4)) {
    if (row !== undefined && plainText(part).length > 100) break
    row = part
    const isRow = ['tr', 'li', 'p', 'dl'].includes(row.localName)
    if (isRow || priceCount(plainText(row)) > 0) break
  }
  return row
}
