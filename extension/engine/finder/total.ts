import { findMoney } from '#domain/money/parse.ts'
import { pathOf } from '../dom/path.ts'
import { spacedText, textNodes } from '../dom/text.ts'
import { holds, parentOf } from '../dom/shadow.ts'
import type { View } from '../dom/view.ts'
import { hinted } from '../hints/page-hints.ts'
import { totalWords } from '../lexicon/finding.ts'
import { fold } from '../lexicon/phrases.ts'
import { strongTotalWords } from '../lexicon/summing.ts'
import { hintedAmounts } from './hinted-total.ts'
import { rowOf, type StrengthOf, type TotalOptions, type TotalRow } from './total-row.ts'
import {
  balanceStrength,
  deliveryStrength,
  labelKey,
  saysTax,
  subtotalStrength,
  totalStrength,
} from './total-words.ts'

/** How the row of the arrival total is found again. */
export type TotalLandmark = Pick<TotalRow, 'key' | 'path' | 'rivals'>
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
    const isOurs = ({ path }: TotalRow) =>
      landmark.rivals?.every((rival) => alike(path, rival) <= alike(path, landmark.path)) !== false
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

/** In how many steps two paths agree: what stands around the rows changes its classes meanwhile. */
function alike(one: string, other: string): number {
  const steps = other.split('<')
  return one.split('<').filter((step, index) => step === steps[index]).length
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
