import { parentOf } from '../dom/shadow.ts'
import { allOf, type View } from '../dom/view.ts'
import { formOf, isSubmitter, reasonToRefuse } from '../safety.ts'

/** Attributes of a control that name what it opens: by id, or by a selector that is `#` and an id. */
const byId = ['aria-controls']
const bySelector = ['href', 'data-target', 'data-bs-target']

/**
 * Controls that open what folds an element away, the innermost first. They say so in the markup,
 * so their words need not name a code.
 */
export function openersOf(hidden: Element, view: View): Element[] {
  const found: Element[] = []
  for (let part: Element | null = hidden; part !== null; part = parentOf(part)) {
    const summary = part.localName === 'details' && part.querySelector(':scope > summary')
    if (summary && !part.hasAttribute('open')) found.push(summary)
    const { id } = part
    if (id === '') continue
    const name = CSS.escape(id)
    const selectors = [
      ...byId.map((attribute) => `[${attribute}~="${name}"]`),
      ...bySelector.map((attribute) => `[${attribute}="#${name}"]`),
    ]
    found.push(...allOf(view, selectors.join(', ')))
  }
  return found.filter(
    (control) =>
      !control.contains(hidden) &&
      view.isVisible(control) &&
      reasonToRefuse(control, 'open') === undefined &&
      (formOf(control) === null || !isSubmitter(control)),
  )
}
