import { findMoney, parseLabelledAmount, type FoundMoney } from '#domain/money/parse.ts'
import type { Money } from '#domain/money/money.ts'
import { around } from '../dom/around.ts'
import { holds, parentOf } from '../dom/shadow.ts'
import { priceCount, withoutPrices } from '../dom/prices.ts'
import { nodeAt, plainText, spacedText, textOf, type ReadText } from '../dom/text.ts'
import { fold } from '../lexicon/phrases.ts'
import { conditionWords, includingWords, rateWords } from '../lexicon/summing.ts'
import { isStruck, isStruckBetween } from './struck.ts'
import { amountInColumn, isInColumn } from './sum-columns.ts'
import type { TotalOptions } from './total-row.ts'
import { isTaxNote, isTaxWithin, subtotalStrength, totalStrength } from './total-words.ts'

export interface Amount {
  readonly money: Money
  readonly element: Element
  readonly start: number
  readonly end: number
  readonly isOnly: boolean
  /** "£9.00 / month" is paid again and again. */
  readonly isRate: boolean
}

/** "Orders of at least": what follows is a condition, and no sum. */
export const endsInCondition = new RegExp(String.raw`(?:${conditionWords.source})\s*$`, 'u')

/** "14,850 yen, approx. US$99.20": what it is in another currency. */
const roughly =
  /(?:(?<!\p{L})(?:approx|about|roughly|ca|circa|etwa|env|environ|aprox|około|cerca de)\.?|[≈~])\s*$/iu

/** "/ month", "per week": what follows an amount that is paid again and again. */
export const beginsWithRate = new RegExp(
  String.raw`^\s*(?:(?:\/|per |pro |par |al |por |na )\s*\p{L}|(?:${rateWords.source}))`,
  'u',
)

/**
 * The amount that belongs to a label.
 *
 * @param text of the part that holds both, as `read` has it, without asides and what is paid in parts.
 * @returns `none` where a wider part may hold it, `of-another` where what stands there is another's.
 */
export function amountOf(
  text: string,
  read: ReadText,
  label: Text,
  options: TotalOptions,
): Amount | 'none' | 'of-another' {
  const labelAt = read.pieces.find(({ node }) => node === label)?.start ?? 0
  const all = findMoney(text, options)
  const amounts = all.filter(({ start, end }) => {
    const line = text.lastIndexOf('\n', start - 1) + 1
    const at = nodeAt(read, start)
    return (
      !isTaxWithin(text.slice(line, start), text.slice(end).split('\n')[0] ?? '') &&
      !(at && isTaxInSentence(at, label)) &&
      !endsInCondition.test(fold(text.slice(line, start))) &&
      !roughly.test(text.slice(line, start)) &&
      !(at?.parentElement && isStruck(at.parentElement))
    )
  })
  const isOnly = amounts.length <= 1
  const behind = amounts.filter(({ start }) => start >= labelAt)
  if (isOnly && amounts[0] !== undefined && isNoted(amounts[0], label, read)) return 'none'
  const first = isOnly
    ? amounts[0]
    : (behind.find((each) => !isNoted(each, label, read)) ?? behind[0])
  const inColumn = amountInColumn(text, labelAt, all)
  if (inColumn === undefined && isInColumn(text, labelAt, all)) return 'of-another'
  const { start, end, money } =
    inColumn ??
    (first && lastColumn(amounts, first, text)) ??
    (all.length === 0 ? bareAmount(text, labelAt, label, options) : undefined) ??
    {}
  if (start === undefined || end === undefined || money === undefined) {
    return isOnly ? 'none' : 'of-another'
  }
  const amountAt = nodeAt(read, start)
  const between = fold(text.slice(labelAt + label.data.trim().length, start)).split('\n')
  if (!inColumn && isNamedBetween(between, label, amountAt, isOnly)) return 'of-another'
  // "£45.00 in total", but no amount of a row above.
  if (/\p{L}/u.test(text.slice(end, labelAt))) return 'of-another'
  if (end <= labelAt && tellsOtherwise(label, text.slice(end, labelAt))) return 'of-another'
  const element = amountAt && parentOf(amountAt)
  const isRate = beginsWithRate.test(fold(text.slice(end)))
  return element ? { money, element, start, end, isOnly, isRate } : 'none'
}

/** "Goods: £40.00", and below it "Delivery:" with "reckoned at the checkout" where its amount would be. */
function tellsOtherwise(label: Text, between: string): boolean {
  const beside = parentOf(label)?.nextElementSibling ?? null
  return (
    between.includes('\n') && label.data.trim().endsWith(':') && /\p{L}/u.test(plainText(beside))
  )
}

/** "Total", below it in the same cell "You have saved £5.00", and the total in the next. */
function isNoted({ start }: FoundMoney, label: Text, read: ReadText): boolean {
  const cell = parentOf(label)?.closest('td, th, dt, [role=rowheader], [role=cell]')
  const amount = nodeAt(read, start)
  const note = amount?.parentElement?.closest('small, span, div, p')
  return (
    !!cell &&
    !!amount &&
    holds(cell, amount) &&
    !!note &&
    holds(cell, note) &&
    !holds(note, label) &&
    /\p{L}{3}/u.test(withoutPrices(amount.data))
  )
}

