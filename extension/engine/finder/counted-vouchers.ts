import { around } from '../dom/around.ts'
import { priceCount, withoutPrices } from '../dom/prices.ts'
import { readText, spacedText, textNodes } from '../dom/text.ts'
import { allOf, type View } from '../dom/view.ts'
import { giftWords } from '../lexicon/finding.ts'
import { discountWords } from '../lexicon/judging.ts'
import { voucherWords } from '../lexicon/mild.ts'
import { fold } from '../lexicon/phrases.ts'
import { takesOff } from './takes-off.ts'
import { asks, detailOf, shortestRow } from './text-rows.ts'
import { subtotalStrength, totalStrength } from './total-words.ts'

/** "Discount R$ 51,35": a row of the sums. */
export const countsDiscount = (part: Element, view: View) =>
  countsRow(part, view, (text) => discountWords.test(fold(text)))

/**
 * "Coupon −£5.00", or "Coupon £5.00" where that is missing from the total: a row of the sums that may
 * name no code, and tells of one all the same. "Discount −£5.00" may, too: nothing else explains it.
 *
 * @param amounts of a text, in minor units.
 */
export function countsVoucher(
  part: Element,
  view: View,
  total: number,
  amounts: (text: string) => readonly number[],
): boolean {
  const isLess = (text: string) =>
    takesOff(text) ||
    [part, ...around(part, outwards)].some((each) =>
      isMissing(amounts(text), total, amounts(readText(each, view).text)),
    )
  const suits = (text: string) =>
    endsInAmount.test(text) && !giftWords.test(fold(text)) && isLess(text)
  if (countsRow(part, view, (text) => voucherWords.test(fold(text)), suits)) return true
  return countsRow(part, view, saysDiscountAlone, suits) && !showsOldPrices(view)
}

const saysDiscountAlone = (text: string) => bareDiscount.test(fold(withoutPrices(text)))

/** "Discount", "Rabatt (10 %)", folded: what it comes from is not said. */
const bareDiscount =
  /^\W*(?:(?:your|total|ihr|dein|votre|tu|su|il tuo|je|uw|seu|twoj) )?(?:discounts?|rabatte?|remises?|reductions?|descuentos?|sconti?|sconto|korting(?:en)?|rabat|znizka|descontos?|nachlass)(?:\s*\(?\s*\d+(?:[.,]\d+)?\s?%\s*\)?)?\W*$/u

/** The prices of goods on sale are struck, and their discount may be counted among the sums. */
const showsOldPrices = (view: View) =>
  allOf(view, 's, del, strike').some((each) => priceCount(spacedText(each)) > 0)

/** "10-€-Coupon for your first letter" is an offer. */
const endsInAmount = /\d[^\p{L}\d]*\p{L}{0,3}[^\p{L}\d]*$/u

/** The goods may stand in a part of their own, this many levels above the sums. */
const outwards = 3

/** Whether the total and a row's amount make other sums together: those of the goods, and a delivery. */
function isMissing([off]: readonly number[], total: number, amounts: readonly number[]): boolean {
  if (off === undefined) return false
  const others = amounts.filter((each) => each !== total && each !== off)
  return others.length <= mostSums && makes(total + off, others, mostParts)
}

/** More of them make any amount by chance. */
const mostSums = 12
const mostParts = 4

function makes(sum: number, [first, ...others]: readonly number[], parts: number): boolean {
  if (sum === 0) return true
  if (sum < 0 || parts === 0 || first === undefined) return false
  return makes(sum - first, others, parts - 1) || makes(sum, others, parts)
}

const choices = 'input:not([type=hidden]), label, button'

function countsRow(
  part: Element,
  view: View,
  says: (text: string) => boolean,
  suits: (text: string) => boolean = () => true,
): boolean {
  return [...textNodes(part, view)].some((node) => {
    if (node.data.length > 40 || !says(node.data)) return false
    // "Subtotal after discounts: $393.97" tells a sum, whether or not anything was taken off.
    if (subtotalStrength(node.data) > 0 || totalStrength(node.data) > 0) return false
    const row = shortestRow(node)
    if (row === undefined || [...row.querySelectorAll(choices)].some(asks)) return false
    const text = `${spacedText(row)} ${spacedText(detailOf(row))}`.trim()
    const isRow = text.length <= 60 && priceCount(text) === 1 && /[1-9]/.test(text)
    return isRow && suits(text)
  })
}
