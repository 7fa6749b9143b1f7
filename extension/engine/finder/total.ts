import type { Money } from '#domain/money/money.ts'
import {
  findMoney,
  normaliseDigits,
  parseLabelledAmount,
  type FoundMoney,
} from '#domain/money/parse.ts'
import { pathOf } from '../dom/path.ts'
import { nodeAt, plainText, readText, spacedText, textNodes, type ReadText } from '../dom/text.ts'
import { holds, parentOf } from '../dom/shadow.ts'
import type { View } from '../dom/view.ts'
import { hinted } from '../hints/page-hints.ts'
import { totalWords } from '../lexicon/finding.ts'
import { fold } from '../lexicon/phrases.ts'
import { includingWords, strongTotalWords } from '../lexicon/summing.ts'
import { identityOf } from './fields.ts'
import { hintedAmounts } from './hinted-total.ts'
import {
  asides,
  balanceStrength,
  deliveryStrength,
  isTaxWithin,
  labelKey,
  subtotalStrength,
  saysTax,
  totalStrength,
  withoutAsides,
  withoutNotes,
} from './total-words.ts'

/** Climbing past these would join the label with other rows. */
const containers = new Set(['body', 'table', 'tbody', 'thead', 'tfoot', 'main', 'form'])

/** A row of the page that says what the shopper pays. */
export interface TotalRow {
  readonly money: Money
  /** The row's words as the page shows them. */
  readonly label: string
  readonly key: string
  readonly element: Element
  readonly path: string
  readonly score: number
  /** Where other rows of the same name stand, such as the total of each line of the basket. */
  readonly rivals?: readonly string[] | undefined
}

/** How the row of the arrival total is found again. */
export type TotalLandmark = Pick<TotalRow, 'key' | 'path' | 'rivals'>

export interface TotalOptions {
  readonly languageTag: string
  readonly currencyHint: string
}

/**
 * Every row that looks like the total, wherever it stands. The label leads, never the amount: a
 * line for delivery or savings is no total however it is placed.
 */
export function totalRows(view: View, options: TotalOptions): TotalRow[] {
  const rows = rowsSaying(saysTotal, totalStrength, view, options)
  for (const { money, element, label } of hintedAmounts(view, options)) {
    if (rows.some((row) => row.element === element)) continue
    rows.push({ money, label, key: labelKey(label), element, path: pathOf(element), score: 3 })
  }
  return rows
}

/**
 * The same; where a page tells no total, the rows of a subtotal, from which some baskets take the
 * discount off, with the one price for delivery that stands beside them.
 */
export function sumRows(view: View, options: TotalOptions): TotalRow[] {
  const rows = totalRows(view, options)
  if (rows.length > 0) return rows
  const named = (strengthOf: StrengthOf) =>
    rowsSaying((text) => strengthOf(text) > 0, strengthOf, view, options)
  const balance = named(balanceStrength)
  if (balance.length > 0) return balance
  // Taxes come on top, and nothing says how much the whole is.
  if (addsTax(view, options)) return []
  const [fee, ...others] = named(deliveryStrength)
    .map(({ money }) => money)
    .filter(({ minor }) => minor > 0)
  const subtotals = named(subtotalStrength)
  if (fee === undefined) return subtotals
  // Several prices are a choice.
  if (others.some(({ minor }) => minor !== fee.minor)) return []
  return subtotals
    .filter(({ money }) => money.currency === fee.currency)
    .map((row) => ({ ...row, money: { ...row.money, minor: row.money.minor + fee.minor } }))
}

/** "Taxes $20.54": a row of its own, which doesn't call them a part of anything. */
function addsTax(view: View, options: TotalOptions): boolean {
  const labels = [...textNodes(view.document.body, view, saysTax)]
  return labels.some((label) => {
    const cell = parentOf(label)
    return [cell, cell && parentOf(cell)].some((part) => {
      const text = spacedText(part)
      return text.length <= 60 && findMoney(text, options).some(({ money }) => money.minor > 0)
    })
  })
}

/** How surely a label names what is looked for; 0 where it doesn't. */
type StrengthOf = (label: string) => number

