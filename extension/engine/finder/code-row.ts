import { around } from '../dom/around.ts'
import { holds } from '../dom/shadow.ts'
import { digitsOf, priceCount, pricesIn } from '../dom/prices.ts'
import { controlName, plainText, spacedText } from '../dom/text.ts'
import { allOf, type View } from '../dom/view.ts'
import { isQuantityControl } from '../forms.ts'
import { applyWords, fieldWords } from '../lexicon/finding.ts'
import { discountWords } from '../lexicon/judging.ts'
import { fold, words } from '../lexicon/phrases.ts'
import { isPlainIcon, looksLikeRemover, removesCode } from './code-remover.ts'
import { isInCapitals, isLoneCode } from './bare-codes.ts'
import { codeIn, codeInValue } from './code-token.ts'
import { identityOf, visibleTextFields } from './fields.ts'
import { isLocked } from './locked-field.ts'
import { speaking, speakingNames } from './messages.ts'
import { controls } from './removers.ts'
import { namesGiftOnly, namesVoucher } from './row-words.ts'

/** Longer texts are more than a row. */
const longest = 160

/** The smallest part of the page that holds this remover alone and names a code, or near it. */
export function rowOf(
  remover: Element,
  all: readonly Element[],
  known: readonly string[],
  view: View,
): Element {
  let row: Element = remover
  // An icon may bear the code for programs and be there to copy it: its row tells more.
  const needsRow = isPlainIcon(remover) && !looksLikeRemover(remover)
  const named = () => codeIn(row, known, remover) ?? codeInField(row, known, view)
  const isWhole = () => named() !== undefined && !(needsRow && row === remover)
  for (const parent of around(remover, 4)) {
    if (isWhole() || ['body', 'main', 'table', 'tbody'].includes(parent.localName)) break
    const text = spacedText(parent)
    if (text.length > longest) break
    if (priceCount(text) > 1 && !lowersOnce(text) && !removesCode(remover)) break
    if (all.some((each) => !remover.contains(each) && holds(parent, each))) break
    if ([...parent.querySelectorAll('input, select')].some(isQuantityControl)) break
    if (holdsField(parent, view) && codeInField(parent, known, view) === undefined) break
    row = parent
    if (row.localName === 'tr' || (row.localName === 'li' && !isCell(row))) break
  }
  return row
}

/**
 * "1, −£4.35, −£5.22": a code as a line of the basket, which takes something off in every column;
 * "Discount £4. You save £4.00"; "£4 off your order −£4.00".
 */
export function lowersOnce(text: string): boolean {
  const found = pricesIn(text)
  if (found.length === 0) return false
  const lowered = found.filter(({ index }) => minusBefore.test(text.slice(0, index)))
  const digits = found.map(([price]) => digitsOf(price.replace(/[.,]00(?!\d)/, '')))
  const isOfDiscount = lowered.length > 0 || discountWords.test(fold(text))
  return lowered.length === found.length || (isOfDiscount && new Set(digits).size === 1)
}

const minusBefore = /[-−–]\s?\p{Lu}{0,3}\s?$/u

/** Some lists are grids, and one of their items holds what takes the code off and an amount alone. */
const isCell = (item: Element) => !/\p{L}{2}/u.test(besideControls(item))

/** What a row says without its controls. */
export function besideControls(row: Element): string {
  return [...row.querySelectorAll(controls)].reduce(
    (text, control) => text.replace(plainText(control), ' '),
    plainText(row),
  )
}

/** A line of the basket leads to what it sells. */
export function isGoodsLine(row: Element, remover: Element): boolean {
  const part = row.closest('tr, li, article') ?? row
  // An article can be the whole basket.
  const text = spacedText(part)
  const line = text.length > 2 * longest || priceCount(text) > 3 ? row : part
  const holds = line.querySelectorAll('a[href]')
  return [...holds].some(
    (link) =>
      link !== remover &&
      leadsSomewhere(link) &&
      !remover.contains(link) &&
      !looksLikeRemover(link),
  )
}

