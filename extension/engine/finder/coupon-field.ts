import { pathOf } from '../dom/path.ts'
import { holds, parentOf } from '../dom/shadow.ts'
import { plainText, readText, type ReadText } from '../dom/text.ts'
import { allOf, type View } from '../dom/view.ts'
import { hintRank } from '../hints/page-hints.ts'
import {
  applyWords,
  bareCode,
  decoyWords,
  fieldWords,
  giftWords,
  weakApplyWords,
  weakFieldWords,
  worthWords,
} from '../lexicon/finding.ts'
import { fold } from '../lexicon/phrases.ts'
import { boxOf, identityOf, labelOf, visibleTextFields } from './fields.ts'

export interface CouponField {
  readonly field: HTMLInputElement
  /** The part of the page that is about the field alone. */
  readonly box: Element
  readonly score: number
  /** Its own words or names say that it takes a voucher, not only what lies around it. */
  readonly isNamed: boolean
  /** No button about it says that it is for something else than to send a code. */
  readonly isSent: boolean
}

/** A source of words about a field, and how much each kind of word counts there. */
interface Source {
  /** It speaks of what lies around the field as well. */
  readonly isAround: boolean
  readonly text: string
  /** The part of it that is a heading of the field. */
  readonly heading?: string
  readonly strong: number
  readonly weak: number
  readonly decoy: number
}

/** Attributes that name a field for programs. */
const fieldNames = [
  ...['name', 'id', 'autocomplete', 'formcontrolname'],
  ...['data-testid', 'data-test', 'data-test-id', 'data-qa', 'data-cy', 'data-entity', 'data-role'],
]

/** Less than this is doubt, and in doubt no field is written. */
const threshold = 4

const otherThings =
  /postal|cc-|one-time-code|email|tel|name|address|country|organization|street|bday|username|url/

/**
 * Where the fields stand that came into sight when something was pressed that asks for a code. Pages
 * put a new element there when they draw that part anew.
 */
const vouchedPlaces = new WeakMap<Document, Set<string>>()

/** Notes that a field, which may have no words of its own, is the one that was asked for. */
export function vouchFor(field: Element): void {
  const { ownerDocument } = field
  vouchedPlaces.set(
    ownerDocument,
    (vouchedPlaces.get(ownerDocument) ?? new Set()).add(placeOf(field)),
  )
}

/** Whether the field alone stands where a press brought one into sight. */
function isVouchedFor(field: Element, fields: readonly Element[]): boolean {
  const places = vouchedPlaces.get(field.ownerDocument)
  if (places?.has(placeOf(field)) !== true) return false
  return fields.every((each) => each === field || placeOf(each) !== placeOf(field))
}

const placeOf = (field: Element) =>
  [pathOf(field), identityOf(field, ['name', 'placeholder', 'aria-label'])].join('\n')

/** Fields that may take a voucher code: those that a hint names first, then the likeliest. */
export function couponFields(view: View): CouponField[] {
  const fields = visibleTextFields(view.document, view)
  const found = fields
    .filter(isPossible)
    .map((field) => {
      const rank = hintRank(field, view, 'field')
      return scored(field, view, rank, rank > 0 || isVouchedFor(field, fields))
    })
    .filter(({ score }) => score >= threshold)
  const hasOther = found.some(({ isNamed, field }) => isNamed && !isForWorth(field))
  // "Voucher" may be the name of what was paid for before, where another field is for a discount.
  const isBehind = ({ field }: CouponField) => Number(hasOther && isForWorth(field))
  return found.sort((a, b) => b.rank - a.rank || isBehind(a) - isBehind(b) || b.score - a.score)
}

const isForWorth = (field: Element) =>
  isWorth(`${labelOf(field)}\n${identityOf(field, fieldNames)}`)

/** Whether words name a voucher, and nothing that could only be a discount. */
export function isWorth(text: string): boolean {
  const folded = fold(text)
  return worthWords.test(folded) && !fieldWords.test(folded.replace(all(worthWords), ' '))
}

/**
 * Whether a field is there that may well take a voucher, although nothing makes it sure: its own
 * words speak of vouchers, or it stands beside a code that is on and is not known for anything else.
 *
 * @param rows the parts of the page that show a code as being on.
 */
export function hasFieldInDoubt(view: View, rows: readonly Element[]): boolean {
  return visibleTextFields(view.document, view)
    .filter(isPossible)
    .some((field) => {
      const own = fold(`${labelOf(field)}\n${identityOf(field, ['name', 'id'])}`)
      if (decoyWords.test(own)) return false
      const rest = own.replace(all(giftWords), ' ')
      if (fieldWords.test(rest) || weakFieldWords.test(rest)) return true
      return rest === own && rows.some((row) => isBeside(field, row))
    })
}

