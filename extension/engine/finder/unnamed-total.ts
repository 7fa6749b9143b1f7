import { around } from '../dom/around.ts'
import { findMoney, normaliseDigits } from '#domain/money/parse.ts'
import { pathOf } from '../dom/path.ts'
import { withoutPrices } from '../dom/prices.ts'
import { parentOf } from '../dom/shadow.ts'
import {
  controlName,
  elementsNamed,
  nodeAt,
  readText,
  spacedText,
  type ReadText,
} from '../dom/text.ts'
import { allOf, type View } from '../dom/view.ts'
import { discountWords, freeDeliveryWords, refuseWords } from '../lexicon/judging.ts'
import { orderWords } from '../lexicon/mild.ts'
import { countsGoods } from '../lexicon/naming.ts'
import { fold } from '../lexicon/phrases.ts'
import { amountWords, newPriceWords } from '../lexicon/summing.ts'
import { identityOf } from './fields.ts'
import { lonePrice, namelessRows } from './lone-price.ts'
import { summedRows } from './summed-total.ts'
import { isStruck } from './struck.ts'
import { rowsSaying, type TotalOptions, type TotalRow } from './total-row.ts'
import { deliveryStrength, labelKey, saysTax, withoutAsides } from './total-words.ts'

/**
 * What the shopper pays on a page where no row is called a total: a sum of the rows above, the amount
 * in the button that pays or beside it, what "4 items" cost together, what is called an amount, the
 * surest with the highest score. All of them, since the one that was read at arrival has to be found
 * again. Where there is not even a subtotal, the only price, or the new one below it once it is
 * struck.
 */
export function unnamedTotals(
  subtotals: readonly TotalRow[],
  view: View,
  options: TotalOptions,
): TotalRow[] {
  const rows = [
    ...summedRows(subtotals, view, options),
    ...inButton(view, options),
    ...(subtotals.length === 0 ? besideButton(view, options) : []),
    ...loneAmount(view, options),
    ...calledByClass(view, options),
    // How many there are says nothing that stays.
    ...rowsSaying(saysCount, () => scores.count, view, options).map((row) => ({
      ...row,
      label: '',
      key: '',
    })),
  ]
  if (rows.length > 0 || subtotals.length > 0) return rows
  // "Plan £20, Delivery £5, First box £25"
  const nameless = namelessRows(view, options)
  const sums = summedRows(nameless, view, options)
  if (sums.length > 0) return distinct(sums)
  const renewed = newPrice(nameless, view, options)
  return renewed.length > 0 ? renewed : lonePrice(view, options)
}

const distinct = (rows: readonly TotalRow[]) => [
  ...new Map(rows.map((row) => [row.path + row.key, row])).values(),
]

/** How sure each way to read a total without a name is. */
export const scores = {
  button: 0.65,
  beside: 0.62,
  count: 0.6,
  called: 0.58,
  amount: 0.55,
  soleButton: 0.52,
}

/** Longer texts around the button that orders are more than a bar. */
const longestBar = 160

/**
 * "£32.00 [Place order]": a bar with one amount that still holds, and no name for it; or a row with
 * one, whatever it is called, right above the button.
 */
function besideButton(view: View, options: TotalOptions): TotalRow[] {
  const rows = orderControls(view).flatMap((control) => {
    for (const bar of around(control, 3)) {
      const read = readText(bar, view)
      const amounts = read.text.length > longestBar ? undefined : amountsIn(read, options)
      if (amounts === undefined || amounts.length > 1) return inRowAbove(control, view, options)
      if (amounts.length === 1) return amounts
    }
    return []
  })
  const agree = rows.every(({ money }) => money.minor === rows[0]?.money.minor)
  if (!agree) return []
  return rows.map(({ money, element }) => {
    return { money, label: '', key: '', element, path: pathOf(element), score: scores.beside }
  })
}

/** The amounts of a text that are to be paid and still hold. */
const amountsIn = (read: ReadText, options: TotalOptions) =>
  findMoney(normaliseDigits(read.text), options).flatMap(({ money, start }) => {
    const node = nodeAt(read, start)
    const element = node && parentOf(node)
    return element && money.minor > 0 && !isStruck(element) ? [{ money, element }] : []
  })

/** Longer rows say more than what something comes to. */
const longestRow = 60

/** "Your tickets £32.00", and the button that orders them below it. */
function inRowAbove(control: Element, view: View, options: TotalOptions) {
  const row = control.previousElementSibling
  if (row === null || !view.isVisible(row)) return []
  const read = readText(row, view)
  const amounts = read.text.length > longestRow ? [] : amountsIn(read, options)
  const label = withoutPrices(read.text)
  const isNoSum = [discountWords, freeDeliveryWords].some((words) => words.test(fold(label)))
  const isOther = isNoSum || deliveryStrength(label) > 0 || saysTax(label)
  return isOther || amounts.length > 1 ? [] : amounts
}

