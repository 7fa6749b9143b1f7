import { holds, parentOf } from '../dom/shadow.ts'
import { digitsOf, pricesIn } from '../dom/prices.ts'
import { readText } from '../dom/text.ts'
import type { View } from '../dom/view.ts'
import { fieldWords } from '../lexicon/finding.ts'
import { discountWords } from '../lexicon/judging.ts'
import { payWords } from '../lexicon/naming.ts'
import { hinted } from '../hints/page-hints.ts'
import { newPriceWords } from '../lexicon/summing.ts'
import { followsStruck, showsStruck } from './struck.ts'
import { nearest, withoutDelivered, withoutLines } from './other-totals.ts'
import type { TotalRow } from './total-row.ts'

/** How the row of the arrival total is found again. */
export interface TotalLandmark extends Pick<TotalRow, 'key' | 'path'> {
  /** What it was then, in minor units. */
  readonly minor: number
  /** Where other rows of the same name stand, such as the total of each line of the basket. */
  readonly rivals?: readonly string[] | undefined
  /** What the other sums of the page are called. */
  readonly others?: readonly string[] | undefined
  /** Whether it was no more than what the goods cost, with nothing that is taken off that. */
  readonly isUntold?: boolean | undefined
}

/** A row as it was chosen, with what tells it from the others later. */
export interface ChosenTotal extends TotalRow, TotalLandmark {
  /** Whether what is left below a discount is told nowhere. Known at the arrival alone. */
  readonly isAboveDiscount?: boolean | undefined
}

export interface ChoiceOptions {
  /** The voucher field, whose own basket it is where there are several. */
  readonly field?: Element | undefined
  /** The rows that may be the total at all. */
  readonly among?: (rows: readonly TotalRow[]) => readonly TotalRow[]
}

export function landmarkOf(total: ChosenTotal): TotalLandmark {
  const { key, path, minor, rivals, others, isUntold } = total
  return { key, path, minor, rivals, others, isUntold }
}

/**
 * The total among rows: with a landmark the same row as before, else the likeliest. Of equals that
 * disagree the last on the screen counts, as summaries add up downwards.
 */
export function chooseTotal(
  rows: readonly TotalRow[],
  view: View,
  landmark?: TotalLandmark,
  { field, among = (all) => all }: ChoiceOptions = {},
): ChosenTotal | undefined {
  if (landmark !== undefined) {
    const again = foundAgain(rows, view, landmark)
    return again && { ...again, minor: again.money.minor, others: landmark.others }
  }
  // "To pay now: 0" is no sum that a code could lower.
  const owed = preferred(
    among(withoutLines(rows)).filter(({ money }) => money.minor > 0),
    view,
  )
  const best = Math.max(...owed.map(({ score }) => score))
  const likeliest = withoutDelivered(
    owed.filter(({ score }) => score === best),
    view,
  )
  const named = lowest(field === undefined ? likeliest : nearest(likeliest, field), view)
  const chosen = named && (lowest(owed.filter(isLowered(named, view)), view) ?? named)
  const rivals = rows.filter(({ key, path }) => key === chosen?.key && path !== chosen.path)
  const others = rows.filter(({ key }) => key !== chosen?.key)
  return (
    chosen && {
      ...chosen,
      minor: chosen.money.minor,
      rivals: rivals.map(({ path }) => path),
      others: [...new Set(others.map(({ key }) => key))],
    }
  )
}

/** "Total £40.00, Discount £5.00", and beside it "New amount" or "Discounted total £35.00": a code is on. */
function isLowered(total: TotalRow, view: View) {
  const landmark = { ...total, minor: total.money.minor }
  // "Price with the code SAVE10" may be an offer.
  const isSure = ({ key }: TotalRow) =>
    discountWords.test(key) && ` ${key} `.includes(` ${total.key} `)
  return (row: TotalRow) =>
    newPriceWords.test(row.key) &&
    row.money.currency === total.money.currency &&
    row.money.minor < landmark.minor &&
    isNear(row.path, landmark) &&
    (isSure(row) || isLessByDiscount(row.money, total.money, view))
}

function foundAgain(
  rows: readonly TotalRow[],
  view: View,
  landmark: TotalLandmark,
): TotalRow | undefined {
  const isOurs = ({ path }: TotalRow) =>
    landmark.rivals?.every((rival) => alike(path, rival) <= alike(path, landmark.path)) !== false
  const called = rows.filter((row) => row.key === landmark.key && isOurs(row))
  const after = rows.filter(
    (row) => isRenewed(row, landmark) || isInPartOfCode(row, called, landmark, view),
  )
  const isStillTold = () => called.length > 0 || showsStruck(landmark.key, view)
  if (after.length > 0 && isStillTold()) return lowest(after, view)
  const isOnceMore = (row: TotalRow) =>
    isCalledMore(row, landmark) || isLonePriceAnew(row, landmark) || isPlainAgain(row, landmark)
  const named = called.length > 0 ? called : rows.filter(isOnceMore)
  const same = named.filter(({ path }) => path === landmark.path)
  const left = same.length > 0 ? same : named
  const agree = left.every(({ money }) => money.minor === left[0]?.money.minor)
  return agree || same.length > 0 ? lowest(left, view) : undefined
}

