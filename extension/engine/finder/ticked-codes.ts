import { namesCode } from './code-token.ts'
import { isLoneCode } from './bare-codes.ts'
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
    const text = spacedText(row)
    if (text.length > longest) return []
    const code = known.find((each) => namesCode(text, each)) ?? codeNamed(text, row)
    if (code === undefined || reasonToRefuse(box, 'remove', { code }) !== undefined) return []
    return [{ code, row, remover: box }]
  })
}

/** Without a number in it a word in capitals is one where its row takes something off. */
function codeNamed(text: string, label: Element): string | undefined {
  const isOfCode = [fieldWords, weakFieldWords].some((words) => words.test(fold(text)))
  const row = spacedText(parentOf(label))
  const lowers = [text, row].some((each) => each.length <= 2 * longest && takesOff(each))
  if (!isOfCode && !lowers) return undefined
  const words = text.split(/[\s:,;()]+/)
  return words.find(isLoneCode) ?? (lowers ? words.find((word) => capitals.test(word)) : undefined)
}

const capitals = /^\p{Lu}{5,}$/u