const controls = 'button, input[type=submit], [role=button], a[href]'

const orderControls = (view: View) =>
  allOf(view, controls).filter(
    (control) => orderWords.test(fold(controlName(control))) && view.isVisible(control),
  )

/** "Amount £32.00", where nothing else is called so: lines of goods have amounts too. */
function loneAmount(view: View, options: TotalOptions): TotalRow[] {
  const saysAmount = (text: string) => amountWords.test(fold(withoutAsides(text).trim()))
  const rows = rowsSaying(saysAmount, () => scores.amount, view, options)
  return rows.length === 1 ? rows : []
}

/**
 * "New price £32.00", below the one that is struck. Several are those of goods, and while a higher
 * price still holds nothing says which of them does.
 *
 * @param prices all that hold.
 */
function newPrice(prices: readonly TotalRow[], view: View, options: TotalOptions): TotalRow[] {
  const rows = newPrices(view, options)
  const isHighest = ({ money }: TotalRow) =>
    prices.length > 0 &&
    prices.every(
      (each) => each.money.currency === money.currency && each.money.minor <= money.minor,
    )
  return rows.length === 1 ? rows.filter(isHighest) : []
}

/** "New price £32.00", "Price with code: £32.00" */
export function newPrices(view: View, options: TotalOptions): TotalRow[] {
  const saysNewPrice = (text: string) =>
    newPriceWords.test(fold(withoutPrices(withoutAsides(text)).trim()))
  return rowsSaying(saysNewPrice, (label) => Number(saysNewPrice(label)), view, options)
}

/** `<span class="price-total">£32.00</span>`, where nothing but the markup calls it so. */
function calledByClass(view: View, options: TotalOptions): TotalRow[] {
  const rows = elementsNamed(view, /total/i, ['class', 'id'], ':not(*)').flatMap((element) => {
    const own = fold(identityOf(element, ['class', 'id']))
    if (!/\btotal\b/.test(own) || otherTotals.test(own) || !view.isVisible(element)) return []
    const text = normaliseDigits(readText(element, view).text)
    const [found, ...others] = findMoney(text, options)
    const isAmount = found !== undefined && others.length === 0 && found.money.minor > 0
    if (!isAmount || /\p{L}/u.test(text.slice(0, found.start) + text.slice(found.end))) return []
    const { money } = found
    return [{ money, label: '', key: '', element, path: pathOf(element), score: scores.called }]
  })
  const agree = rows.every(({ money }) => money.minor === rows[0]?.money.minor)
  return agree ? rows : []
}

/** Names of amounts that are no whole: the total of a line, of taxes, of what was saved. */
const otherTotals =
  /\b(?:sub|item|items|line|row|product|products|unit|goods|tax|vat|discount|saving|savings|saved|shipping|delivery|points|mini|old|before|count|quantity|qty)\b/

const saysCount = (text: string) => countsGoods.test(fold(text.trim()))

/**
 * "Pay £32.00", or "Unlock now – £32.00" where no other button tells an amount and the page tells the
 * same elsewhere. It is read, and never pressed.
 */
function inButton(view: View, options: TotalOptions): TotalRow[] {
  const telling = allOf(view, controls).flatMap((element) => {
    // Words and amount may stand apart by their looks alone.
    const name = element.localName === 'input' ? controlName(element) : spacedText(element)
    const [found, ...others] = findMoney(name, options)
    if (found === undefined || others.length > 0 || found.money.minor === 0) return []
    if (!view.isVisible(element)) return []
    const label = name.slice(0, found.start) + name.slice(found.end)
    // "Pay now – £32.00" has a dash, and no minus.
    const money = { ...found.money, minor: Math.abs(found.money.minor) }
    const key = labelKey(label)
    return [{ money, label: label.trim(), key, element, path: pathOf(element) }]
  })
  const rows = telling
    .filter(({ label }) => refuseWords.test(fold(label)))
    .map((row) => ({ ...row, score: scores.button }))
  // "Prices from £20.00" leads elsewhere.
  const [only, ...others] = telling.filter(({ element }) => element.localName !== 'a')
  if (rows.length > 0 || only === undefined || others.length > 0) return rows
  const isToldElsewhere = namelessRows(view, options).some(
    ({ element, money }) => element.closest(controls) === null && money.minor === only.money.minor,
  )
  return isToldElsewhere ? [{ ...only, score: scores.soleButton }] : []
}