/**
 * "Total: Check out", and only "Total" once another amount stands beside it; as near, "Total price
 * court", and then "Total price", or one word more behind the old amount, which is struck. While a
 * total is counted, what comes next to its name may be the amount of another.
 */
function isCalledMore(row: TotalRow, landmark: TotalLandmark): boolean {
  const isShorter = `${landmark.key} `.startsWith(`${row.key} `)
  if (!isShorter && !`${row.key} `.startsWith(`${landmark.key} `)) return false
  const isNew = row.key !== landmark.key && landmark.others?.includes(row.key) === false
  const isMoved = isNew && isAround(row, landmark) && (isShorter || followsStruck(row.element))
  return row.path === landmark.path || isMoved
}

/**
 * "Total", as it was or struck, and beside it "New total" or "To pay" once a code is on: not there at
 * arrival, as near.
 */
function isRenewed(row: TotalRow, landmark: TotalLandmark): boolean {
  return isNewTotal(row, landmark) && isNear(row.path, landmark)
}

function isNewTotal({ key, money }: TotalRow, landmark: TotalLandmark): boolean {
  const isNew = key !== landmark.key && landmark.others?.includes(key) === false
  const isCalledSo = [payWords, newPriceWords].some((words) => words.test(key))
  // "Total of this or that £0.00" is the total of something else.
  const isLonger = money.minor > 0 && ` ${key} `.includes(` ${landmark.key} `)
  return isNew && (isCalledSo || isLonger)
}

/**
 * "Total £40.00", as it was, and "Discount £5.00, to pay £35.00" in the part of the code below it.
 */
function isInPartOfCode(
  row: TotalRow,
  called: readonly TotalRow[],
  landmark: TotalLandmark,
  view: View,
): boolean {
  const { key, path, money } = row
  const [old] = called
  // "Expected price" is called so wherever it stands.
  const isCalledSo = newPriceWords.test(key)
  const isPlaced = isAround({ path }, landmark) || isCalledSo
  if (!isPlaced || !old || !isNewTotal(row, landmark)) return false
  if (old.money.currency !== money.currency) return false
  // "Total with discount", and "expected price" may be of anything.
  const isSure = isCalledSo && [discountWords, fieldWords].some((words) => words.test(key))
  return isSure ? money.minor <= old.money.minor : isLessByDiscount(money, old.money, view)
}

/**
 * Whether a row stands with the arrival total in all but the innermost parts around them; those that
 * only draw the amount, such as a currency's own, count for none.
 */
export function isAround({ path }: Pick<TotalRow, 'path'>, landmark: TotalLandmark): boolean {
  const steps = landmark.path.split('<')
  const inLine = steps.findIndex((step) => !drawsAmount.test(step))
  return shared(path, landmark.path) >= steps.length - Math.max(3, inLine + 2)
}

const drawsAmount = /^(?:span|bdi|b|strong|em|ins|small|sup)(?:\.|$)/

/** What is paid later, or in parts, is less by nothing that the page tells. */
export function isLessByDiscount(
  now: { readonly minor: number },
  before: { readonly minor: number },
  view: View,
): boolean {
  if (now.minor >= before.minor) return false
  const less = digitsOf(String(before.minor - now.minor))
  return pricesIn(readText(view.document.body, view).text).some(
    ([price]) => digitsOf(price) === less,
  )
}

/** "New total" or "Grand total" with the shopper's own code on, and "Total" alone without. */
function isPlainAgain({ key, path }: TotalRow, landmark: TotalLandmark): boolean {
  const isPlain = asNew.test(landmark.key) && landmark.key.replace(asNew, '') === key
  const wasBeside = newPriceWords.test(landmark.key) && landmark.others?.includes(key) === true
  return (isPlain || wasBeside) && isNear(path, landmark)
}

const asNew = /^(?:new|grand|neuer?|neues|nouveau|nuevo|nuovo|nieuwe?|nowa|novo) /

/** The only price of a page has no name; a code strikes it and writes "New price" below it. */
function isLonePriceAnew({ key, path }: TotalRow, landmark: TotalLandmark): boolean {
  const isSoNow = landmark.key === '' && newPriceWords.test(key)
  const wasSo = key === '' && newPriceWords.test(landmark.key)
  return (isSoNow || wasSo) && isNear(path, landmark)
}

const isNear = (path: string, landmark: TotalLandmark) =>
  alike(path, landmark.path) >= landmark.path.split('<').length - 3

/** In how many of the parts around them two rows stand together, whatever lies between. */
function shared(one: string, other: string): number {
  const [steps, others] = [one.split('<').reverse(), other.split('<').reverse()]
  const apart = steps.findIndex((step, index) => step !== others[index])
  return apart === -1 ? steps.length : apart
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
