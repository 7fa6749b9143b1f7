import { controlName } from '../dom/text.ts'
import { allOf, type View } from '../dom/view.ts'
import { formOf, isSubmitter } from '../forms.ts'
import { appliedWords } from '../lexicon/judging.ts'
import { fold } from '../lexicon/phrases.ts'
import { reasonToRefuse } from '../safety.ts'
import { looksLikeRemover } from './code-remover.ts'
import { namesCode } from './code-token.ts'
import { foldedSummaries, foldedSums, leadsAway, openersInMarkup, pressable } from './folds.ts'

/** Controls that open what folds an element away, and may be pressed; the innermost first. */
export function openersOf(hidden: Element, view: View): Element[] {
  return openersInMarkup(hidden, view).filter((control) => mayOpen(control, view))
}

/**
 * Controls that open the order's summary, field and all: they are called so, or they show its sum
 * while it is folded.
 */
export function summaryOpeners(view: View): Element[] {
  return [...new Set([...foldedSummaries(view), ...foldedSums(view)])].filter((control) =>
    mayOpen(control, view),
  )
}

/** "SAVE10 applied", where "Add a promo code" stood: what opened the field bears the code's name now. */
export function openersNamedBy(codes: readonly string[], view: View): Element[] {
  return allOf(view, pressable).filter((control) => {
    const name = controlName(control)
    const isSaid = name.length <= longest && appliedWords.test(fold(name))
    const isOpener = isSaid && codes.some((code) => namesCode(name, code)) && !leadsAway(control)
    return isOpener && !looksLikeRemover(control) && mayOpen(control, view)
  })
}

const longest = 60

function mayOpen(control: Element, view: View): boolean {
  return (
    view.isVisible(control) &&
    reasonToRefuse(control, 'open') === undefined &&
    (formOf(control) === null || !isSubmitter(control))
  )
}
