import { around } from '../dom/around.ts'
import { holds, parentOf } from '../dom/shadow.ts'
import { priceCount, withoutPrices } from '../dom/prices.ts'
import { plainText, spacedText, textNodes } from '../dom/text.ts'
import type { View } from '../dom/view.ts'
import { fold } from '../lexicon/phrases.ts'
import { identityOf } from './fields.ts'
import { labelKey } from './total-words.ts'

const struckNames = /\b(?:old|struck|strike|was|crossed|line through|strikethrough)\b/

/** An amount that no longer holds stands before the new one, with a line through it. */
export function isStruck(amount: Element): boolean {
  for (const part of [amount, ...around(amount, 2)]) {
    const style = part.ownerDocument.defaultView?.getComputedStyle(part)
    if (style?.textDecorationLine === 'line-through') return true
    if (struckNames.test(fold(identityOf(part, ['class'])))) return true
  }
  return false
}

/** Whether an amount with a line through it stands between a label and the next amount that holds. */
export function isStruckBetween(label: Text, amount: Text): boolean {
  let part = parentOf(label)
  while (part !== null && !holds(part, amount)) part = parentOf(part)
  const struck = part === null ? [] : struckAmounts(part)
  return struck.some(
    (each) => (each.contains(label) || isBefore(label, each)) && isBefore(each, amount),
  )
}

/** Whether an amount that no longer holds stands right before this one, and no other beside the two. */
export const followsStruck = (amount: Element): boolean =>
  [...around(amount, 2)].some(
    (part) =>
      priceCount(spacedText(part)) === 2 &&
      struckAmounts(part).some((each) => isBefore(each, amount)),
  )

/**
 * Whether the page still shows a sum, with a line through its amount.
 *
 * @param key what the sum is called, as `labelKey` tells.
 */
export function showsStruck(key: string, view: View): boolean {
  const isPiece = (text: string) => {
    const said = labelKey(withoutPrices(text))
    return said !== '' && ` ${key} `.includes(` ${said} `)
  }
  return [...textNodes(view.document.body, view, isPiece)].some((node) => isStruckRow(node, key))
}

/** Whether the smallest part around a label that tells an amount tells that one alone, struck. */
function isStruckRow(label: Text, key: string): boolean {
  for (const cell of around(label, 3)) {
    const detail = cell.localName === 'dt' ? cell.nextElementSibling : null
    const parts = detail?.localName === 'dd' ? [cell, detail] : [cell]
    const text = parts.map(spacedText).join(' ')
    const count = priceCount(text)
    if (count === 0) continue
    const isSame = count === 1 && labelKey(withoutPrices(text)) === key
    return isSame && parts.some((part) => struckAmounts(part).length > 0)
  }
  return false
}

/** The innermost parts that show an amount with a line through it. */
function struckAmounts(part: Element): Element[] {
  const amounts = [part, ...part.querySelectorAll('*')].filter(
    (each) => priceCount(plainText(each)) === 1,
  )
  return amounts.filter(
    (each) =>
      !amounts.some((other) => other !== each && each.contains(other)) &&
      (each.closest('del, s, strike') !== null || isStruck(each)),
  )
}

export const isBefore = (one: Node, other: Node) =>
  (one.compareDocumentPosition(other) & 4) /* DOCUMENT_POSITION_FOLLOWING */ !== 0
