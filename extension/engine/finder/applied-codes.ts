import { holds, parentOf } from '../dom/shadow.ts'
import { withoutPrices } from '../dom/prices.ts'
import { controlName, plainText, spacedText } from '../dom/text.ts'
import type { View } from '../dom/view.ts'
import { hinted } from '../hints/page-hints.ts'
import { fieldWords, removeWords } from '../lexicon/finding.ts'
import { appliedWords, discountWords } from '../lexicon/judging.ts'
import { everywhere, fold } from '../lexicon/phrases.ts'
import { reasonToRefuse } from '../safety.ts'
import { cameSince, rowsThatCame, type Scenery } from './came-with-code.ts'
import { clearsField } from './clears-field.ts'
import {
  hasWords,
  looksLikeRemover,
  removesCode,
  replacesCode,
  shutsSomething,
} from './code-remover.ts'
import {
  cellBefore,
  codeInField,
  holdsField,
  isGiftCards,
  isGoodsLine,
  isMessage,
  rowOf,
  rowText,
  termOf,
} from './code-row.ts'
import {
  codeIn,
  codeInAddress,
  codesBeside,
  dataCode,
  namesAsWord,
  namesCode,
  namesLabelled,
} from './code-token.ts'
import { identityOf } from './fields.ts'
import { isHeadOfDiscount, isHeadOfVoucher, standsUnder } from './heads.ts'
import { controls, onlyCloses, removersIn } from './removers.ts'
import { isOfDiscount, saysNotOn, namesVoucher } from './row-words.ts'
import { takesOff } from './takes-off.ts'
import { codesSaid } from './said-codes.ts'
import { unseenCode } from './unseen-code.ts'

