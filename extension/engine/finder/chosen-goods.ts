import { allOf, liveView } from '../dom/view.ts'
import { isQuantityControl, isUnusable } from '../forms.ts'

/**
 * Whether a page asks how many of each there shall be, as a booking does: among the quantities one
 * is none, and no basket holds such a line. What was chosen there may be known to this page alone.
 */
export function choosesGoods(document: Document): boolean {
  const view = liveView(document)
  const quantities = allOf<HTMLInputElement | HTMLSelectElement>(view, 'input, select').filter(
    (each) => isQuantityControl(each) && !isUnusable(each) && view.isVisible(each),
  )
  const isChosen = (each: { value: string }) => Number(each.value) > 0
  const chosen = new Set(quantities.filter(isChosen).map(kindOf))
  return quantities.some((each) => !isChosen(each) && chosen.has(kindOf(each)))
}

/** A field for points or a tip is no quantity, and isn't made like one. */
const kindOf = ({ localName, className, dataset }: HTMLElement): string =>
  [localName, className, ...Object.keys(dataset).sort()].join(' ')
