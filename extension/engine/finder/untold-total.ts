import { findMoney, normaliseDigits } from '#domain/money/parse.ts'
import { around } from '../dom/around.ts'
import { parentOf } from '../dom/shadow.ts'
import { nodeAt, readText } from '../dom/text.ts'
import type { View } from '../dom/view.ts'
import { fieldWords } from '../lexicon/finding.ts'
import { discountWords } from '../lexicon/judging.ts'
import { fold } from '../lexicon/phrases.ts'
import { amountWords, netWords } from '../lexicon/summing.ts'
import type { ChosenTotal, TotalLandmark } from './choose-total.ts'
import { followsStruck, isBefore } from './struck.ts'
import type { TotalOptions } from './total-row.ts'
import { subtotalStrength, totalStrength } from './total-words.ts'
import { scores } from './unnamed-total.ts'

/** Longer parts are more than a summary. */
const longest = 500

/** Longer words before an amount are another's. */
const longestLabel = 60

/**
 * Whether a page tells no more than what the goods cost, and nothing that is taken off that: what a
 * code takes off later comes off this sum, if it stays as it is.
 */
export function isUntold(chosen: ChosenTotal, view: View, options: TotalOptions): boolean {
  return namesNoTotal(chosen) && takenOff(chosen, view, options).size === 0
}

/**
 * "Subtotal £40.00", below it "Promotion −£5.00", and nothing more: what is left is told nowhere, and a
 * code that takes nothing off any more would go unseen.
 */
export function isAboveDiscount(chosen: ChosenTotal, view: View, options: TotalOptions): boolean {
  const rows = [...takenOff(chosen, view, options).keys()]
  const isAbove = rows.length > 0 && rows.every((row) => isBefore(chosen.element, row))
  // "~~£40.00~~ £35.00" tells it.
  return namesNoTotal(chosen) && isAbove && !followsStruck(chosen.element)
}

/** What is called a total, summed up to one or asked for by a button is surer. */
const namesNoTotal = ({ score }: ChosenTotal) => score <= scores.called

/**
 * "Subtotal £40.00", as before, and below it "Promotion −£5.00", which came with a code: nothing tells
 * the rest, £35.00. Rows that stand twice, for phones, count once; where they don't agree nothing is
 * known.
 *
 * @param landmark the arrival's, when nothing was taken off.
 */
export function withoutDiscount(
  chosen: ChosenTotal,
  view: View,
  options: TotalOptions,
  landmark: TotalLandmark,
): ChosenTotal {
  if (landmark.isUntold !== true || chosen.money.minor !== landmark.minor) return chosen
  const [off = 0, ...others] = new Set(takenOff(chosen, view, options).values())
  const minor = chosen.money.minor - off
  if (others.length > 0 || minor < 0) return chosen
  return { ...chosen, minor, money: { ...chosen.money, minor } }
}

/**
 * "Total £44.00, Discount £6.60, Subtotal £37.40": names the wrong way round; or "Total, Voucher, Left to
 * pay". What is left below the discount is what is paid.
 */
export function belowDiscount(chosen: ChosenTotal, view: View, options: TotalOptions): ChosenTotal {
  for (const part of around(chosen.element, 3)) {
    const read = readText(part, view)
    if (read.text.length > longestSums) return chosen
    const text = normaliseDigits(read.text)
    let [end, off] = [0, 0]
    for (const { money, start, end: next } of findMoney(text, options)) {
      const label = text.slice(end, start)
      end = next
      const node = nodeAt(read, start)
      if (node === undefined || !isBefore(chosen.element, node)) continue
      if (discountWords.test(fold(label))) off = Math.abs(money.minor)
      const isLeft = off > 0 && money.minor > 0 && money.minor + off === chosen.money.minor
      if (isLeft && namesRest(label.trim())) return { ...chosen, minor: money.minor, money }
    }
  }
  return chosen
}

/** Any name of a sum: below "Gross total" and a discount "Net amount" is what is left. */
const namesRest = (name: string) =>
  [netWords, amountWords].some((words) => words.test(fold(name))) ||
  Math.max(subtotalStrength(name), totalStrength(name)) > 0

/** Longer parts hold more than a few sums. */
const longestSums = 200

/** What rows of discounts around a sum take off, by their amounts. Minor units. */
function takenOff(chosen: ChosenTotal, view: View, options: TotalOptions): Map<Element, number> {
  const found = new Map<Element, number>()
  const summary = [...around(chosen.element, 5)]
    .filter((part) => part.localName !== 'body' && readText(part, view).text.length <= longest)
    .at(-1)
  if (summary === undefined) return found
  const read = readText(summary, view)
  const text = normaliseDigits(read.text)
  let end = 0
  for (const { money, start, end: next } of findMoney(text, options)) {
    const label = fold(text.slice(end, start).split('\n').slice(-2).join(' '))
    end = next
    const isOff = [discountWords, fieldWords].some((words) => words.test(label))
    if (!isOff || label.length > longestLabel || money.minor >= 0) continue
    const node = nodeAt(read, start)
    const element = node && parentOf(node)
    if (element) found.set(element, (found.get(element) ?? 0) - money.minor)
  }
  return found
}
