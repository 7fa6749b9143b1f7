import { around } from './dom/around.ts'
import type { Reading } from '#domain/contract/run.ts'
import { findMoney } from '#domain/money/parse.ts'
import { basketLines, type BasketLines } from './basket-lines.ts'
import { tongueOf } from './dom/language.ts'
import { elementsNamed, plainText } from './dom/text.ts'
import type { View } from './dom/view.ts'
import { appliedCodes, type AppliedCode } from './finder/applied-codes.ts'
import type { Scenery } from './finder/came-with-code.ts'
import { codeInValue } from './finder/code-token.ts'
import { couponFields, type CouponField } from './finder/coupon-field.ts'
import { withoutCreditSums } from './finder/credit-sums.ts'
import { messages } from './finder/messages.ts'
import { withoutPartPayments } from './finder/part-payments.ts'
import { countsVoucher } from './finder/counted-vouchers.ts'
import { codeLeftInField } from './finder/said-codes.ts'
import { chooseTotal, type ChosenTotal, type TotalLandmark } from './finder/choose-total.ts'
import { swappedTotal } from './finder/swapped-total.ts'
import { deliveryRows, sumRows } from './finder/total.ts'
import { belowDiscount, isAboveDiscount, isUntold, withoutDiscount } from './finder/untold-total.ts'
import { isTold } from './finder/zero-total.ts'
import { hinted } from './hints/page-hints.ts'
import {
  calledAsRecorded,
  ruleRows,
  type RecordedCode,
  type RuleRow,
} from './records/code-records.ts'
import { calledAsSent, type ShownNames } from './shown-names.ts'

/** What a document shows at one moment. */
export interface Sight {
  readonly total: ChosenTotal | undefined
  readonly applied: readonly AppliedCode[]
  /** Rows of codes and discounts that a platform's hints tell of, whatever they say. */
  readonly ruleRows: readonly RuleRow[]
  readonly messages: readonly string[]
  readonly lines: BasketLines
  readonly field: CouponField | undefined
  /** The text of the field where the page says that a code is on and shows it nowhere else. */
  readonly inField: string | undefined
  readonly isBusy: boolean
  /** Whether a row of the sums tells what a voucher takes off. Looked for only when it is asked. */
  readonly countsVoucher: boolean
  /** Whether the page tells a price for delivery. Looked for only when it is asked. */
  readonly chargesDelivery: boolean
  /** Whether nothing can be typed into the voucher field, although the shop locks no code in it. */
  readonly isLocked: boolean
}

/** What a look needs to know to see the same things again. */
export interface Landmarks {
  readonly currencyHint: string
  /** Codes that may be on the basket. */
  readonly codes: readonly string[]
  /** The row of the arrival total, once it is known. */
  readonly total?: TotalLandmark | undefined
  /** Where the voucher field stood when it was last seen on the page; it may be gone by now. */
  readonly place?: Element | undefined
  /** What the page showed before the run, once its arrival is known. */
  readonly before?: Scenery | undefined
  readonly names?: ShownNames | undefined
  /** What the shop's own records say of rows that the page takes off. */
  readonly recorded?: readonly RecordedCode[] | undefined
}

const busySigns = '[aria-busy=true], progress'
const busyNames =
  /skeleton|spinner|shimmer|animate-pulse|is-loading|blockoverlay|(?<![^\s])(?:\S*[-_])?(?:loading|loader)(?:[-_]{1,2}(?:mask|overlay|backdrop|screen|layer|cover)|__[\w-]{5,8})?(?!\S)/i

export function look(view: View, landmarks: Landmarks): Sight {
  const tongue = tongueOf(view.document, landmarks.currencyHint)
  const field = couponFields(view)[0]
  const rows = sumRows(view, tongue)
  const chosen =
    chooseTotal(rows, view, landmarks.total, {
      field: field?.field,
      among: (each) => withoutCreditSums(withoutPartPayments(each, view, tongue)),
    }) ??
    (landmarks.total && swappedTotal(view, tongue, landmarks.total))
  const told =
    chosen && isTold(chosen, rows, tongue) ? belowDiscount(chosen, view, tongue) : undefined
  const total =
    told &&
    (landmarks.total === undefined
      ? {
          ...told,
          isUntold: isUntold(told, view, tongue),
          isAboveDiscount: isAboveDiscount(told, view, tongue),
        }
      : withoutDiscount(told, view, tongue, landmarks.total))
  // A short page may have its sums in no part of their own.
  const near = [
    ...surroundings(field?.box ?? landmarks.place, 2, isLong),
    ...surroundings(total?.element, 4, isLong),
  ]
  const shown = appliedCodes(view, landmarks.codes, near, landmarks.before)
  const rules = ruleRows(view)
  const applied = calledAsSent(calledAsRecorded(shown, rules, landmarks.recorded), landmarks.names)
  const said = messages(view, [
    ...surroundings(field?.box ?? landmarks.place, 1),
    ...hinted(view, 'message'),
  ])
  return {
    total,
    applied,
    ruleRows: rules,
    messages: said,
    inField: applied.length > 0 ? undefined : codeLeftInField(field?.field, view, said, near),
    lines: basketLines(view),
    field,
    get countsVoucher() {
      const amounts = (text: string) => findMoney(text, tongue).map(({ money }) => money.minor)
      return near.some((part) => countsVoucher(part, view, total?.minor ?? 0, amounts))
    },
    get chargesDelivery() {
      return deliveryRows(view, tongue).some(({ money }) => money.minor > 0)
    },
    isLocked: view.isLive && field !== undefined && isLocked(field.field, applied),
    isBusy:
      view.isLive &&
      elementsNamed(view, busyNames, ['class'], busySigns).some(
        (sign) => view.isVisible(sign) && (sign.matches(busySigns) || isBlank(sign)),
      ),
  }
}

/** A field that is locked is the shop at work, unless the code in it is shown as one that is on. */
function isLocked(field: HTMLInputElement, applied: readonly AppliedCode[]): boolean {
  const locked = codeInValue(field.value).toLowerCase()
  return field.matches(':disabled') && applied.every(({ code }) => code?.toLowerCase() !== locked)
}

/**
 * Some elements are named for the skeleton that they are while they load, and filled later; the
 * buttons about a number are called a spinner too.
 */
function isBlank(sign: Element): boolean {
  return !/\d/.test(sign.textContent) && sign.querySelector('input, select, button, a') === null
}

/** The total of a sight as it is kept and shown. */
export function readingOf(sight: Sight, at: Date): Reading | null {
  if (sight.total === undefined) return null
  return { total: sight.total.money, label: sight.total.label, at: at.toISOString() }
}

/** Whether the sight shows `code` as applied. */
export function showsCode(sight: Sight, code: string): boolean {
  return sight.applied.some((each) => each.code?.toLowerCase() === code.toLowerCase())
}

const isLong = (part: Element) => plainText(part).length > 1000

/** The part itself or its ancestor `levels` up, but never the whole page where that is too large. */
function surroundings(
  part: Element | undefined,
  levels: number,
  isTooLarge: (page: Element) => boolean = () => true,
): Element[] {
  if (part?.isConnected !== true) return []
  let outer = part
  for (const each of around(part, levels)) {
    if (['body', 'main'].includes(each.localName) && isTooLarge(each)) break
    outer = each
  }
  return [outer]
}
