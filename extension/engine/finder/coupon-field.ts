import { around } from '../dom/around.ts'
import { pathOf } from '../dom/path.ts'
import { controlName, plainText } from '../dom/text.ts'
import { allOf, type View } from '../dom/view.ts'
import { hintRank } from '../hints/page-hints.ts'
import {
  applyWords,
  bareCode,
  decoyWords,
  fieldWords,
  giftWords,
  weakApplyWords,
  worthWords,
} from '../lexicon/finding.ts'
import { everywhere, fold } from '../lexicon/phrases.ts'
import { removesCode } from './code-remover.ts'
import { drawnButtons } from './drawn-buttons.ts'
import { fieldNames, weighWords } from './field-words.ts'
import { isPassedOver } from './passed-over.ts'
import { boxOf, buttonsOf } from './field-box.ts'
import { identityOf, labelOf, visibleTextFields } from './fields.ts'
import { isLocked } from './locked-field.ts'

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

/** Less than this is doubt, and in doubt no field is written. */
const threshold = 4

const otherThings =
  /postal|cc-|one-time-code|email|tel|name|address|country|organization|street|bday|username|url/

/**
 * Where the fields stand that came into sight when something was pressed that asks for a code, and
 * those that a code was sent through. Pages put a new element there when they draw that part anew,
 * and may leave out the words that told what it is for.
 */
const vouchedPlaces = new WeakMap<Document, Set<string>>()

/**
 * Notes that a field, which may have no words of its own, takes voucher codes.
 *
 * @param place where it stands, as `placeOf` tells.
 */
export function vouchFor(document: Document, place: string): void {
  vouchedPlaces.set(document, (vouchedPlaces.get(document) ?? new Set()).add(place))
}

/** Whether the field alone stands where a press brought one into sight. */
function isVouchedFor(field: Element, fields: readonly Element[]): boolean {
  const places = vouchedPlaces.get(field.ownerDocument)
  if (places?.has(placeOf(field)) !== true) return false
  return fields.every((each) => each === field || placeOf(each) !== placeOf(field))
}

const overlays = 'dialog, [role=dialog], [aria-modal=true]'

/**
 * Whether a field stands in what has come over the page that holds the field in use: "Don't go, here are
 * £5 off" takes codes as well.
 */
export function isOfOffer(field: Element): boolean {
  const overlay = field.closest(overlays)
  const places = vouchedPlaces.get(field.ownerDocument)
  if (overlay === null || places === undefined) return false
  // What is said above the field moves it.
  const names = new Set([...places].map(nameIn))
  const known = [...field.ownerDocument.querySelectorAll('input')].filter((each) =>
    names.has(nameIn(placeOf(each))),
  )
  return known.length > 0 && known.every((each) => !overlay.contains(each))
}

/** Where a field stands, in terms that outlive a load of its page. */
export const placeOf = (field: Element) =>
  [pathOf(field), identityOf(field, ['name', 'placeholder', 'aria-label'])].join('\n')

/** What the field at a place is called. */
const nameIn = (place: string) => place.slice(place.indexOf('\n'))

/** Fields that may take a voucher code: those that a hint names first, then the likeliest. */
export function couponFields(view: View): CouponField[] {
  const fields = visibleTextFields(view.document, view)
  const found = fields
    .filter((field) => isPossible(field) && !isPassedOver(field) && !isOfOffer(field))
    .map((field) => {
      const rank = hintRank(field, view, 'field')
      return scored(field, view, rank, rank > 0 || isVouchedFor(field, fields))
    })
    .filter(({ score }) => score >= threshold)
  // Away from "Remove coupon" what takes a voucher is for what was paid for: the coupon's own is gone.
  const areForWorth = found.every(({ rank, field }) => rank === 0 && isForWorth(field))
  if (areForWorth && !isAnyVouched(found, fields) && showsOtherCode(found, view)) return []
  const hasOther = found.some(({ isNamed, field }) => isNamed && !isForWorth(field))
  const hasPlain = found.some(({ field }) => !speaksOfGifts(field) && !isForWorth(field))
  // "Voucher" may be the name of what was paid for before, where another field is for a discount, and
  // "Voucher (gift)" is.
  const isBehind = ({ field }: CouponField) =>
    Number((hasOther && isForWorth(field)) || (hasPlain && speaksOfGifts(field)))
  return found.sort((a, b) => b.rank - a.rank || isBehind(a) - isBehind(b) || b.score - a.score)
}

const isAnyVouched = (found: readonly CouponField[], fields: readonly Element[]) =>
  found.some(({ field }) => isVouchedFor(field, fields))

/** Whether something takes a code off that is called otherwise than what may have been paid for. */
function showsOtherCode(found: readonly CouponField[], view: View): boolean {
  if (found.length === 0) return false
  return allOf(view, 'button, a, input[type=submit], [role=button]').some((control) => {
    const name = controlName(control)
    const isOther = removesCode(control) && fieldWords.test(fold(name)) && !isWorth(name)
    return isOther && view.isVisible(control) && found.every(({ field }) => isApart(field, control))
  })
}

const heads = 'summary, [aria-expanded], [aria-controls], h2, h3, h4, h5'

/** Whether a field stands in a part that has a head of its own, and the control outside of that. */
function isApart(field: Element, control: Element): boolean {
  for (const part of around(field, 5)) {
    if (part.contains(control)) return false
    if ([...part.querySelectorAll(heads)].some((head) => isWorth(controlName(head)))) return true
  }
  return true
}

