import type { View } from '../dom/view.ts'
import { controlName, spacedText } from '../dom/text.ts'
import { hinted } from '../hints/page-hints.ts'
import { fold } from '../lexicon/phrases.ts'
import { rowsThatCame, type Scenery } from './came-with-code.ts'
import { codesBeside } from './code-token.ts'
import { codesWithRemover } from './codes-with-remover.ts'
import { codesSaid } from './said-codes.ts'
import { tickedCodes } from './ticked-codes.ts'

/** A row of the page that shows a code as being on the basket. */
export interface AppliedCode {
  /** As the page writes it; null where a code is on but the page doesn't say which. */
  readonly code: string | null
  readonly row: Element
  readonly remover: Element | null
  /** The shop's own records say what the remover takes off, whatever it is called. */
  readonly isRecorded?: boolean
}

/**
 * Codes that the page shows as applied: rows with a control that takes them off, and rows that
 * say so. "Code X could not be applied" is no such row.
 *
 * @param known codes that may be on, in the letters of their source.
 * @param near the voucher field's surroundings and the total's; a bare × counts only there.
 * @param before what the page showed before the run: what came since tells of codes that nothing
 *   else takes off.
 */
export function appliedCodes(
  view: View,
  known: readonly string[],
  near: readonly Element[],
  before?: Scenery,
): AppliedCode[] {
  const found: AppliedCode[] = []
  const add = (applied: AppliedCode) => {
    const isKnown = (other: AppliedCode) =>
      other.row.contains(applied.row) ||
      applied.row.contains(other.row) ||
      (other.code !== null && other.code.toLowerCase() === applied.code?.toLowerCase())
    const twin = found.findIndex(isKnown)
    if (twin === -1) found.push(applied)
    else if (found[twin]?.remover === null && applied.remover !== null) found[twin] = applied
  }
  const said = codesSaid(view, known, [...near, ...hinted(view, 'applied')])
  // "Coupon (MINE9)" among the sums, and elsewhere MINE9 in its field with "Remove" beside it.
  const all = [...new Set([...known, ...said.map(({ code }) => code)])]
  for (const applied of codesWithRemover(view, all, near, before)) add(applied)
  for (const applied of tickedCodes(view, all)) add(applied)
  for (const applied of said) add(applied)
  if (before !== undefined) for (const applied of rowsThatCame(view, before)) add(applied)
  return joined(withoutOfAll(found)).flatMap((applied) => [
    applied,
    ...listedBeside(applied, known),
  ])
}

/** `SAVE10, TAKE15` in one row, with one control for all of them. */
function listedBeside({ code, row, remover }: AppliedCode, known: readonly string[]) {
  if (code === null) return []
  return codesBeside(code, spacedText(row), known).map((each) => ({ code: each, row, remover }))
}

/** The row of a code that is on; where no row names its code, the only one, shown once or more. */
export function rowOfCode(applied: readonly AppliedCode[], code: string): AppliedCode | undefined {
  const named = applied.find((each) => each.code?.toLowerCase() === code.toLowerCase())
  const called = new Set(
    applied.map(({ remover }) => remover && controlName(remover).split('\n')[0]),
  )
  const isOne = called.size === 1 && applied.every((each) => each.code === null)
  return named ?? (isOne ? applied[0] : undefined)
}

const everyOne = /\b(?:all|alle|alles|allemaal|tous|toutes|tutti|todos|todas|wszystkie)\b/

/** "Remove all", beside codes that each have a control of their own: it tells of no other code. */
function withoutOfAll(found: AppliedCode[]): AppliedCode[] {
  const isOfAll = ({ code, remover }: AppliedCode) =>
    code === null && remover !== null && everyOne.test(fold(controlName(remover)))
  return found.some(({ code, remover }) => code !== null && remover !== null)
    ? found.filter((each) => !isOfAll(each))
    : found
}

/** "Coupon (SAVE10) −£4.00" among the sums and "Remove coupon" elsewhere: one code, told twice. */
function joined(found: AppliedCode[]): AppliedCode[] {
  const [named, ...others] = found.filter(({ code }) => code !== null)
  const [nameless, ...rest] = found.filter(({ code }) => code === null)
  if (!named || !nameless || others.length > 0 || rest.length > 0) return found
  if (named.remover === null) return [{ ...named, remover: nameless.remover }]
  return doTheSame(named.remover, nameless.remover) ? [named] : found
}

/** Whether two removers ask the shop for one and the same thing. */
function doTheSame(one: Element, other: Element | null): boolean {
  return ['href', 'data-href', 'data-url', 'formaction'].some((name) => {
    const address = one.getAttribute(name)
    return address !== null && !/^#?$/.test(address) && other?.getAttribute(name) === address
  })
}
