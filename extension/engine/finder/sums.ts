import { around } from '../dom/around.ts'
import { readText, textNodes } from '../dom/text.ts'
import type { View } from '../dom/view.ts'
import { countsGoods, totalWords } from '../lexicon/naming.ts'
import { fold } from '../lexicon/phrases.ts'
import { lockedFields } from './fields.ts'

/**
 * Any row of sums will do here: which of them is the total matters only when a code is tried.
 *
 * @param tellsAmount whether a row with such a text tells one.
 */
export function showsSum(view: View, tellsAmount: (text: string) => boolean): boolean {
  // Sentences speak of totals too.
  const isWanted = (text: string) =>
    (text.length <= 60 && text.split(/\s+/).length <= 7 && totalWords.test(fold(text))) ||
    (text.length <= 20 && countsGoods.test(fold(text.trim())))
  for (const node of textNodes(view.document.body, view, isWanted)) {
    for (const row of around(node, 5)) {
      // What shadow roots hold as well.
      const { text } = readText(row, view)
      if (text.length > 200) break
      const locked = lockedFields(row, view).map(({ value }) => value)
      if ([text, ...locked].some(tellsAmount)) return true
    }
  }
  return false
}
