import { around } from '../dom/around.ts'
import type { Money } from '#domain/money/money.ts'
import { findMoney, normaliseDigits, parseLabelledAmount } from '#domain/money/parse.ts'
import { pathOf } from '../dom/path.ts'
import { withoutPrices } from '../dom/prices.ts'
import { nodeAt, plainText, readText, textNodes, textOf, type ReadText } from '../dom/text.ts'
import { parentOf } from '../dom/shadow.ts'
import type { View } from '../dom/view.ts'
import { fold } from '../lexicon/phrases.ts'
import { rateWords } from '../lexicon/summing.ts'
import { isQuantityControl } from '../forms.ts'
import { lockedFields, visibleTextFields } from './fields.ts'
import { withoutNetAmounts } from './net-amounts.ts'
import { amountOf, beginsWithRate, inline, type Amount } from './row-amount.ts'
import { isBefore, isStruck } from './struck.ts'
import { asides, labelKey, withoutAsides, withoutNotes } from './total-words.ts'

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

/** The mark of a row that is read only where a page tells no sum besides. */
export const faint = 0.05

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
    const stated = normaliseDigits(read.text)
      .replace(asides, (aside) => ' '.repeat(aside.length))
      .replace(inParts, (parts) => ' '.repeat(parts.length))
    const text = withoutNetAmounts(stated, options)
    const told = amountOf(text, read, node, options)
    const found = told === 'none' ? amountInField(cell, view, options) : told
    if (found === 'none') continue
    if (found === 'of-another') return undefined
    const [before, after] = [text.slice(0, found.start), text.slice(found.end)]
    const label = withoutNotes(before + after)
    const ownLine = lineOf(node, found.element)
    const isLabel = found.isOnly && label.trim().length <= 80
    const row =
      asRow(found, isLabel ? label : ownLine, strengthOf) ??
      (hasOwnLine(node, found, read)
        ? asRow(found, isLabel ? ownLine : node.data, strengthOf)
        : undefined)
    if (row !== undefined || !found.isRate || !isLabel) return row
    // "Total £48.00 per year": the whole, where nothing else is.
    const whole = asRow(found, withoutNotes(before + after.replace(/^[^\n]*/, '')), strengthOf)
    return whole && { ...whole, score: faint }
  }
  return undefined
}

/**
 * "Delivery / free / To pay / £40.00", each on a line of its own in one grid, and "Total of the basket:
 * £40.00, of which £5.00 are given": whether an amount stands right behind the label, and what is above
 * it is another row.
 */
function hasOwnLine(label: Text, amount: Amount, { text, pieces }: ReadText): boolean {
  const at = pieces.find(({ node }) => node === label)?.start ?? 0
  const between = text.slice(at + label.data.trim().length, amount.start)
  const above = text.slice(0, at)
  const last = above.trim().split('\n').at(-1) ?? ''
  const isNext = /^[\s:]*$/.test(between) && /(?:^|\n)[^\S\n]*$/.test(above)
  return isNext && endsRow.test(fold(last)) && followsLabel(amount.element, label)
}

/** Nothing stands between the two, not even a place where the label's own amount will be. */
function followsLabel(amount: Element, label: Text): boolean {
  let part = parentOf(label)
  while (part !== null && !part.contains(amount) && part.nextElementSibling === null) {
    part = parentOf(part)
  }
  return part?.contains(amount) === true || part?.nextElementSibling?.contains(amount) === true
}

/** An amount, or the word that stands for none. */
const endsRow =
  /^$|\d|^(?:free|included|gratis|kostenlos|kostenfrei|inklusive|offerte?|gratuite?|inclus|incluido|incluso|inbegrepen|darmowa)$/

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
  return withoutPrices(line.map(textOf).join(' '))
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
  while (next !== null && (next.nodeName === 'BR' || !/\S/.test(textOf(next)))) {
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

/**
 * A form that counts for itself shows its total in a field, which mostly nobody can write; what can be
 * written must tell its currency.
 */
function amountInField(cell: Element, view: View, options: TotalOptions): Amount | 'none' {
  const isAmount = (field: Element) => !isQuantityControl(field)
  const locked = lockedFields(cell, view).filter(isAmount)
  const open = visibleTextFields(cell, view).filter(isAmount)
  const [element, ...others] = locked.length > 0 ? locked : open
  if (element === undefined || others.length > 0) return 'none'
  const text = normaliseDigits(element.value)
  const money =
    findMoney(text, options)[0]?.money ??
    (locked.length > 0
      ? parseLabelledAmount(text, options.currencyHint, options.languageTag)
      : undefined)
  // The label is all that can be read.
  return money ? { money, element, start: 0, end: 0, isOnly: true, isRate: false } : 'none'
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
