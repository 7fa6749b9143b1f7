import { around } from '../dom/around.ts'
import { holds } from '../dom/shadow.ts'
import { plainText, spacedText } from '../dom/text.ts'
import type { View } from '../dom/view.ts'
import { decoyWords, fieldWords, giftWords, weakFieldWords } from '../lexicon/finding.ts'
import { everywhere, fold } from '../lexicon/phrases.ts'
import { namesCode } from './code-token.ts'
import { isPossible, isWorth } from './coupon-field.ts'
import { identityOf, labelOf, visibleTextFields } from './fields.ts'

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
      // Whatever it is called, the code that is on stands in it.
      const written = field.value.trim()
      if (written !== '' && rows.some((row) => namesCode(spacedText(row), written))) return true
      const own = fold(`${labelOf(field)}\n${identityOf(field, ['name', 'id'])}`)
      if (decoyWords.test(own) || isLabelledForGifts(field)) return false
      const rest = own.replace(everywhere(giftWords), ' ')
      if (fieldWords.test(rest) || weakFieldWords.test(rest)) return true
      return rest === own && rows.some((row) => isBeside(field, row, view))
    })
}

/** "Wertgutschein", whatever name for programs it has that may mean either: `voucher`. */
function isLabelledForGifts(field: Element): boolean {
  const label = fold(labelOf(field))
  const names = identityOf(field, ['name', 'id'])
  const rest = label.replace(everywhere(giftWords), ' ')
  const isPlain = ![fieldWords, weakFieldWords].some((words) => words.test(fold(names)))
  return rest !== label && !fieldWords.test(rest) && (isPlain || isWorth(names))
}

/** Among several, such as those of an address, none is beside the row more than the others. */
function isBeside(field: Element, row: Element, view: View): boolean {
  for (const part of around(row, 3)) {
    if (plainText(part).length > 300) return false
    if (holds(part, field)) return visibleTextFields(part, view).length === 1
  }
  return false
}
