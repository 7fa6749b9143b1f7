import { around } from '../dom/around.ts'
import type { Money } from '#domain/money/money.ts'
import {
  findMoney,
  normaliseDigits,
  parseLabelledAmount,
  type FoundMoney,
} from '#domain/money/parse.ts'
import { pathOf } from '../dom/path.ts'
import { withoutPrices } from '../dom/prices.ts'
import { nodeAt, plainText, readText, textNodes, type ReadText } from '../dom/text.ts'
import { holds, parentOf } from '../dom/shadow.ts'
import type { View } from '../dom/view.ts'
import { fold } from '../lexicon/phrases.ts'
import { conditionWords, includingWords, rateWords } from '../lexicon/summing.ts'
import { isQuantityControl } from '../forms.ts'
import { lockedFields } from './fields.ts'
import { amountInColumn } from './sum-columns.ts'
import { isBefore, isStruck, isStruckBetween } from './struck.ts'
import {
  asides,
  isTaxNote,
  isTaxWithin,
  labelKey,
  subtotalStrength,
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
}

export interface TotalOptions {
  readonly languageTag: string
  readonly currencyHint: string
}

/** How surely a label names what is looked for; 0 where it doesn't. */
export type StrengthOf = (label: string) => number

/** The rows whose label is wanted, each once. */
export function rowsSaying(
  isWanted: (text: string) => boolean,
  strengthOf: StrengthOf,
  view: View,
  options: TotalOptions,
): TotalRow[] {
  const rows: TotalRow[] = []
  for (const node of textNodes(view.document.body, view, isWanted)) {
    const row = rowOf(node, view, options, strengthOf)
    if (row === undefined) continue
    const twin = rows.findIndex(({ element }) => element === row.element)
    if (twin === -1) rows.push(row)
    // "Points in total +68", and below it "Total price £48.00": the nearer of two names is the amount's.
    else if (isBefore(node, row.element) && row.score >= (rows[twin]?.score ?? 0)) rows[twin] = row
  }
  return rows
}

/** "12x de R$ 24,75 ou" before what is paid at once. */
const inParts =
  /\d{1,2}\s?x\s(?:de|of|à)?\s*\D{0,4}\d[\d.,]*(?:\s\S{1,8}){0,3}\s+(?:ou|or|o|oder)\s/giu

/** Climbs from a label to the smallest part of the page that holds its amount. */
function rowOf(
  node: Text,
  view: View,
  options: TotalOptions,
  strengthOf: StrengthOf,
): TotalRow | undefined {
  for (const cell of around(node, 5)) {
    if (containers.has(cell.localName)) return looseRow(node, options, strengthOf)
    const defined =
      cell.localName === 'dt' ? definedRow(cell, view, options, strengthOf) : undefined
    if (defined !== undefined) return defined
    const read = readText(cell, view)
    const text = normaliseDigits(read.text)
      .replace(asides, (aside) => ' '.repeat(aside.length))
      .replace(inParts, (parts) => ' '.repeat(parts.length))
    const told = amountOf(text, read, node, options)
    const found = told === 'none' ? lockedAmount(cell, view, options) : told
    if (found === 'none') continue
    if (found === 'of-another') return undefined
    const label = withoutNotes(text.slice(0, found.start) + text.slice(found.end))
    const ownLine = lineOf(node, found.element)
    const isLabel = found.isOnly && label.trim().length <= 80
    return asRow(found, isLabel ? label : ownLine, strengthOf)
  }
  return undefined
}

/** What a label's part says; where breaks part it into lines, the label's own one without its amount. */
function lineOf(label: Text, amount: Element): string {
  const part = parentOf(label)
  const children = [...(part?.childNodes ?? [])]
  const at = children.indexOf(label)
  const isBreak = ({ nodeName }: Node) => nodeName === 'BR'
  if (part?.contains(amount) !== true || !children.some(isBreak)) return plainText(part)
  const start = children.slice(0, at).findLastIndex(isBreak) + 1
  const end = children.findIndex((each, place) => place > at && isBreak(each))
  const line = children.slice(start, end === -1 ? undefined : end)
  return withoutPrices(line.map(({ textContent }) => textContent ?? '').join(' '))
}

/** `<dt>Total</dt><dd>£32.00</dd>`, whatever else the list holds. */
function definedRow(
  term: Element,
  view: View,
  options: TotalOptions,
  strengthOf: StrengthOf,
): TotalRow | undefined {
  const description = term.nextElementSibling
  if (description?.localName !== 'dd' || !view.isVisible(description)) return undefined
  const read = readText(description, view)
  const [found, ...others] = findMoney(normaliseDigits(read.text), options)
  const node = found && nodeAt(read, found.start)
  const element = node && parentOf(node)
  if (!element || others.length > 0 || isStruck(element)) return undefined
  const isRate = beginsWithRate.test(fold(read.text.slice(found.end)))
  return asRow({ ...found, element, isOnly: true, isRate }, plainText(term), strengthOf)
}