function isBeside(field: Element, row: Element): boolean {
  let part = parentOf(row)
  for (let level = 0; part !== null && level < 3; level++, part = parentOf(part)) {
    if (plainText(part).length > 300) return false
    if (holds(part, field)) return true
  }
  return false
}

function isPossible(field: HTMLInputElement): boolean {
  if (hasPin(field)) return false
  if (['email', 'number'].includes((field.getAttribute('type') ?? '').toLowerCase())) return false
  if (field.hasAttribute('readonly')) return false
  if (otherThings.test(field.getAttribute('autocomplete') ?? '')) return false
  const maximum = Number(field.getAttribute('maxlength') ?? 'NaN')
  return !(maximum > 0 && maximum <= 3)
}

const pinNames = /^(?:\p{L}+ )?pin\b/mu

/** What is secured by a PIN has been paid for. */
function hasPin(field: HTMLInputElement): boolean {
  const form = field.form ?? field.closest('fieldset, [role=tabpanel]')
  const fields = [...(form?.querySelectorAll('input:not([type=hidden])') ?? [])]
  const next = fields[fields.indexOf(field) + 1]
  // "Quantity of Enamel pin" asks for none.
  return [field, next].some(
    (each) =>
      each !== undefined &&
      pinNames.test(fold(`${labelOf(each)}\n${identityOf(each, fieldNames)}`)),
  )
}

function scored(
  field: HTMLInputElement,
  view: View,
  rank: number,
  isExpected: boolean,
): CouponField & { readonly rank: number } {
  const box = boxOf(field, view)
  // A hint says no more than that: what speaks against the field still counts.
  let isMeant = isExpected
  let score = isMeant ? threshold : 0
  let isNamed = false
  // Names are copied from other fields, and the shopper's words are not.
  const isLabelled = speaksOfVouchers(labelOf(field))
  for (const source of sourcesOf(field, box, view, isLabelled)) {
    const weighed = weigh(source, isNamed)
    score += weighed.points
    isNamed ||= weighed.isNamed
    isMeant ||= weighed.isStrong
  }
  const buttons = allOf(view, 'button, input[type=submit], [role=button], a', box)
  const named = buttons.map((button) =>
    fold(`${plainText(button)} ${button.getAttribute('value') ?? ''}`),
  )
  const isSent = named.some((name) => applyWords.test(name) || weakApplyWords.test(name))
  if (named.some((name) => applyWords.test(name) && fieldWords.test(name))) score += threshold
  else if (named.some((name) => applyWords.test(name))) score += 2
  else if (isSent) score += 1
  if (field.getAttribute('type') === 'search' || field.closest('[role=search]')) score -= 6
  if (/numeric|decimal|email|tel/.test(field.getAttribute('inputmode') ?? '')) score -= 2
  if (field.closest('header, footer, nav')) score -= 2
  isMeant ||= named.some((name) => fieldWords.test(name))
  // A parcel's code, or a door's, is not redeemed.
  isMeant ||= isBareCode(labelOf(field)) && named.some((name) => applyWords.test(name))
  // A code of anything else, such as a parcel's: nothing says that it is a voucher's.
  const isUnsaid = named.every((name) => name.trim() === '')
  return { field, box, rank, score: isMeant ? score : 0, isNamed, isSent: isSent || isUnsaid }
}

/** "Enter code": nothing says of what. */
const isBareCode = (label: string) =>
  label.split('\n').every((line) => bareCode.test(fold(line.trim())))

/** Of vouchers, gift cards aside, and of nothing else. */
function speaksOfVouchers(label: string): boolean {
  const rest = withoutGift(fold(label))
  return fieldWords.test(rest) && !decoyWords.test(rest)
}

function sourcesOf(
  field: HTMLInputElement,
  box: Element,
  view: View,
  isLabelled: boolean,
): Source[] {
  const { form } = field
  const own = labelOf(field)
  // Component libraries call a field by what else it can do, "select-search-input": its class is
  // read only where its label leaves open what it is for.
  const names = isLabelled ? fieldNames : [...fieldNames, 'class']
  return [
    { isAround: false, text: own, strong: 6, weak: 2, decoy: -8 },
    {
      isAround: false,
      text: identityOf(field, names),
      strong: 4,
      weak: 1,
      // What is sent is told by the name; ids are copied with a template.
      decoy: isLabelled && !decoyWords.test(fold(identityOf(field, ['name']))) ? -3 : -6,
    },
    { isAround: true, ...surroundingsOf(field, box, own, view), strong: 3, weak: 1, decoy: -3 },
    {
      isAround: true,
      text: form === null ? '' : identityOf(form, ['id', 'class', 'name', 'action']),
      strong: 2,
      weak: 0,
      decoy: -5,
    },
  ]
}