export const leadsSomewhere = (link: Element) =>
  !/^(?:$|#|javascript:)/i.test(link.getAttribute('href') ?? '#')

const rowNames = ['id', 'class', 'name', 'data-testid', 'data-test-id', 'data-test', 'data-cy']

/** `data-gift-card-code="…"` */
const dataNames = (part: Element) =>
  part.getAttributeNames().flatMap((name) => (name.startsWith('data-') ? words(name) : []))

const namesOf = (part: Element) => [identityOf(part, rowNames), ...dataNames(part)].join('\n')

/** Whether a row of the sums, or the part right around it, is called a gift card's for programs. */
export const isCalledGiftCards = (row: Element): boolean =>
  namesGiftOnly([row, ...around(row, 1)].map(namesOf).join('\n'))

/** A gift card that pays for the basket looks like a code, and taking it off raises what is to pay. */
export function isGiftCards(row: Element, remover: Element, text: string, view: View): boolean {
  // "Gift card: •••• 1234", whatever the button is called that takes off either kind.
  if (namesGiftOnly(text) || namesGiftOnly(besideControls(row))) return true
  // Some fields take only the other kind while one of a kind is on: the row's own names go first.
  const own = [row, ...row.querySelectorAll('*'), remover].map(namesOf)
  if (namesGiftOnly(own.join('\n'))) return true
  if (discountWords.test(fold(text)) || own.some((each) => fieldWords.test(fold(each))))
    return false
  for (const part of around(row, 5)) {
    const fields = visibleTextFields(part, view)
    if (fields.length === 0) continue
    return fields.every((field) => {
      const names = ['name', 'id', 'placeholder', 'aria-label']
      return namesGiftOnly(names.map((each) => words(field.getAttribute(each) ?? '')).join(' '))
    })
  }
  return false
}
export function rowText(row: Element): string {
  return `${spacedText(termOf(row))} ${spacedText(row)}`
}

/**
 * The cell of a grid without rows that names a code, and nothing else, right before the one that holds
 * what takes it off.
 */
export function cellBefore(cell: Element, known: readonly string[]): Element | undefined {
  const before = cell.previousElementSibling
  const text = spacedText(before).trim()
  const isOne = known.includes(text) || isLoneCode(text)
  const isGrid =
    cell.ownerDocument.defaultView?.getComputedStyle(cell.parentElement ?? cell).display === 'grid'
  const isCode = isOne && isGrid && before?.querySelector(controls) === null
  return isCode && isCell(cell) && codeIn(cell, known) === undefined ? before : undefined
}

/** "Active code: SAVE10", or "Active code:" and "SAVE10", right before what takes it off alone. */
export function saidBefore(row: Element): Element | null {
  const before = row.previousElementSibling
  if (besideControls(row).trim() !== '' || before?.querySelector(controls) !== null) return null
  const text = spacedText(before)
  const isCode = isLoneCode(text) || isInCapitals(text)
  const label = isCode ? spacedText(before.previousElementSibling) : text
  const isSaid = label.length <= longestLabel && namesVoucher(label) && priceCount(text) === 0
  return isSaid ? before : null
}

const longestLabel = 60

/** A value of a list has its term beside it. */
export function termOf(row: Element): Element | null {
  return row.localName === 'dd' ? row.previousElementSibling : null
}

/** The colour of a chip is called "success" as well. */
export function isMessage(row: Element): boolean {
  const names = identityOf(row, ['id', 'class'])
  if (row.matches(speaking)) return true
  return speakingNames.test(names) && !chipNames.test(names) && !row.matches('tr')
}

/** Whether something stands in what comes for a moment and tells what was done: its cross shuts it. */
export const isInToast = (node: Node): boolean =>
  isToast(node) || [...around(node, 3)].some(isToast)

const isToast = (node: Node) => node.nodeType === 1 && toastNames.test(toastSigns(node as Element))

const toastSigns = (part: Element) => `${part.localName}\n${identityOf(part, ['id', 'class'])}`

const toastNames = /toast|snack ?-?bar|growl|sonner|\bnoty\b/i

const chipNames = /\b(?:tag|chip|pill|badge|token|label)\b/i

/** A field that is locked belongs to the code that stands in it. */
export function holdsField(part: Element, view: View): boolean {
  return visibleTextFields(part, view).some((field) => !isLocked(field))
}

/** Whether the page wrote what is in a field: nobody types into one that is locked. */
const isShops = (field: HTMLInputElement) =>
  field.getAttribute('value') === field.value || isLocked(field)

/** A code that stays in its field while it is on: the button that sent it has given way to another. */
export function codeInField(
  part: Element,
  known: readonly string[],
  view: View,
): string | undefined {
  const sends = allOf(view, controls, part).some((each) => applyWords.test(fold(controlName(each))))
  const values = visibleTextFields(part, view).map(
    (field) => isShops(field) && codeInValue(field.value),
  )
  return sends ? undefined : known.find((code) => values.includes(code))
}
