import { around } from '../dom/around.ts'
import { priceCount, withoutPrices } from '../dom/prices.ts'
import { controlName, plainText, spacedText, textNodes, textOf } from '../dom/text.ts'
import type { View } from '../dom/view.ts'
import {
  applyWords,
  fieldWords,
  removeWords,
  revealWords,
  weakFieldWords,
} from '../lexicon/finding.ts'
import { appliedWords, discountWords } from '../lexicon/judging.ts'
import { standingWords } from '../lexicon/mild.ts'
import { everywhere, fold } from '../lexicon/phrases.ts'
import { verdictOf } from '../verdict.ts'
import { bareCodes, isInCapitals, isInSmallLetters, isLoneCode } from './bare-codes.ts'
import { isCalledGiftCards, isMessage, isInToast, leadsSomewhere } from './code-row.ts'
import { looksLikeRemover, removesCode } from './code-remover.ts'
import { codeIn, namesAsWord, namesCode } from './code-token.ts'
import { countsDiscount } from './counted-vouchers.ts'
import { identityOf } from './fields.ts'
import { isUnderOffers } from './heads.ts'
import { hasTerms, isOfDiscount, namesGiftOnly, namesVoucher, saysNotOn } from './row-words.ts'
import { takesOff } from './takes-off.ts'
import { asks, detailOf, shortestRow } from './text-rows.ts'

const longest = 160

/** A row that shows a code as being on, and no control that takes it off. */
interface SaidCode {
  readonly code: string
  readonly row: Element
  readonly remover: null
}

/**
 * The code that stands in its field while it is on, where nothing else on the page names it: the
 * page says that a code was taken, or counts a discount among its sums.
 */
export function codeLeftInField(
  field: HTMLInputElement | undefined,
  view: View,
  said: readonly string[],
  near: readonly Element[],
): string | undefined {
  const text = field?.value.trim() ?? ''
  if (!/^[^\s]{2,40}$/.test(text) || !/[\p{L}\p{N}]{2}/u.test(text)) return undefined
  const isOn =
    said.some(welcomesCode) ||
    takesOffInRow(field) ||
    isRepeated(field, text, view) ||
    near.some((part) => countsDiscount(part, view))
  return isOn ? text : undefined
}

/** "Discount applied" */
export const welcomesCode = (message: string) =>
  isOfDiscount(message) && verdictOf(message)?.kind === 'welcomed'

/** The field in a row of the sums, with what the code takes off that the shop has written into it. */
function takesOffInRow(field: HTMLInputElement | undefined): boolean {
  if (field?.getAttribute('value') !== field?.value) return false
  const texts = field === undefined ? [] : [...around(field, 6)].map(spacedText)
  const row = texts.find((text) => priceCount(text) > 0) ?? ''
  return row.length <= longest && priceCount(row) === 1 && takesOff(row)
}

/** What the shop has written into the field and says elsewhere too, of a code or among the sums. */
function isRepeated(field: HTMLInputElement | undefined, code: string, view: View): boolean {
  if (field?.getAttribute('value')?.trim() !== code) return false
  const tells = (row: Element | null | undefined) => {
    const text = spacedText(row)
    const isShort = !!row && text.length <= longest && priceCount(text) <= 1
    return isShort && !saysNotOn(text) && !offers(row) && (takesOff(text) || namesVoucher(text))
  }
  const nodes = [...textNodes(view.document.body, view, (text) => namesCode(text, code))]
  return nodes.some((node) => tells(node.parentElement) || tells(shortestRow(node)))
}

/** "SAVE10 (−£4.00)", "SAVE10 (10%)" without what it takes off. */
const withoutAmount = (text: string) =>
  withoutPrices(text)
    .replace(/\(\d+(?:[.,]\d+)?\s?%\)/, '')
    .replace(/^[\s()[\]−–-]+|[\s()[\]−–-]+$/g, '')

/** "SUMMER", and no heading or control. */
const mayBeWord = (node: Text) =>
  isInCapitals(withoutAmount(node.data)) &&
  node.parentElement?.closest('h1, h2, h3, h4, h5, h6, button, a, summary') === null

/** "Discount (SAVE10) −£4.00", "Code SAVE10 applied". */
export function codesSaid(
  view: View,
  known: readonly string[],
  near: readonly Element[],
): SaidCode[] {
  const found: SaidCode[] = []
  let isLowered: boolean | undefined
  const lowersTotal = () => (isLowered ??= near.some((part) => countsDiscount(part, view)))
  let isSmall: boolean | undefined
  const writesSmall = () => (isSmall ??= isInSmallLetters(view))
  for (const part of near) {
    for (const node of textNodes(part, view)) {
      if (node.data.length > longest) continue
      const named = known.find((code) => namesCode(node.data, code))
      if (
        named === undefined &&
        !isLoneCode(withoutAmount(node.data)) &&
        !(mayBeWord(node) && writesSmall()) &&
        ![discountWords, standingWords].some((words) => words.test(fold(node.data)))
      )
        continue
      const row = shortestRow(node)
      const text = `${lineOf(node, row)} ${spacedText(detailOf(row))}`.trim()
      if (row === undefined || saysNotOn(text) || isInToast(node)) continue
      if (isChoice(row, named)) continue
      // "COSRX", the maker's name, in a line with what sells it.
      if (named === undefined && !isOfDiscount(text) && leadsToGoods(row)) continue
      if (named === undefined && (isCalledGiftCards(row) || namesGiftOnly(text))) continue
      // A message tells what happened to a code, not what stands.
      const isRowOfNamed = named !== undefined && !isSpoken(node, row)
      // "Give $10, get $10. Your code: JUNE" is for a friend.
      const says =
        appliedWords.test(fold(text)) &&
        (discountWords.test(fold(text)) || (isRowOfNamed && weakFieldWords.test(fold(text)))) &&
        priceCount(text) <= 1
      // An offer that isn't taken tells its terms besides: "−20 € from 150 €".
      const name = withoutPrices(node.data).trim()
      const lowers = takesOff(text) || inBrackets.test(name) || isBehindDiscount(name)
      const isRow = lowers && priceCount(text) === 1 && !hasTerms(text)
      // "URUSHI10 Spring coupon", and the discount among the sums.
      const isNamed = isRowOfNamed && namesVoucher(text) && !offers(row) && lowersTotal()
      const isSaid = isRow || says || saysStanding(text, codeIn(row, known))
      const code = isSaid ? codeIn(row, known) : isNamed ? named : undefined
      // "Gym towel £9.00 − 1 +", and the code TOWEL: a word of the goods.
      const isWord = code !== undefined && namesAsWord(text, code) && !isOfDiscount(text)
      if (code !== undefined && !isWord) found.push({ code, row, remover: null })
    }
  }
  const bare = bareCodes(view, known, near)
  return bare.length > 0 && lowersTotal() ? [...found, ...bare] : found
}

