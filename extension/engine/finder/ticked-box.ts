import { around } from '../dom/around.ts'
import { holds, parentOf } from '../dom/shadow.ts'
import { plainText } from '../dom/text.ts'
import { allOf, type View } from '../dom/view.ts'
import { fieldWords } from '../lexicon/finding.ts'
import { fold } from '../lexicon/phrases.ts'
import { isForOther } from './field-words.ts'
import { labelOf } from './fields.ts'

/** Longer texts are sentences to agree to. */
const longest = 60

/**
 * The one ticked box that keeps the field open, "I have a discount code": where nothing else takes a
 * code off, unticking it does.
 *
 * @param field the voucher field.
 */
export function tickedBox(field: Element, view: View): HTMLInputElement | undefined {
  for (const part of around(field, 3)) {
    const boxes = allOf<HTMLInputElement>(view, 'input[type=checkbox]', part)
    if (boxes.length === 0) continue
    const [box] = boxes
    const isOne = boxes.length === 1 && box !== undefined && box.checked && !holds(box, field)
    return isOne && view.isVisible(box) && asksForCodes(box) ? box : undefined
  }
  return undefined
}

function asksForCodes(box: HTMLInputElement): boolean {
  const text = fold(labelOf(box) || plainText(parentOf(box)))
  return text.length <= longest && fieldWords.test(text) && !isForOther(text)
}