const speaksOfGifts = (field: Element) => {
  const words = fold(`${labelOf(field)}\n${identityOf(field, fieldNames)}`)
  return giftWords.test(words) || giftAlone.test(words)
}

const giftAlone = /\b(?:gift|geschenk|cadeau|regalo|prezent|presente)\b/

/** Whether a field's own words name what may have been paid for, and nothing else. */
export const isForWorth = (field: Element) =>
  isWorth(`${labelOf(field)}\n${identityOf(field, fieldNames)}`)

/** Whether words name a voucher, and nothing that could only be a discount. */
export function isWorth(text: string): boolean {
  const folded = fold(text)
  return worthWords.test(folded) && !fieldWords.test(folded.replace(everywhere(worthWords), ' '))
}

const otherKinds = /^(?:email|tel|number)$/i
const otherKeys = /^(?:email|tel|numeric|decimal)$/i

/** Whether a text field may hold a code at all, by its kind. */
export function isPossible(field: HTMLInputElement): boolean {
  if (hasPin(field)) return false
  // Codes have letters, but for those of some catalogues.
  if (otherKinds.test(field.getAttribute('type') ?? '')) return false
  if (otherKeys.test(field.getAttribute('inputmode') ?? '') && !isNamedForDiscount(field))
    return false
  if ((isLocked(field) && !field.disabled) || asksForMail(field)) return false
  if (otherThings.test(field.getAttribute('autocomplete') ?? '')) return false
  const maximum = Number(field.getAttribute('maxlength') ?? 'NaN')
  return !(maximum > 0 && maximum <= 3)
}

/** "Coupons for subscribers", and "E-mail" written into the field, as pages did before placeholders. */
const asksForMail = (field: HTMLInputElement) =>
  /^(?:\p{L}+ )?(?:e[ -]?)?mail(?: ?address)?$/u.test(fold(field.defaultValue).trim())

/** What a shop sells has a number as well: "Gutscheinnummer". */
const soldByNumber = /gutschein/

/** Whether the field's own words name a discount, and nothing that was paid for. */
function isNamedForDiscount(field: Element): boolean {
  const own = fold(`${labelOf(field)}\n${identityOf(field, ['name', 'id'])}`)
  const others = [giftWords, decoyWords, soldByNumber]
  return fieldWords.test(own) && !others.some((words) => words.test(own)) && !isWorth(own)
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
  const { points, isNamed, isStrong } = weighWords(field, box, view)
  let isMeant = isExpected || isStrong
  let score = isExpected ? threshold + points : points
  const buttons = buttonsOf(field, box, 'button, input[type=submit], [role=button], a', view)
  const near = buttons.length > 0 ? buttons : drawnButtons(field, box, view)
  const named = near.map((button) => fold(controlName(button)))
  const isApplied = named.some((name) => applyWords.test(name))
  const isSent = isApplied || named.some((name) => weakApplyWords.test(name))
  if (named.some((name) => applyWords.test(name) && fieldWords.test(name))) score += threshold
  else if (isApplied) score += 2
  else if (isSent) score += 1
  // Some libraries make every field with a button beside it one for a search.
  const isSearch = field.getAttribute('type') === 'search' && !(isStrong && isApplied)
  if (isSearch || field.closest('[role=search]')) score -= 6
  // "Shop or coupon" looks for either.
  if (/^(?:q|query|keywords?)$/i.test(field.name)) score -= 12
  if (field.closest('header, footer, nav')) score -= 2
  isMeant ||= named.some((name) => fieldWords.test(name))
  // A parcel's code, or a door's, is not redeemed.
  isMeant ||= isBareCode(labelOf(field)) && named.some((name) => applyWords.test(name))
  // One field and one button under a few words about vouchers, whatever the button says.
  if (!isSent && isStrong && near.length === 1 && plainText(box).length <= longestBox) score += 1
  if (asksForCode(labelOf(field)) && isSent) {
    isMeant = true
    score += 1
  }
  // "Add to my account" spends it there.
  const next = (field.closest('label') ?? field).nextElementSibling
  const sending = [...named, next === null ? '' : fold(controlName(next))]
  if (sending.some((name) => accountWords.test(name) && !personWords.test(name))) isMeant = false
  // A code of anything else, such as a parcel's: nothing says that it is a voucher's.
  const isUnsaid = named.every((name) => !/[\p{L}\p{N}]/u.test(name))
  return { field, box, rank, score: isMeant ? score : 0, isNamed, isSent: isSent || isUnsaid }
}

const accountWords =
  /(?<!\p{L})(?:my account|your account|to account|meinem konto|zum konto|kundenkonto|mon compte|mi cuenta|mio conto|mio account|minha conta|mijn account|mojego konta|wallet)(?!\p{L})/u
const personWords =
  /log ?in|sign|anmeld|registr|creat|anlegen|connect|inici|acced|crea|iniciar|entrar|zaloguj/

const longestBox = 100

/** "Got a code? Pop it in here": one that is asked for is the shop's own. */
function asksForCode(label: string): boolean {
  const [, question] = /^¿?([^?]{3,40})\?/.exec(label) ?? []
  return question !== undefined && bareCode.test(fold(question.trim()))
}

/** "Enter code": nothing says of what. */
const isBareCode = (label: string) =>
  label.split('\n').every((line) => bareCode.test(fold(line.trim())))
