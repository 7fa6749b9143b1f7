import { parentOf } from '../dom/shadow.ts'
import { controlName, priceCount } from '../dom/text.ts'
import { allOf, type View } from '../dom/view.ts'
import { summaryWords } from '../lexicon/mild.ts'
import { fold } from '../lexicon/phrases.ts'
import { formOf, isSubmitter, reasonToRefuse } from '../safety.ts'
import { leadsAway } from './reveal.ts'

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
  return found.filter((control) => !control.contains(hidden) && mayOpen(control, view))
}

/** Longer names are more than a bar's. */
const longest = 120

/**
 * Controls that open the order's summary, field and all: they are called so, or they show its sum
 * while it is folded.
 */
export function summaryOpeners(view: View): Element[] {
  return allOf(view, 'summary, [aria-expanded=false], [aria-haspopup=dialog]').filter((control) => {
    const name = controlName(control)
    const isSummary = summaryWords.test(fold(name)) || priceCount(name) === 1
    return isSummary && name.length <= longest && !leadsAway(control) && mayOpen(control, view)
  })
}

function mayOpen(control: Element, view: View): boolean {
  return (
    view.isVisible(control) &&
    reasonToRefuse(control, 'open') === undefined &&
    (formOf(control) === null || !isSubmitter(control))
  )
}
