import { controlName, plainText } from '../dom/text.ts'
import { allOf, type View } from '../dom/view.ts'
import { formOf, isSubmitter } from '../forms.ts'
import { fieldWords } from '../lexicon/finding.ts'
import { appliedWords } from '../lexicon/judging.ts'
import { addingWords, orderWords } from '../lexicon/mild.ts'
import { basketWords } from '../lexicon/naming.ts'
import { fold } from '../lexicon/phrases.ts'
import { reasonToRefuse } from '../safety.ts'
import { looksLikeRemover, shutsSomething } from './code-remover.ts'
import { namesCode } from './code-token.ts'
import { identityOf } from './fields.ts'
import {
  foldedSummaries,
  foldedSums,
  isOutOfReach,
  leadsAway,
  openersInMarkup,
  pressable,
} from './folds.ts'

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

const panels =
  'dialog, [role=dialog], [aria-modal=true], [class*=drawer i], [class*=offcanvas i], [class*=sidecart i]'
const heads = 'header, nav, [role=banner], [class*=header i]'

/** The basket in the head of the page, where what is sought is in a panel that has been shut. */
export function basketOpeners(hidden: Element, view: View): Element[] {
  const panel = hidden.closest(panels)
  if (!view.isLive || panel === null || view.isVisible(panel)) return []
  return allOf(view, `:is(${heads}) :is(a, button, [role=button])`).filter((control) => {
    const own = fold(controlName(control))
    const names = `${own}\n${fold(identityOf(control, ['id', 'class', 'href']))}`
    const isBasket = basketWords.test(names) && !orderWords.test(own) && !addingWords.test(own)
    const isWithin = panel.contains(control) || shutsSomething(control)
    return isBasket && !isWithin && mayOpen(control, view)
  })
}

/**
 * "SAVE10 applied", where "Add a promo code" stood, or "Coupon" and behind it "SAVE10", where "Add"
 * stood: what opened the field bears the code's name now.
 */
export function openersNamedBy(codes: readonly string[], view: View): Element[] {
  return allOf(view, pressable).filter((control) => {
    const name = controlName(control)
    const isSaid = name.length <= longest && appliedWords.test(fold(name))
    const isNamed = isSaid || standsBehindLabel(control, name)
    const isOpener = isNamed && codes.some((code) => namesCode(name, code)) && !leadsAway(control)
    return isOpener && !looksLikeRemover(control) && mayOpen(control, view)
  })
}

/** A button of one word without any icon, in a row that says nothing else but what is typed there. */
function standsBehindLabel(control: Element, name: string): boolean {
  const isWord = /^\S+$/.test(name) && control.firstElementChild === null
  const label = isWord ? plainText(control.parentElement).replace(name, '') : ''
  return label.length <= longest && fieldWords.test(fold(label))
}

const longest = 60

/** Whether a control may be pressed to see what it opens. */
export function mayOpen(control: Element, view: View): boolean {
  // The browser's own fold does nothing else, whatever the shop says in its head.
  const isFold = control.matches('details > summary')
  return (
    view.isVisible(control) &&
    !isOutOfReach(control) &&
    (isFold || reasonToRefuse(control, 'open') === undefined) &&
    (formOf(control) === null || !isSubmitter(control))
  )
}
