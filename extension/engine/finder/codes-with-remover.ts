import { holds } from '../dom/shadow.ts'
import { controlName, spacedText } from '../dom/text.ts'
import type { View } from '../dom/view.ts'
import { hinted } from '../hints/page-hints.ts'
import { appliedWords, discountWords } from '../lexicon/judging.ts'
import { fold } from '../lexicon/phrases.ts'
import { reasonToRefuse } from '../safety.ts'
import type { AppliedCode } from './applied-codes.ts'
import { cameAlone, cameSince, type Scenery } from './came-with-code.ts'
import { isInCapitals, isInSmallLetters, isLoneCode } from './bare-codes.ts'
import { clearsField } from './clears-field.ts'
import {
  changesCode,
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
  isInToast,
  lowersOnce,
  rowOf,
  rowText,
  saidBefore,
  termOf,
} from './code-row.ts'
import {
  codeIn,
  codeInAddress,
  dataCode,
  isWrittenAsCode,
  namesAsWord,
  namesCode,
  namesLabelled,
} from './code-token.ts'
import { identityOf } from './fields.ts'
import { isHeadOfDiscount, isHeadOfVoucher, standsUnder } from './heads.ts'
import {
  codeInList,
  isMute,
  isNamedInSums,
  isOfRefusal,
  isRowOfCode,
  isRowOfDiscount,
  mayBeHead,
  saysCodeAlone,
  standsBesideField,
  tellsWorth,
} from './remover-rows.ts'
import { onlyCloses, removersIn } from './removers.ts'
import { isOfDiscount, namesVoucher, saysHeld, saysNotOn } from './row-words.ts'
import { takesOff } from './takes-off.ts'
import { unseenCode } from './unseen-code.ts'

interface Page {
  readonly view: View
  readonly known: readonly string[]
  readonly near: readonly Element[]
  readonly removers: readonly Element[]
  /** What the shop's recipe calls a remover, and a row of a code. */
  readonly hints: readonly Element[]
  readonly rows: readonly Element[]
}

/** What a page tells of a control that may take a code off, and of the row that it stands in. */
interface Reading {
  readonly remover: Element
  readonly row: Element
  /** All that is written in the row and on the control. */
  readonly text: string
  /** The same, without the words that put another code in its place: those refuse nothing. */
  readonly said: string
  /** The code that the control names, and the one that its row does. */
  readonly named: string | undefined
  readonly inRow: string | undefined
  readonly isHinted: boolean
  readonly saysRemove: boolean
  readonly replaces: boolean
  /** In the surroundings of the field or the total. */
  readonly isNear: boolean
  /** In a message, whose cross shuts the message. */
  readonly isSpoken: boolean
  /** The row says nothing but a code. */
  readonly isAlone: boolean
  /** The row names a code that may be on. */
  readonly isKnown: boolean
  /** The row is one of the sums that says what a code takes off, and holds what shuts something. */
  readonly isOfSum: boolean
  /** The row is that of a code, so any icon in it is for the code. */
  readonly isCodesOwn: boolean
}

/** Codes with a control that takes them off, as `appliedCodes` has them. */
export function codesWithRemover(
  view: View,
  known: readonly string[],
  near: readonly Element[],
  before: Scenery | undefined,
): AppliedCode[] {
  const hints = hinted(view, 'remove')
  const removers = removersIn(view, hints)
  const page = { view, known, near, removers, hints, rows: hinted(view, 'applied') }
  const hasCome = before && cameSince(before, removers)
  return removers.flatMap((remover): AppliedCode[] => {
    const reading = read(remover, page)
    if (reading === undefined || !takesCodeOff(reading, page)) return []
    const code = codeOf(reading, known)
    // The rows of offers that a known shop makes by itself look like a code's, and were there before.
    const mayTell = reading.isHinted
      ? before !== undefined && cameAlone(before, remover)
      : mayBeNameless(reading, page, hasCome?.(remover) === true)
    if (code === undefined && !mayTell) return []
    return [{ code: code ?? null, row: reading.row, remover }]
  })
}

/** Nothing where it must not be pressed, and where it is for goods. */
function read(remover: Element, page: Page): Reading | undefined {
  const { view, known, removers } = page
  const called = controlName(remover)
  const saysRemove = removesCode(remover)
  const isNamedBy = (code: string) =>
    namesCode(called, code) && (!namesAsWord(called, code) || isOfDiscount(called))
  const named = known.find(isNamedBy) ?? (saysRemove ? codeInAddress(remover, known) : undefined)
  const usual =
    page.rows.find((each) => each.contains(remover)) ?? rowOf(remover, removers, known, view)
  const row = cellBefore(usual, known) ?? usual
  const inRow = codeIn(row, known, remover) ?? codeInField(row, known, view)
  if (reasonToRefuse(remover, 'remove', { code: named ?? inRow }) !== undefined) return undefined
  if (isGoodsLine(row, remover) || isInToast(row)) return undefined
  const text = `${rowText(row)} ${called}`
  const isNear = page.near.some((part) => holds(part, row))
  // A cross that bears the code itself is called after the messages that it stands among.
  const isSpoken = row !== remover && isMessage(row)
  const isAlone = saysCodeAlone(row, known, remover)
  // "Gym towel", and the code TOWEL: a word of the goods.
  const isSaidOf = isAlone || isOfDiscount(`${text}\n${identityOf(row, ['class'])}`)
  const isKnown = known.some(
    (code) => (code === inRow || namesCode(text, code)) && (!namesAsWord(text, code) || isSaidOf),
  )
  const replaces = replacesCode(remover)
  return {
    ...{ remover, row, text, named, inRow, saysRemove, replaces },
    ...{ isNear, isSpoken, isAlone, isKnown },
    said: replaces ? text.replaceAll(called, ' ') : text,
    isHinted: page.hints.includes(remover),
    isOfSum: isNear && !isSpoken && isRowOfDiscount(row, remover, isKnown),
    isCodesOwn: (isKnown || (isAlone && isNear)) && !isSpoken && isRowOfCode(row),
  }
}