/** `<b>To pay:</b><br>£32.00<br>`: loose in a form, on the next line. */
function looseRow(node: Text, options: TotalOptions, strengthOf: StrengthOf): TotalRow | undefined {
  const element = parentOf(node)
  if (element === null) return undefined
  let next = element.matches(inline) ? element.nextSibling : node.nextSibling
  while (next !== null && (next.nodeName === 'BR' || !/\S/.test(next.textContent ?? ''))) {
    next = next.nextSibling
  }
  if (next?.nodeType !== 3) return undefined
  const text = normaliseDigits(next.nodeValue ?? '')
  const [found, ...others] = findMoney(text, options)
  if (found === undefined || others.length > 0) return undefined
  const { money, start, end } = found
  if (/\p{L}/u.test(text.slice(0, start) + text.slice(end))) return undefined
  return asRow(
    { ...{ money, element, start, end }, isOnly: true, isRate: false },
    node.data,
    strengthOf,
  )
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

const endsInCondition = new RegExp(String.raw`(?:${conditionWords.source})\s*$`, 'u')

const beginsWithRate = new RegExp(
  String.raw`^\s*(?:(?:\/|per |pro |par |al |por |na )\s*\p{L}|(?:${rateWords.source}))`,
  'u',
)

function amountOf(
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
      !(at?.parentElement && isStruck(at.parentElement))
    )
  })
  const isOnly = amounts.length <= 1
  const first = isOnly ? amounts[0] : amounts.find(({ start }) => start >= labelAt)
  const inColumn = amountInColumn(text, labelAt, all)
  const { start, end, money } =
    inColumn ??
    (first && lastColumn(amounts, first, text)) ??
    (all.length === 0 ? bareAmount(text, labelAt, options) : undefined) ??
    {}
  if (start === undefined || end === undefined || money === undefined) {
    return isOnly ? 'none' : 'of-another'
  }
  const amountAt = nodeAt(read, start)
  const between = fold(text.slice(labelAt + label.data.trim().length, start)).split('\n')
  if (!inColumn && isNamedBetween(between, label, amountAt, isOnly)) return 'of-another'
  // "£45.00 in total", but no amount of a row above.
  if (/\p{L}/u.test(text.slice(end, labelAt))) return 'of-another'
  const element = amountAt && parentOf(amountAt)
  const isRate = beginsWithRate.test(fold(text.slice(end)))
  return element ? { money, element, start, end, isOnly, isRate } : 'none'
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
  // "VAT incl.: 14.87 €" on a line between has an amount of its own.
  const lines = between.filter(
    (line) => !/:.*\d/.test(line) && !(isTaxNote(line) && ownCell.includes(line.trim())),
  )
  if (lines.some(isPlaceholder) || lines.some(isSentence)) return true
  if (!isOnly && lines.some(saysMore)) return true
  // "Total ~~£40.00~~", and below it "New total £35.00": the old one holds no more.
  const saysTotal = lines.slice(1).some((line) => totalStrength(line) > 0)
  if (saysTotal && amount && isStruckBetween(label, amount)) return true
  // "Totals" over a lone "Subtotal $161.00" is the head of the box.
  return lines.slice(1).some(saysSubtotal)
}

const inline = 'span, b, strong, em, i, bdi, data, font'

/** "Including <b>£5.83</b> VAT" below a label: an amount with an element of its own in a sentence. */
function isTaxInSentence(amount: Text, label: Text): boolean {
  const part = amount.parentElement
  if (!part?.matches(inline)) return false
  const before = part.previousSibling
  if (before?.nodeType !== 3 || before === label || !/\p{L}/u.test(before.nodeValue ?? '')) {
    return false
  }
  let after = ''
  for (let next = part.nextSibling; next !== null; next = next.nextSibling) {
    if (next.nodeType === 1 && !(next as Element).matches(inline)) break
    after += next.nodeValue ?? next.textContent ?? ''
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

/** A form that counts for itself shows its total in a field that nobody can write. */
function lockedAmount(cell: Element, view: View, options: TotalOptions): Amount | 'none' {
  const [element, ...others] = lockedFields(cell, view).filter((each) => !isQuantityControl(each))
  if (element === undefined || others.length > 0) return 'none'
  const text = normaliseDigits(element.value)
  const money =
    findMoney(text, options)[0]?.money ??
    parseLabelledAmount(text, options.currencyHint, options.languageTag)
  // The label is all that can be read.
  return money ? { money, element, start: 0, end: 0, isOnly: true, isRate: false } : 'none'
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
  // What was taken out of the label leaves its room.
  const strength = strengthOf(text.replace(/[^\S\n]+/g, ' '))
  if (strength === 0 || money.minor < 0) return undefined
  const isAside = element.closest('header, nav, [role=navigation], [class*="mini" i]') !== null
  const isPaidAgain = isRate || rateWords.test(fold(label))
  // Where nothing else is called the total, what is paid each week is.
  const score = strength - (isAside ? 2 : 0) - (isPaidAgain ? 0.9 : 0)
  return { money, label, key: labelKey(text), element, path: pathOf(element), score }
}