function surroundingsOf(
  field: Element,
  box: Element,
  own: string,
  view: View,
): { text: string; heading: string } {
  const legend = plainText(box.closest('fieldset')?.querySelector('legend'))
  const ids = identityOf(box, ['id', 'class'])
  // What nobody sees, such as the other panes of a switch, is about something else.
  const read = readText(box, view)
  const seen = read.text
  const title = plainText(box.querySelector(headings)) || firstLine(read, field)
  const isLabel = seen !== '' && plainText(box) === plainText(box.querySelector('label'))
  // A field with words for something else is not what the line before is about.
  const before = decoyWords.test(fold(seen)) ? '' : lineBefore(box)
  const around = [legend, headingOver(box), before, ids]
  return {
    text: [isLabel ? seen.replace(own, '') : seen, ...around].join('\n'),
    heading: [title, ...around].join('\n'),
  }
}

const entries =
  'input:not([type=hidden], [type=checkbox], [type=radio], [type=submit], [type=button]), textarea'

/** A line of words right before the box: "Have a code?", and the field below. */
function lineBefore(box: Element): string {
  for (let part = box.previousElementSibling; part; part = part.previousElementSibling) {
    const text = part.localName === 'template' ? '' : plainText(part)
    // Of a row of tabs only one is about the field.
    const isChoice = part.querySelectorAll('a, button, [role=tab], label').length > 1
    // Words that stand with a field of their own are about that one.
    if (part.querySelector(entries) !== null) return ''
    if (text !== '') return text.length <= 80 && !isChoice ? text : ''
  }
  return ''
}

/** A short line over the field stands for a heading where there is none; no control is one. */
function firstLine({ pieces }: ReadText, field: Element): string {
  const part = pieces[0]?.node.parentElement
  if (part?.closest('a, button, label') !== null) return ''
  const isOver = (part.compareDocumentPosition(field) & 4) !== 0 /* DOCUMENT_POSITION_FOLLOWING */
  const text = plainText(part)
  return isOver && text.length <= 40 ? text : ''
}

const headings = 'h1, h2, h3, h4, h5, h6, summary, [role=heading]'

/** What the part of the page is called that the box lies in. */
function headingOver(box: Element): string {
  const part = box.closest('section, fieldset, details, dialog, [role=dialog], form')
  if (part === null || plainText(part).length > 400) return ''
  const heading = part.querySelector(headings)
  return `${plainText(heading)}\n${part.getAttribute('aria-label') ?? ''}`
}

/**
 * A gift card's words are set apart, since one field often takes either.
 *
 * @param isNamed the field's own label or name says that it takes a voucher: words around it then
 *   speak of what lies beside it, such as the rows of a summary.
 * @returns points for and against it, and whether this source names it.
 */
function weigh(
  source: Source,
  isNamed: boolean,
): { points: number; isNamed: boolean; isStrong: boolean } {
  const text = fold(source.text)
  const rest = withoutGift(text)
  const isGift = rest !== text
  const isStrong = fieldWords.test(rest)
  const isDecoy = decoyWords.test(rest)
  const isWeak = !isStrong && !isGift && weakFieldWords.test(rest)
  let points = isStrong ? source.strong : isWeak ? source.weak : 0
  const { isAround } = source
  // A heading that speaks of gift cards alone tells what the field's own words leave open.
  if (isAround && isNamed) {
    const heading = fold(source.heading ?? source.text)
    const isGifts = !isStrong && withoutGift(heading) !== heading
    return { points: isGifts ? 2 * source.decoy : points, isNamed, isStrong }
  }
  if (isGift) points += isStrong ? -1 : source.decoy
  if (isDecoy && !(isStrong && isAround)) points += source.decoy
  return { points, isNamed: isStrong && !isGift && !isDecoy && !isAround, isStrong }
}

/**
 * The text without gift cards. Their short name on a line of its own is theirs too: in "Gift voucher"
 * with "Voucher number" below there is no voucher, in "Voucher or gift voucher" there is.
 */
function withoutGift(text: string): string {
  const lines = text.split('\n')
  const rests = lines.map((line) => line.replace(all(giftWords), ' '))
  const short = lines
    .filter((line, at) => line !== rests[at] && !fieldWords.test(rests[at] ?? ''))
    .flatMap((line) => line.match(all(giftWords)) ?? [])
    .flatMap((gift) => gift.match(all(fieldWords)) ?? [])
  return short.reduce((rest, each) => rest.replaceAll(each, ' '), rests.join('\n'))
}

const all = (pattern: RegExp) => new RegExp(pattern, 'gu')
