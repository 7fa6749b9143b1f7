import { textNodes } from '../dom/text.ts'
import type { View } from '../dom/view.ts'
import {
  chooseTotal,
  isAround,
  isLessByDiscount,
  type ChosenTotal,
  type TotalLandmark,
} from './choose-total.ts'
import { totalRows } from './total.ts'
import { rowsSaying, type TotalOptions } from './total-row.ts'
import { labelKey, subtotalStrength, totalStrength } from './total-words.ts'

/**
 * The total of a summary that has a row called so only while a code is on, and a subtotal alone at
 * other times; undefined where it is no such page. A subtotal that is less than what was paid may
 * lack the delivery, and tells nothing.
 *
 * @param landmark the row of the arrival total, which is called otherwise now.
 */
export function swappedTotal(
  view: View,
  options: TotalOptions,
  landmark: TotalLandmark,
): ChosenTotal | undefined {
  const totals = totalRows(view, options)
  const wasSubtotal = subtotalStrength(landmark.key) > 0 && totalStrength(landmark.key) === 0
  const told = wasSubtotal
    ? totals.filter(({ money }) => isLessByDiscount(money, landmark, view))
    : totals.length === 0 && !isNamed(landmark.key, view)
      ? subtotals(view, options).filter(({ money }) => money.minor >= landmark.minor)
      : []
  return chooseTotal(
    told.filter((row) => isAround(row, landmark)),
    view,
  )
}

/** A total whose name still stands there is being counted. */
const isNamed = (key: string, view: View) =>
  [...textNodes(view.document.body, view, (text) => labelKey(text) === key)].length > 0

const subtotals = (view: View, options: TotalOptions) =>
  rowsSaying((text) => subtotalStrength(text) > 0, subtotalStrength, view, options)
