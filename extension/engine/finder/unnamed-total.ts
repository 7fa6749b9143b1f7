import { findMoney } from '#domain/money/parse.ts'
import { pathOf } from '../dom/path.ts'
import { controlName } from '../dom/text.ts'
import { allOf, type View } from '../dom/view.ts'
import { countsGoods } from '../lexicon/finding.ts'
import { refuseWords } from '../lexicon/judging.ts'
import { fold } from '../lexicon/phrases.ts'
import { lonePrice } from './lone-price.ts'
import { summedRows } from './summed-total.ts'
import { rowsSaying, type TotalOptions, type TotalRow } from './total-row.ts'
import { labelKey } from './total-words.ts'

/**
 * What the shopper pays on a page where no row is called a total: a sum of the rows above, the amount in
 * the button that pays, what "4 items" cost together, the surest with the highest score. All of them,
 * since the one that was read at arrival has to be found again. Where there is not even a subtotal, the
 * only price.
 */
export function unnamedTotals(
  subtotals: readonly TotalRow[],
  view: View,
  options: TotalOptions,
): TotalRow[] {
  const rows = [
    ...summedRows(subtotals, view, options),
    ...inButton(view, options),
    // How many there are says nothing that stays.
    ...rowsSaying(saysCount, () => scores.count, view, options).map((row) => ({
      ...row,
      label: '',
      key: '',
    })),
  ]
  return rows.length === 0 && subtotals.length === 0 ? lonePrice(view, options) : rows
}

const scores = { button: 0.65, count: 0.6 }

const saysCount = (text: string) => countsGoods.test(fold(text.trim()))

/** "Pay £32.00". It is read, and never pressed. */
function inButton(view: View, options: TotalOptions): TotalRow[] {
  return allOf(view, 'button, input[type=submit], [role=button], a[href]').flatMap((element) => {
    const name = controlName(element)
    const [found, ...others] = findMoney(name, options)
    if (found === undefined || others.length > 0 || found.money.minor <= 0) return []
    const label = name.slice(0, found.start) + name.slice(found.end)
    if (!refuseWords.test(fold(label)) || !view.isVisible(element)) return []
    const key = labelKey(label)
    return [
      {
        money: found.money,
        label: label.trim(),
        key,
        element,
        path: pathOf(element),
        score: scores.button,
      },
    ]
  })
}
