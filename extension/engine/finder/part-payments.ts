import { findMoney, normaliseDigits } from '#domain/money/parse.ts'
import { around } from '../dom/around.ts'
import { holds, parentOf } from '../dom/shadow.ts'
import { nodeAt, readText } from '../dom/text.ts'
import type { View } from '../dom/view.ts'
import { discountWords } from '../lexicon/judging.ts'
import { fold } from '../lexicon/phrases.ts'
import type { TotalOptions, TotalRow } from './total-row.ts'

/**
 * The rows without deposits: "Total £276", and below it "Due now £69" and, below that, "Due later £207".
 * What is due now and what is due later make the whole, in whatever words. Some pages tell only what
 * is due now: less than half of the total right above it, with nothing between that lowers it.
 */
export function withoutPartPayments(
  rows: readonly TotalRow[],
  view: View,
  options: TotalOptions,
): readonly TotalRow[] {
  return rows.filter((part) => !rows.some((whole) => isPaidInParts(whole, part, view, options)))
}

function isPaidInParts(whole: TotalRow, part: TotalRow, view: View, options: TotalOptions) {
  const rest = whole.money.minor - part.money.minor
  if (isBehindDeposit(whole, part, rest, view, options)) return true
  if (isFirstOfEqual(whole, part, view, options)) return true
  // A deposit is less than half of the whole, and most discounts leave more.
  if (rest < part.money.minor || whole.money.currency !== part.money.currency) return false
  const box = boxOf(whole, part)
  const around = box && parentOf(box)
  return (
    [box, around].some((each) => each !== null && restFollows(each, part, rest, view, options)) ||
    (box !== null &&
      (rest > part.money.minor || nowWords.test(fold(part.label))) &&
      isNextTo(box, whole, part, view, options))
  )
}

/** "Pay today £20.00 · 3 more payments of £20.00", or "4 × £20.00" behind it, where the whole is £80.00. */
function isFirstOfEqual(whole: TotalRow, part: TotalRow, view: View, options: TotalOptions) {
  const each = part.money.minor
  for (const box of around(part.element, 3)) {
    const { text, amounts, at } = amountsFrom(box, part, view, options)
    const [own, next] = [amounts[at], amounts[at + 1]]
    if (own === undefined || next === undefined) continue
    // The last one may be some cents more or less.
    if (Math.abs(next.money.minor - each) > mostRounded) return false
    const counts = text.slice(own.end, next.start).match(/\d+/g)?.map(Number) ?? []
    return counts.some((count) =>
      [count, count + 1].some(
        (all) => all > 1 && Math.abs(all * each - whole.money.minor) <= all * mostRounded,
      ),
    )
  }
  return false
}

/** In minor units. */
const mostRounded = 2

/** The amounts in a box, and which of them is the row's; -1 for none. */
function amountsFrom(box: Element, row: TotalRow, view: View, options: TotalOptions) {
  const read = readText(box, view)
  const text = normaliseDigits(read.text)
  const amounts = findMoney(text, options)
  const at = amounts.findIndex(({ start }) => {
    const node = nodeAt(read, start)
    return node !== undefined && holds(row.element, node)
  })
  return { text, amounts, at }
}

/** The smallest part of the page that holds both rows. */
function boxOf(whole: TotalRow, part: TotalRow): Element | null {
  let box = parentOf(part.element)
  while (box !== null && !holds(box, whole.element)) box = parentOf(box)
  return box
}

/** "Total £80, Deposit today −£24, Amount due £56": what is due later. */
function isBehindDeposit(
  whole: TotalRow,
  part: TotalRow,
  rest: number,
  view: View,
  options: TotalOptions,
): boolean {
  const box = boxOf(whole, part)
  if (box === null || rest <= 0) return false
  const read = readText(box, view)
  const text = normaliseDigits(read.text)
  const amounts = findMoney(text, options)
  const isAt = ({ element }: TotalRow, start: number) => {
    const node = nodeAt(read, start)
    return node !== undefined && holds(element, node)
  }
  return amounts.some(({ money, start }, index) => {
    const [before, after] = [amounts[index - 1], amounts[index + 1]]
    if (!before || !after || Math.abs(money.minor) !== rest) return false
    const label = fold(text.slice(before.end, start))
    const isDeposit = depositWords.test(label) && !discountWords.test(label)
    return isDeposit && isAt(whole, before.start) && isAt(part, after.start)
  })
}

const depositWords =
  /\b(?:deposit|down ?payment|anzahlung|acompte|arrhes|acconto|caparra|anticipo|senal|aanbetaling|zaliczk\w+|zadat\w+|sinal)\b/

/** Half of the whole may be what a code has left of it, unless it is asked for now. */
const nowWords =
  /\b(?:today|now|heute|jetzt|aujourd ?hui|maintenant|oggi|adesso|hoy|ahora|vandaag|nu|dzis|dzisiaj|teraz|hoje|agora)\b/

/** Whether one row's amount comes right after the other's, and neither speaks of a discount. */
function isNextTo(
  box: Element,
  whole: TotalRow,
  part: TotalRow,
  view: View,
  options: TotalOptions,
): boolean {
  const read = readText(box, view)
  const holders = findMoney(normaliseDigits(read.text), options).map(({ start }) => {
    const node = nodeAt(read, start)
    return [whole, part].find(({ element }) => node !== undefined && holds(element, node))
  })
  const at = holders.indexOf(whole)
  return at !== -1 && holders[at + 1] === part && !discountWords.test(fold(part.label))
}

function restFollows(
  box: Element,
  part: TotalRow,
  rest: number,
  view: View,
  options: TotalOptions,
): boolean {
  const { text, amounts, at } = amountsFrom(box, part, view, options)
  // The next amount or the one after it: a price further down has to do with something else.
  return [at + 1, at + 2].some((index) => {
    const { money, start } = amounts[index] ?? {}
    if (at === -1 || money?.minor !== rest) return false
    const label = fold(text.slice(amounts[index - 1]?.end, start))
    return !/[-−–]\s*$/.test(label) && !discountWords.test(label)
  })
}
