import type { View } from '../dom/view.ts'
import { formOf, isSubmitter } from '../forms.ts'
import { reasonToRefuse } from '../safety.ts'
import { foldedSummaries, foldedSums, openersInMarkup } from './folds.ts'

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

function mayOpen(control: Element, view: View): boolean {
  return (
    view.isVisible(control) &&
    reasonToRefuse(control, 'open') === undefined &&
    (formOf(control) === null || !isSubmitter(control))
  )
}