function takesCodeOff(reading: Reading, { view, near }: Page): boolean {
  const { remover, row, text, isHinted, isKnown } = reading
  if (!isHinted && !isKnown && isGiftCards(row, remover, text, view)) return false
  if (reading.replaces && !isKnown && !isLabelled(reading)) return false
  if (isDenied(reading, view) || isOfRefusal(remover, row)) return false
  if (holdsField(row, view) && !isKnown) return false
  const isOfVoucher = isVouchers(reading, view) || isNamedInSums(row, near, view)
  return isOfVoucher && isMeant(reading) && isForRemoving(reading)
}

/** "Promo code: SAVE10 [Change]" */
const isLabelled = ({ remover, inRow, text }: Reading) =>
  changesCode(remover) && inRow !== undefined && isWrittenAsCode(inRow) && namesVoucher(text)

/**
 * Whether the row says that its code is not on, and not only that it waits there. A rule may be called
 * "Goes with no other": what takes something off is on.
 */
function isDenied({ remover, said, saysRemove, named, inRow }: Reading, view: View): boolean {
  if (hinted(view, 'rules').includes(remover) && takesOff(said)) return false
  const isHeld = saysRemove && (named ?? inRow) !== undefined && saysHeld(said)
  return saysNotOn(said) && !isHeld
}

/** Whether the row is about a voucher. */
function isVouchers({ remover, row, text, ...reading }: Reading, view: View): boolean {
  const { isHinted, isKnown, isOfSum, isAlone, isNear, inRow } = reading
  if (isHinted || isKnown || isOfSum || reading.saysRemove) return true
  if (isAlone && isNear && !mayBeHead(inRow, remover)) return true
  const isWritten = isAlone || row.querySelector('code, kbd') !== null
  if (isWritten && standsUnder(row, isHeadOfVoucher)) return true
  const line = spacedText(row.closest('tr'))
  if (inRow !== undefined && [text, line].some((each) => isWrittenInSum(inRow, each, view)))
    return true
  return dataCode(row) !== undefined || [text, identityOf(row, ['class'])].some(namesVoucher)
}

/**
 * "SUMMER25 [remove] −£5.00", whatever else the row says; without a number only where the page doesn't
 * write the names of its goods in capitals as well.
 */
function isWrittenInSum(code: string, text: string, view: View): boolean {
  return isInCapitals(code) && lowersOnce(text) && (isLoneCode(code) || isInSmallLetters(view))
}

/** Whether the control is about the row. */
function isMeant({ remover, isHinted, saysRemove, replaces, ...reading }: Reading): boolean {
  const isSaid = isHinted || saysRemove || replaces || hasWords(remover)
  const isBeside = reading.isNear && !reading.isSpoken
  return isSaid || isBeside || reading.isAlone || reading.isCodesOwn
}

/** Whether the control says that it takes something off, or stands where there is nothing else to do. */
function isForRemoving({ remover, row, isHinted, saysRemove, ...reading }: Reading): boolean {
  if (isHinted || saysRemove || reading.replaces || looksLikeRemover(remover)) return true
  if (reading.isCodesOwn || reading.isOfSum) return true
  if (!reading.isAlone || reading.isSpoken) return false
  return shutsSomething(remover) || (reading.isNear && standsUnder(row, isHeadOfDiscount))
}

function codeOf({ remover, row, ...reading }: Reading, known: readonly string[]) {
  const { named, inRow, saysRemove } = reading
  const beside = codeIn(termOf(row), known) ?? codeIn(saidBefore(row), known)
  const told = named ?? inRow ?? beside ?? unseenCode(row, remover)
  return told ?? (saysRemove ? codeInList(row, known) : undefined)
}

/** Whether a row that names no code may still be that of one. */
function mayBeNameless(
  { remover, row, text, saysRemove, isNear, isSpoken }: Reading,
  { view, removers }: Page,
  hasCome: boolean,
): boolean {
  // "Discount code − $12.00 applied" ×, and "Discount code Free shipping applied" ×
  const isToldOn = !isSpoken && namesVoucher(text) && appliedWords.test(fold(text))
  // "Code: Bring a friend" ×
  const isLabelled = !isSpoken && isNear && namesLabelled(spacedText(row))
  // "Discount code: free delivery. Saving: £5.00" ×, which came with a code.
  const isNew = !isSpoken && isNear && hasCome && discountWords.test(fold(text))
  const isSure = saysRemove || isToldOn || isLabelled || isNew || tellsWorth(remover)
  const mayClose = !hasWords(remover) && !isSure && !takesOff(text)
  if (mayClose || onlyCloses(remover)) return false
  const isOfField = isMute(row, remover) || clearsField(remover, removers)
  return !(isOfField && standsBesideField(row, view))
}
