import { around } from '../dom/around.ts'
import { pathOf } from '../dom/path.ts'
import { holds, parentOf } from '../dom/shadow.ts'
import { priceCount, withoutPrices } from '../dom/prices.ts'
import { controlName, plainText, spacedText, textNodes } from '../dom/text.ts'
import { allOf, type View } from '../dom/view.ts'
import { hinted } from '../hints/page-hints.ts'
import { reasonToRefuse } from '../safety.ts'
import { isPlainIcon, looksLikeRemover, removesCode, shutsSomething } from './code-remover.ts'
import { isGoodsLine, isMessage } from './code-row.ts'
import { namesAsWord, namesCode } from './code-token.ts'
import { controls, removersIn } from './removers.ts'
import { saysNotOn } from './row-words.ts'
import { takesOff } from './takes-off.ts'

/** What a page showed before the run did anything, as far as a code may add to it. Plain JSON. */
export interface Scenery {
  /** Codes to try that the page named nowhere, not even out of sight. */
  readonly unnamed: readonly string[]
  /** What could be taken for a remover, one entry each: alike ones are told apart by their number. */
  readonly removers: readonly string[]
}

/** A row that was not there before its code was put on, and what takes that off. */
interface RowThatCame {
  readonly code: string
  readonly row: Element
  readonly remover: Element
}

/** Longer texts are more than a row. */
const longest = 160

export function sceneryOf(view: View, codes: readonly string[]): Scenery {
  const { body } = view.document
  const text = `${plainText(body)}\n${[...textNodes(body, view)].map(({ data }) => data).join('\n')}`
  return {
    unnamed: codes.filter((code) => !isWritten(code, text)),
    removers: removersIn(view, hinted(view, 'remove')).map(signOf),
  }
}

/**
 * The rows that came into sight with codes, whatever they look like: each names a code that the page
 * didn't name before, every amount in it is taken off, and its only control is one that the page
 * didn't have before. A code may be drawn as a line of the basket, with a quantity and two amounts.
 */
export function rowsThatCame(view: View, before: Scenery): RowThatCame[] {
  const says = (text: string) => before.unnamed.filter((code) => isWritten(code, text))
  const named = [...textNodes(view.document.body, view, (text) => says(text).length > 0)]
  if (named.length === 0) return []
  const removers = removersIn(view, [])
  const hasCome = cameSince(before, removers)
  return named.flatMap((node): RowThatCame[] => {
    // A text that names several is no row of one.
    const [code, ...others] = says(node.data)
    if (code === undefined || others.length > 0) return []
    const [row, remover] = rowAround(node, removers, view) ?? []
    if (!row || !remover || !isLine(row, remover) || isSaid(row, code)) return []
    if (!mayTakeOff(remover, code)) return []
    if (reasonToRefuse(remover, 'remove', { code }) !== undefined) return []
    return hasCome(remover) ? [{ code, row, remover }] : []
  })
}

/** Whether a control was not there before, of those that are there now. */
export function cameSince(before: Scenery, removers: readonly Element[]) {
  return (control: Element): boolean => {
    const isAlike = (sign: string) => sign === signOf(control)
    const alike = removers.map(signOf).filter(isAlike)
    return removers.includes(control) && alike.length > before.removers.filter(isAlike).length
  }
}

/** The same, where nothing alike was there before: it can't be taken for the shopper's own. */
export const cameAlone = (before: Scenery, control: Element): boolean =>
  !before.removers.includes(signOf(control))

/** "Sottovaso in cotto" is of the goods, and names no code COTTO. */
const isWritten = (code: string, text: string) => namesCode(text, code) && !namesAsWord(text, code)

/** The smallest part around a text that holds a control, where that is its only one. */
function rowAround(
  node: Text,
  removers: readonly Element[],
  view: View,
): [row: Element, control: Element] | undefined {
  for (const part of around(node, 5)) {
    if (['body', 'main', 'form', 'table', 'tbody'].includes(part.localName)) return undefined
    if (spacedText(part).length > longest) return undefined
    const shown = allOf(view, controls, part).filter((each) => view.isVisible(each))
    const found = [...new Set([...shown, ...removers.filter((each) => holds(part, each))])]
    const inner = found.filter(
      (each) => !found.some((other) => other !== each && holds(each, other)),
    )
    const [control] = inner
    if (control !== undefined) return inner.length === 1 ? [part, control] : undefined
    if (part.localName === 'tr' || part.localName === 'li') return undefined
  }
  return undefined
}

/** Whether nothing in a row is of goods, and every amount in it is taken off. */
function isLine(row: Element, remover: Element): boolean {
  const text = spacedText(row)
  const isOfGoods =
    isGoodsLine(row, remover) ||
    row.querySelector('input:not([type=hidden]), select, textarea') !== null ||
    [...row.querySelectorAll('img, picture')].some((each) => !remover.contains(each))
  const amounts = text.split(/(?=[-−–(]\s?[^\s\d]{0,4}\s?\d)/u)
  const isLowering = amounts.every((part, at) => priceCount(part) <= (at === 0 ? 0 : 1))
  return !isOfGoods && !saysNotOn(text) && takesOff(text) && isLowering
}

/** Whether a row is a message about the code. One without a word is its row, whatever it is called. */
function isSaid(row: Element, code: string): boolean {
  const rest = withoutPrices(spacedText(row)).replace(code, ' ').replace(code.toUpperCase(), ' ')
  return /\p{L}{2}/u.test(rest) && [row, parentOf(row)].some((part) => part && isMessage(part))
}

/** An address of its own must be that of the code: the row may lead to its terms. */
function mayTakeOff(control: Element, code: string): boolean {
  const kinds = [looksLikeRemover, removesCode, shutsSomething, isPlainIcon]
  if (!kinds.some((is) => is(control))) return false
  const address = control.closest('a')?.getAttribute('href') ?? '#'
  const isScripts = /^(?:#|javascript:|$)/i.test(address.trim())
  return isScripts || removesCode(control) || namesCode(decoded(address), code)
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/**
 * A control by where it stands and what it says: the same after the page has drawn it anew, with
 * other numbers and keys in its address.
 */
function signOf(control: Element): string {
  const place = pathOf(control).split('<').slice(0, 3).join('<')
  const address = (control.getAttribute('href') ?? '').replace(/[^/?&=]*\d[^/?&=]*/g, '#')
  return [place, controlName(control), address].join('|').slice(0, longestSign)
}

/** The signs travel with the run's state. */
const longestSign = 200