function rowsSaying(
  isWanted: (text: string) => boolean,
  strengthOf: StrengthOf,
  view: View,
  options: TotalOptions,
): TotalRow[] {
  const rows: TotalRow[] = []
  for (const node of textNodes(view.document.body, view, isWanted)) {
    const row = rowOf(node, view, options, strengthOf)
    if (row !== undefined && !rows.some(({ element }) => element === row.element)) rows.push(row)
  }
  return rows
}

/** "To pay today (30 %)": a part of the total. */
const share = /\(\s*\d{1,2}\s?%\s*\)/

function saysTotal(text: string): boolean {
  if (text.length > 120 || share.test(text)) return false
  const folded = fold(text)
  return totalWords.test(folded) || strongTotalWords.test(folded)
}

/**
 * The total among rows: with a landmark the same row as before, else the likeliest. Of equals that
 * disagree the last on the screen counts, as summaries add up downwards.
 */
export function chooseTotal(
  rows: readonly TotalRow[],
  view: View,
  landmark?: TotalLandmark,
): TotalRow | undefined {
  if (landmark !== undefined) {
    const isOurs = ({ path }: TotalRow) => landmark.rivals?.includes(path) !== true
    const called = rows.filter((row) => row.key === landmark.key && isOurs(row))
    // "Total: Check out", and only "Total" once another amount stands beside it.
    const isBegun = ({ key, path }: TotalRow) =>
      path === landmark.path &&
      (`${key} `.startsWith(`${landmark.key} `) || `${landmark.key} `.startsWith(`${key} `))
    const named = called.length > 0 ? called : rows.filter(isBegun)
    const same = named.filter(({ path }) => path === landmark.path)
    const left = same.length > 0 ? same : named
    const agree = left.every(({ money }) => money.minor === left[0]?.money.minor)
    return agree || same.length > 0 ? lowest(left, view) : undefined
  }
  // "To pay now: 0" is no sum that a code could lower.
  const owed = preferred(
    rows.filter(({ money }) => money.minor > 0),
    view,
  )
  const best = Math.max(...owed.map(({ score }) => score))
  const chosen = lowest(
    owed.filter(({ score }) => score === best),
    view,
  )
  const rivals = rows.filter(({ key, path }) => key === chosen?.key && path !== chosen.path)
  return chosen && { ...chosen, rivals: rivals.map(({ path }) => path) }
}

/** The rows that hints name, where they name any. */
function preferred(rows: readonly TotalRow[], view: View): readonly TotalRow[] {
  const parts = hinted(view, 'total')
  const named = rows.filter(({ element }) =>
    parts.some((part) => holds(part, element) || holds(element, part)),
  )
  return named.length > 0 ? named : rows
}

function lowest(rows: readonly TotalRow[], view: View): TotalRow | undefined {
  const isPinned = (row: TotalRow) => Number(isSticky(row.element, view))
  return [...rows]
    .sort(
      (a, b) => isPinned(b) - isPinned(a) || view.bottomOf(a.element) - view.bottomOf(b.element),
    )
    .at(-1)
}

/** A bar that stays on the screen repeats the total; where it stands says nothing. */
function isSticky(element: Element, view: View): boolean {
  const window = view.isLive ? view.document.defaultView : null
  for (let each: Element | null = element; window && each; each = parentOf(each)) {
    if (/fixed|sticky/.test(window.getComputedStyle(each).position)) return true
  }
  return false
}

/** Climbs from a label to the smallest part of the page that holds its amount. */
function rowOf(
  node: Text,
  view: View,
  options: TotalOptions,
  strengthOf: StrengthOf,
): TotalRow | undefined {
  let cell = parentOf(node)
  for (let level = 0; cell !== null && level < 5; level++, cell = parentOf(cell)) {
    if (containers.has(cell.localName)) return undefined
    const read = readText(cell, view)
    const text = normaliseDigits(read.text).replace(asides, (aside) => ' '.repeat(aside.length))
    const found = amountOf(text, read, node, options)
    if (found === 'none') continue
    if (found === 'of-another') return undefined
    const label = withoutNotes(text.slice(0, found.start) + text.slice(found.end))
    const ownLine = plainText(parentOf(node))
    const isLabel = found.isOnly && label.trim().length <= 80
    return asRow(found, isLabel ? label : ownLine, strengthOf)
  }
  return undefined
}