const leadsToGoods = (row: Element) =>
  [...row.querySelectorAll('a[href]')].some(
    (link) => leadsSomewhere(link) && !looksLikeRemover(link) && !removesCode(link),
  )

/** "Discount (SAVE10) £4.00", without a sign. */
const inBrackets = /^[^()]{3,30}\(\p{Lu}[\p{Lu}\d_-]{3,39}\)\s*:?\s*$/u

/** "Discount SAVE10 £4.00", without brackets, and in no heading that is all in capitals. */
function isBehindDiscount(text: string): boolean {
  const name = /^(\p{L}[\p{L} ]*\p{Ll}):?\s+\p{Lu}[\p{Lu}\d_-]{3,39}\s*:?$/u.exec(text)?.[1]
  return name !== undefined && discountWords.test(fold(name))
}

/** "SAVE10 is on your basket": nothing but that it is on, wherever the page says so. */
function saysStanding(text: string, code: string | undefined): boolean {
  if (code === undefined || !namesCode(text, code)) return false
  const [said, name] = [fold(text), fold(code)]
  if (!standingWords.test(said)) return false
  const rest = [standingWords, fieldWords, weakFieldWords].reduce(
    (left, words) => left.replace(everywhere(words), ' '),
    said.replaceAll(name, ' '),
  )
  return !/\p{L}{2}/u.test(rest)
}

/**
 * Whether a shopper may take or leave what the row names. A box to tick may take off what is on, and
 * the field may stand in the row of the code that it holds.
 */
function isChoice(row: Element, code: string | undefined): boolean {
  const parts = [...row.querySelectorAll('input:not([type=hidden]), label')].filter(
    (part) => asks(part) && !(row.matches('tr') && takesCodes(part)),
  )
  const holdsCode = parts.some((part) => code !== undefined && part.getAttribute('value') === code)
  const takesOffCode = (part: Element) =>
    part.getAttribute('type') === 'checkbox' &&
    removeWords.test(fold(identityOf(part, ['name', 'id', 'title', 'aria-label'])))
  return !holdsCode && !parts.every(takesOffCode)
}

/** The field for another code and its button, in the row of a table that tells of the one that is on. */
const takesCodes = (part: Element) =>
  part.matches('[type=submit], [type=button], [type=image]') ||
  (part.matches('input:not([type=checkbox], [type=radio])') &&
    fieldWords.test(fold(identityOf(part, ['name', 'id', 'placeholder']))))

/** What a row says, of a cell where breaks part lines from each other the text's own line alone. */
function lineOf(node: Text, row: Element | undefined): string {
  let part: Node = node
  while (part.parentElement?.matches(inline) === true) part = part.parentElement
  const cell = part.parentElement
  const siblings = [...(cell?.childNodes ?? [])]
  const isBreak = (each: Node) => each.nodeName === 'BR'
  const whole = spacedText(row)
  if (row === undefined || !siblings.some(isBreak) || !row.contains(cell)) return whole
  const at = siblings.indexOf(part as ChildNode)
  const start = siblings.findLastIndex((each, place) => place < at && isBreak(each)) + 1
  const end = siblings.findIndex((each, place) => place > at && isBreak(each))
  const line = siblings.slice(start, end === -1 ? undefined : end)
  return whole.replace(spacedText(cell), line.map(textOf).join(' '))
}

const inline = 'span, b, strong, em, i, bdi, data, font, small'

/** "Use SAVE10 for 10 % off", or a button that does, or copies it: nothing says that it is on. */
function offers(row: Element): boolean {
  const text = fold(spacedText(row))
  const buttons = 'button, [role=button]'
  const holdsControl =
    row.closest(buttons) !== null || row.querySelector(`input, ${buttons}`) !== null
  return (
    [applyWords, revealWords].some((words) => words.test(text)) ||
    holdsControl ||
    isOnOfferCard(row) ||
    isUnderOffers(row)
  )
}

/** "Best match: £5 off. Code: SAVE5", and "Apply" beside it. */
function isOnOfferCard(row: Element): boolean {
  for (const part of around(row, 3)) {
    if (plainText(part).length > longest || part.querySelector('input') !== null) return false
    const buttons = [...part.querySelectorAll('button, [role=button]')]
    if (buttons.some((each) => applyWords.test(fold(controlName(each))))) return true
  }
  return false
}

/** Whether a text stands in a message, which may be the row or a part of it. */
function isSpoken(node: Text, row: Element): boolean {
  for (let part = node.parentElement; part !== null; part = part.parentElement) {
    if (isMessage(part)) return true
    if (part === row) return row.parentElement !== null && isMessage(row.parentElement)
  }
  return false
}
