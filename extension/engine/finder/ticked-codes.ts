import { namesAsWord, namesCode } from './code-token.ts'
import { isInCapitals, isLoneCode } from './bare-codes.ts'
import type { AppliedCode } from './applied-codes.ts'
import { parentOf } from '../dom/shadow.ts'
import { spacedText } from '../dom/text.ts'
import { allOf, type View } from '../dom/view.ts'
import { fieldWords, weakFieldWords } from '../lexicon/finding.ts'
import { fold } from '../lexicon/phrases.ts'
import { reasonToRefuse } from '../safety.ts'
import { takesOff } from './takes-off.ts'

/** Longer texts are sentences to agree to. */
const longest = 60

/** "☑ Use code SAVE10 (10 %)": the box of a code that is on, which comes off as that is unticked. */
export function tickedCodes(view: View, known: readonly string[]): AppliedCode[] {
  return allOf<HTMLInputElement>(view, 'input[type=checkbox]').flatMap((box) => {
    const [label] = box.labels ?? []
    const row = label ?? parentOf(box)
    if (!box.checked || row === null || !view.isVisible(box)) return []
    const code = codeNamed(spacedText(row), spacedText(parentOf(row)), known)
    if (code === undefined || reasonToRefuse(box, 'remove', { code }) !== undefined) return []
    return [{ code, row, remover: box }]
  })
}

/**
 * The code in the words of a box, where they or their row tell of a code or of what it takes off. One
 * that nobody knows and that has no number is in capitals, in a row that takes something off.
 */
function codeNamed(text: string, row: string, known: readonly string[]): string | undefined {
  if (text.length > longest) return undefined
  const isOfCode = [fieldWords, weakFieldWords].some((words) => words.test(fold(text)))
  const lowers = [text, row].some((each) => each.length <= 2 * longest && takesOff(each))
  if (!isOfCode && !lowers && !/\d\s?%/.test(text)) return undefined
  // "Gift wrap", and the code GIFT: a word of the page.
  const isNamed = (code: string) => namesCode(text, code) && !namesAsWord(text, code)
  const words = text.split(/[\s:,;()]+/)
  return (
    known.find(isNamed) ??
    (isOfCode || lowers ? words.find(isLoneCode) : undefined) ??
    (lowers ? words.find(isInCapitals) : undefined)
  )
}