interface Amount {
  readonly money: Money
  readonly element: Element
  readonly start: number
  readonly end: number
  readonly isOnly: boolean
  /** "£9.00 / month" is paid again and again. */
  readonly isRate: boolean
}

const each =
  /^\s*(?:(?:\/|per |pro |par |al |por |na )\s*\p{L}|monthly|yearly|monatlich|jährlich|mensuel|annuel|mensual|anual|mensile|annu|maandelijks|jaarlijks|miesięcznie|rocznie|mensal)/iu

function amountOf(
  text: string,
  read: ReadText,
  label: Text,
  options: TotalOptions,
): Amount | 'none' | 'of-another' {
  const labelAt = read.pieces.find(({ node }) => node === label)?.start ?? 0
  const amounts = findMoney(text, options).filter(({ start, end }) => {
    const line = text.lastIndexOf('\n', start - 1) + 1
    const at = nodeAt(read, start)
    return (
      !isTaxWithin(text.slice(line, start), text.slice(end).split('\n')[0] ?? '') &&
      !(at?.parentElement && isStruck(at.parentElement))
    )
  })
  const isOnly = amounts.length <= 1
  const first = isOnly ? amounts[0] : amounts.find(({ start }) => start >= labelAt)
  const amount = first && lastColumn(amounts, first, text)
  const { start, end, money } = amount ?? bareAmount(text, labelAt, options) ?? {}
  if (start === undefined || end === undefined || money === undefined) {
    return isOnly ? 'none' : 'of-another'
  }
  // "VAT incl.: 14.87 €" on a line between has an amount of its own.
  const between = fold(text.slice(labelAt + label.data.trim().length, start))
    .split('\n')
    .filter((line) => !/:.*\d/.test(line))
  if (between.some(isPlaceholder) || (!isOnly && between.some(saysMore))) return 'of-another'
  // "£45.00 in total", but no amount of a row above.
  if (/\p{L}/u.test(text.slice(end, labelAt))) return 'of-another'
  const at = nodeAt(read, start)
  const element = at && parentOf(at)
  const isRate = each.test(text.slice(end))
  return element ? { money, element, start, end, isOnly, isRate } : 'none'
}

const struckNames = /\b(?:old|struck|strike|was|crossed|line through|strikethrough)\b/

/** A total that no longer holds stands before the new one, with a line through it. */
function isStruck(amount: Element): boolean {
  let part: Element | null = amount
  for (let level = 0; part !== null && level < 3; level++, part = parentOf(part)) {
    const style = part.ownerDocument.defaultView?.getComputedStyle(part)
    if (style?.textDecorationLine === 'line-through') return true
    if (struckNames.test(fold(identityOf(part, ['class'])))) return true
  }
  return false
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

/** Other words between label and amount are the amount's own label. */
function saysMore(line: string, index: number): boolean {
  const words = index === 0 ? line.split(includingWords)[0] : line
  return /\p{L}/u.test(words ?? '')
}

/** A number without a currency sign, on a line of its own under the label. */
function bareAmount(text: string, from: number, { currencyHint, languageTag }: TotalOptions) {
  let start = 0
  for (const line of text.split('\n')) {
    const money = /\d[.,]\d{2,3}$/.test(line.trim()) && start >= from
    const amount = money ? parseLabelledAmount(line, currencyHint, languageTag) : undefined
    if (amount !== undefined) return { money: amount, start, end: start + line.length }
    start += line.length + 1
  }
  return undefined
}

function asRow(
  { money, element, isRate }: Amount,
  text: string,
  strengthOf: StrengthOf,
): TotalRow | undefined {
  const label = withoutAsides(text)
    .replace(/\s+/g, ' ')
    .replace(/[\s:]+$/, '')
    .trim()
  const strength = strengthOf(text)
  if (strength === 0 || money.minor < 0) return undefined
  const isAside = element.closest('header, nav, [role=navigation], [class*="mini" i]') !== null
  const score = strength - (isAside ? 2 : 0) - (isRate ? 1 : 0)
  return { money, label, key: labelKey(text), element, path: pathOf(element), score }
}
