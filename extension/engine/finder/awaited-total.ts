import { around } from '../dom/around.ts'
import { parentOf } from '../dom/shadow.ts'
import { spacedText, textNodes } from '../dom/text.ts'
import type { View } from '../dom/view.ts'
import { totalStrength } from './total-words.ts'

/** A row of one sum says little else. */
const longest = 80

/** "…" or "—" where the amount belongs. */
const placeholder = /(?:^|[\s)\]:])(?:…|\.{3}|[-–—]{1,3})$/u

/**
 * "Total …": the amount is still to come, or never came. What the other sums make is not the total
 * then, since it may hold what they don't tell.
 *
 * @param saysTotal whether a text may be the name of a total.
 */
export function isTotalAwaited(view: View, saysTotal: (text: string) => boolean): boolean {
  return [...textNodes(view.document.body, view, saysTotal)].some((name) => {
    const label = name.data.trim()
    const cell = parentOf(name)
    if (cell === null || totalStrength(label) <= 0) return false
    const texts = [cell, ...around(cell, 2)].map((part) => spacedText(part).trim())
    return texts.some(
      (text) => text.length > label.length && text.length <= longest && placeholder.test(text),
    )
  })
}