/** A row of the page that shows a code as being on the basket. */
export interface AppliedCode {
  /** As the page writes it; null where a code is on but the page doesn't say which. */
  readonly code: string | null
  readonly row: Element
  readonly remover: Element | null
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
  for (const applied of withRemover(view, known, near, before)) add(applied)
  for (const applied of codesSaid(view, known, [...near, ...hinted(view, 'applied')])) add(applied)
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

function withRemover(
  view: View,
  known: readonly string[],
  near: readonly Element[],
  before: Scenery | undefined,
) {
  const hints = hinted(view, 'remove')
  const rows = hinted(view, 'applied')
  const removers = removersIn(view, hints)
  const hasCome = before && cameSince(before, removers)
  return removers.flatMap((remover): AppliedCode[] => {
    const called = controlName(remover)
    const saysRemove = removesCode(remover)
    const named =
      known.find(
        (code) => namesCode(called, code) && (!namesAsWord(called, code) || isOfDiscount(called)),
      ) ?? (saysRemove ? codeInAddress(remover, known) : undefined)
    const usual =
      rows.find((each) => each.contains(remover)) ?? rowOf(remover, removers, known, view)
    const row = cellBefore(usual, known) ?? usual
    const inRow = codeIn(row, known, remover) ?? codeInField(row, known, view)
    if (reasonToRefuse(remover, 'remove', { code: named ?? inRow }) !== undefined) return []
    if (isGoodsLine(row, remover)) return []
    const text = `${rowText(row)} ${called}`
    const isHinted = hints.includes(remover)
    const isNear = near.some((part) => holds(part, row))
    // A cross that bears the code itself is called after the messages that it stands among.
    const isSpoken = row !== remover && isMessage(row)
    const isAlone = saysCodeAlone(row, known, remover)
    // "Gym towel", and the code TOWEL: a word of the goods.
    const isSaidOf = isAlone || isOfDiscount(`${text}\n${identityOf(row, ['class'])}`)
    const isKnown = known.some(
      (code) => (code === inRow || namesCode(text, code)) && (!namesAsWord(text, code) || isSaidOf),
    )
    if (!isHinted && !isKnown && isGiftCards(row, remover, text, view)) return []
    const isOfSum = isNear && !isSpoken && isRowOfDiscount(row, remover, isKnown)
    const isVoucher =
      isHinted ||
      isKnown ||
      isOfSum ||
      (isAlone && ((isNear && !mayBeHead(inRow, remover)) || standsUnder(row, isHeadOfVoucher))) ||
      saysRemove ||
      dataCode(row) !== undefined ||
      namesVoucher(text) ||
      namesVoucher(identityOf(row, ['class']))
    const replaces = replacesCode(remover)
    if (replaces && !isKnown) return []
    // "Use another": its own words refuse nothing.
    const said = replaces ? text.replaceAll(called, ' ') : text
    const isSaid = isHinted || saysRemove || replaces || hasWords(remover)
    const isCodesOwn = (isKnown || (isAlone && isNear)) && !isSpoken && isRowOfCode(row)
    // The cross of a message shuts the message.
    const isMeant = isSaid || (isNear && !isSpoken) || isAlone || isCodesOwn
    if (saysNotOn(said) || isOfRefusal(remover, row) || !isVoucher || !isMeant) return []
    if (!isHinted && !saysRemove && !replaces && !looksLikeRemover(remover)) {
      const isClear =
        !isSpoken && (shutsSomething(remover) || (isNear && standsUnder(row, isHeadOfDiscount)))
      if (!(isAlone && isClear) && !isCodesOwn && !isOfSum) return []
    }
    if (holdsField(row, view) && !isKnown) return []
    const code =
      named ??
      inRow ??
      codeIn(termOf(row), known) ??
      unseenCode(row, remover) ??
      (saysRemove ? codeInList(row, known) : undefined)
    // "Discount code − $12.00 applied" ×, and "Discount code Free shipping applied" ×
    const isToldOn = !isSpoken && namesVoucher(text) && appliedWords.test(fold(text))
    // "Code: Bring a friend" ×
    const isLabelled = !isSpoken && isNear && namesLabelled(spacedText(row))
    // "Discount code: free delivery. Saving: £5.00" ×, which came with a code.
    const isNew =
      !isSpoken && isNear && discountWords.test(fold(text)) && hasCome?.(remover) === true
    const isSure = saysRemove || isToldOn || isLabelled || isNew || tellsWorth(remover)
    const mayClose = !hasWords(remover) && !isSure && !takesOff(text)
    if (code === undefined && (isHinted || mayClose || onlyCloses(remover))) return []
    const isOfField = isMute(row, remover) || clearsField(remover, removers)
    if (code === undefined && isOfField && standsBesideField(row, view)) return []
    return [{ code: code ?? null, row, remover }]
  })
}

/** "Code: SAVE10", "Valid until 31 December", "Remove voucher": each an item of a short list. */
function codeInList(row: Element, known: readonly string[]): string | undefined {
  const list = row.localName === 'li' ? row.parentElement : null
  return spacedText(list).length <= longestMessage ? codeIn(list, known) : undefined
}

/** "DETAILS" and "Cancel": a word of the page in capitals, beside what leaves it. */
const mayBeHead = (code: string | undefined, remover: Element) =>
  onlyCloses(remover) && !/\d/.test(code ?? '')

/** Whether a cross that bears the code itself stands in a message that refuses it. */
function isOfRefusal(remover: Element, row: Element): boolean {
  const part = row === remover ? parentOf(row) : null
  const text = spacedText(part)
  return part !== null && isMessage(part) && text.length <= longestMessage && saysNotOn(text)
}

const longestMessage = 250

/**
 * "Discount (SAVE10) close −£5.00": the row of the sums that says what a code takes off, with what is
 * called or drawn as shutting something in it. Nothing else is there to be shut.
 */
function isRowOfDiscount(row: Element, remover: Element, isKnown: boolean): boolean {
  if (!shutsSomething(remover)) return false
  const text = spacedText(row)
  return discountWords.test(fold(text)) && (isKnown || takesOff(text) || tellsWorth(remover))
}

/** A chip that is a button itself and bears no code, but what it takes off: "30% discount up to £50 ×". */
function tellsWorth(remover: Element): boolean {
  const chip = parentOf(remover)?.closest('button, [role=button]')
  const text = spacedText(chip ?? null)
  return text.length <= 60 && /\d\s?%/.test(text) && discountWords.test(fold(text))
}

/**
 * "Coupon: SAVE10 −£5.00" and an icon of which nothing says what it shows: the row is that of the
 * code, and there is nothing else to be done with it.
 */
function isRowOfCode(row: Element): boolean {
  const text = spacedText(row)
  return namesVoucher(text) && takesOff(text)
}

/** Controls without a word beside them, the remover an icon among them: nothing is said of a code. */
function isMute(row: Element, remover: Element): boolean {
  const said = [...row.querySelectorAll(controls)].reduce(
    (text, control) => text.replace(plainText(control), ' '),
    plainText(row),
  )
  return !/\p{L}{2}/u.test(`${said} ${controlName(remover)}`)
}

/** Some shops show what takes a code off beside the field before there is one. */
function standsBesideField(row: Element, view: View): boolean {
  const part = parentOf(row)
  const outer = part && parentOf(part)
  return [part, outer].some((each) => each !== null && holdsField(each, view))
}

/** `Code SAVE10 ×`: a row that says nothing but a code is meant wherever it stands. */
function saysCodeAlone(row: Element, known: readonly string[], remover: Element): boolean {
  const code = codeIn(row, known, remover)
  // The cross of an icon font is a word: "SAVE10 close".
  const ownWords = plainText(remover)
  if (code === undefined) return false
  const isIcons = shutsSomething(remover) && !namesCode(ownWords, code)
  const text = isIcons ? spacedText(row).replace(ownWords, ' ').trim() : spacedText(row)
  // An icon that bears the code for programs.
  if (text === '') return true
  if (!namesCode(text, code)) return false
  // A message that says what the code is worth is no chip.
  const isChip = !isMessage(row)
  const rest = [fieldWords, appliedWords, removeWords, ...(isChip ? [discountWords] : [])].reduce(
    (left, known) => left.replace(everywhere(known), ' '),
    fold(isChip ? withoutPrices(text) : text).replace(fold(code), ' '),
  )
  // "SAVE10 25% off"
  return !/\p{L}{2}/u.test(rest.replace(/\bcode\b|\d\s?% off\b/g, ' '))
}