/**
 * Whether something between a label and an amount says that they are none of each other's.
 *
 * @param between what stands there, line by line, folded.
 */
function isNamedBetween(
  between: readonly string[],
  label: Text,
  amount: Text | undefined,
  isOnly: boolean,
): boolean {
  const ownCell = amount ? fold(plainText(sideOf(label, amount))) : ''
  // "VAT incl.: 14.87 €" on a line between has an amount of its own, and so has "You save £5.00".
  const lines = between.filter(
    (line) =>
      !/:.*\d/.test(line) &&
      !((isTaxNote(line) || priceCount(line) > 0) && ownCell.includes(line.trim())),
  )
  if (lines.some(isPlaceholder) || lines.some(isSentence)) return true
  if (!isOnly && lines.some(saysMore)) return true
  // "Total ~~£40.00~~", and below it "New total £35.00": the old one holds no more.
  const saysTotal = lines.slice(1).some((line) => totalStrength(line) > 0)
  if (saysTotal && amount && isStruckBetween(label, amount)) return true
  // "Totals" over a lone "Subtotal $161.00" is the head of the box.
  return lines.slice(1).some(saysSubtotal)
}

/** Parts that stand in a line. */
export const inline = 'span, b, strong, em, i, bdi, data, font'

/** "Including <b>£5.83</b> VAT" below a label: an amount with an element of its own in a sentence. */
function isTaxInSentence(amount: Text, label: Text): boolean {
  const part = amount.parentElement
  if (amount === label || !part?.matches(inline)) return false
  let before = part.previousSibling
  while (before?.nodeType === 8) before = before.previousSibling
  if (before?.nodeType !== 3 || before === label || !/\p{L}/u.test(before.nodeValue ?? '')) {
    return false
  }
  let after = ''
  for (let next = part.nextSibling; next !== null; next = next.nextSibling) {
    if (next.nodeType === 1 && !(next as Element).matches(inline)) break
    after += textOf(next)
  }
  return isTaxWithin(before.nodeValue ?? '', after)
}

/** The largest part around a label without its amount: its cell, with what is noted there below it. */
function sideOf(label: Text, amount: Text): Element | null {
  let side = parentOf(label)
  for (let part = side; part !== null && !holds(part, amount); part = parentOf(part)) side = part
  return side
}

/**
 * Tables with columns for net, tax and gross end with what is paid. Of amounts without a word
 * between them the last counts where it is the largest; else it may be anything.
 */
function lastColumn(amounts: readonly FoundMoney[], first: FoundMoney, text: string): FoundMoney {
  let last = first
  for (const each of amounts.slice(amounts.indexOf(first) + 1)) {
    if (/\S/.test(text.slice(last.end, each.start))) break
    last = each
  }
  const isLargest = amounts.every(
    ({ money }) => money.currency === last.money.currency && money.minor <= last.money.minor,
  )
  return isLargest ? last : first
}

/** "…" where the amount will be: the next one belongs to another row. */
function isPlaceholder(line: string): boolean {
  return /^[….\-–—_]+$/u.test(line.trim())
}

/** "Pay in 12 monthly instalments from": where the total isn't there yet, its amount is none. */
const isSentence = (line: string) => line.trim().split(/\s+/).length > 6

/** Other words between label and amount are the amount's own label. */
function saysMore(line: string, index: number): boolean {
  const words = index === 0 ? line.split(includingWords)[0] : line
  return /\p{L}/u.test(words ?? '')
}

function saysSubtotal(line: string): boolean {
  return subtotalStrength(line) > 0 && totalStrength(line) === 0
}

/** A number without a currency sign, on a line of its own under the label, or behind its colon. */
function bareAmount(text: string, from: number, label: Text, options: TotalOptions) {
  const { currencyHint, languageTag } = options
  let start = 0
  for (const line of text.split('\n')) {
    const isLabels = start <= from && from < start + line.length
    const at = isLabels ? line.indexOf(':') + 1 : 0
    const written = line.slice(at)
    const money =
      isLabels || start >= from
        ? parseLabelledAmount(written, currencyHint, languageTag)
        : undefined
    const isWhole = /\d[.,]\d{2,3}$/.test(written.trim())
    const isShort = !isLabels && /^\d+(?:[.,]\d)?$/.test(written.trim())
    if (money !== undefined && (isWhole || (isShort && isOfSums(money, label, options)))) {
      return { money, start: start + at, end: start + line.length }
    }
    start += line.length + 1
  }
  return undefined
}

/**
 * Scripts write 89.30 as 89.3, and 90.00 as 90, which may be a count as well: it stands among sums with
 * their currency, and is worth as much as they are.
 */
function isOfSums({ minor }: Money, label: Text, options: TotalOptions): boolean {
  const cell = parentOf(label)
  if (cell === null || totalStrength(label.data) < 2) return false
  for (const part of around(cell, 4)) {
    const sums = findMoney(spacedText(part), options).map(({ money }) => money.minor)
    if (sums.length > 0) return 10 * minor >= Math.max(...sums) && minor <= 2 * Math.max(...sums)
  }
  return false
}
