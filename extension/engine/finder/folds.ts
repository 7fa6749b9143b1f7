import { parentOf } from '../dom/shadow.ts'
import { priceCount } from '../dom/prices.ts'
import { controlName, plainText } from '../dom/text.ts'
import { allOf, type View } from '../dom/view.ts'
import { fieldWords } from '../lexicon/finding.ts'
import { summaryWords } from '../lexicon/mild.ts'
import { fold } from '../lexicon/phrases.ts'
import { looksLikeRemover, removesCode, shutsSomething } from './code-remover.ts'

/** What a shopper presses to see something: buttons of every kind, disclosures, links in place. */
export const pressable =
  'summary, button, a, label, [role=button], [role=tab], [aria-expanded], [aria-controls], ' +
  '[data-toggle], [data-bs-toggle], [onclick], [tabindex]'

/**
 * Whether a control says that its box is open, and the box is in sight: pressing it would fold away
 * what it holds, such as the code that is on in the field's place.
 */
export function standsOpen(control: Element, view: View): boolean {
  const says = control.getAttribute('aria-expanded')
  const named = namedBy(control, view)
  if (says === null) {
    const box = boxAfter(control)
    // The sums of the basket are folded by nothing that asks for a code.
    return priceCount(plainText(box)) <= mostInBox && holdsRemover(box, view)
  }
  // What it names may be in sight, whatever it says.
  if (says !== 'true') return named.some((box) => view.isVisible(box) && holdsRemover(box, view))
  // What opens a dialog only opens it, and what follows is another part of the page.
  const opensDialog = control.getAttribute('aria-haspopup') === 'dialog'
  const boxes = named.length > 0 || opensDialog ? named : [boxAfter(control)]
  return boxes.some((box) => box !== null && isShown(box, view))
}

/** The boxes that a control says it opens. */
function namedBy(control: Element, view: View): Element[] {
  const ids = (control.getAttribute('aria-controls') ?? '').split(/\s+/).filter((id) => id !== '')
  return ids.flatMap((id) => allOf(view, `#${CSS.escape(id)}`))
}

const isShown = (box: Element, view: View) =>
  view.isVisible(box) && (plainText(box) !== '' || holdsControl(box))

/** Some pages don't say that a box is open; what takes a code off is in sight there all the same. */
const holdsRemover = (box: Element | null, view: View) =>
  box !== null &&
  allOf(view, pressable, box).some((each) => takesOff(each, box) && view.isVisible(each))

/** A code may tell what it takes off, and of how much. */
const mostInBox = 2

/** A box with more words than this holds more than a code. */
const longest = 70

/** "Have a coupon code?" above a chip: its cross, or its "Remove", names no code. */
const takesOff = (control: Element, box: Element) =>
  removesCode(control) ||
  (plainText(box).length <= longest && (looksLikeRemover(control) || shutsSomething(control)))

const holdsControl = (box: Element) => box.querySelector('input, button, a') !== null

/** What follows a control, or the heading that holds nothing else. */
function boxAfter(control: Element): Element | null {
  const name = plainText(control)
  let part = control
  for (let level = 0; level < 2 && part.nextElementSibling === null; level++) {
    const parent = part.parentElement
    if (parent === null || plainText(parent) !== name) break
    part = parent
  }
  return part.nextElementSibling
}

/** Attributes of a control that name what it opens: by id, or by a selector that is `#` and an id. */
const byId = ['aria-controls']
const bySelector = ['href', 'data-target', 'data-bs-target']

/**
 * Controls that open what folds an element away, the innermost first. They say so in the markup,
 * so their words need not name a code.
 */
export function openersInMarkup(hidden: Element, view: View): Element[] {
  const found: Element[] = []
  for (let part: Element | null = hidden; part !== null; part = parentOf(part)) {
    const head = headOver(part, view)
    if (head !== undefined) found.push(head)
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
  return found.filter((control) => !control.contains(hidden) && view.isVisible(control))
}

/** The head right over a folded part, which names a code, or the one control in it. */
function headOver(folded: Element, view: View): Element | undefined {
  const head = folded.previousElementSibling
  if (head === null || view.isVisible(folded) || !view.isVisible(head)) return undefined
  const text = plainText(head)
  if (text.length > longest || !fieldWords.test(fold(text))) return undefined
  const [only = head, ...others] = allOf(view, pressable, head)
  const isSole = others.length === 0 && !head.querySelector('input, select')
  return isSole && !leadsAway(only) ? only : undefined
}

/** Longer names are more than a bar's. */
const longestBar = 120

const folding = 'summary, [aria-expanded=false], [aria-haspopup=dialog]'

const folders = `${folding}, button, a, [role=button], [class*=toggle i]`

/** Whether a control says that it folds, or the field or the sums in the shut box right below it do. */
const folds = (control: Element, view: View) =>
  control.matches(folding) || isOverShutBox(control, view)

function isOverShutBox(control: Element, view: View): boolean {
  const box = boxAfter(control)
  if (!view.isLive || box === null) return false
  const isOfSums =
    box.querySelector('input:not([type=hidden])') !== null || priceCount(plainText(box)) > 0
  return isOfSums && (!view.isVisible(box) || box.getBoundingClientRect().height === 0)
}

/** Controls that are called the order's summary, which is folded or drawn only when it is opened. */
export function foldedSummaries(view: View): Element[] {
  return allOf(view, folders).filter(
    (control) =>
      summaryWords.test(fold(controlName(control))) &&
      folds(control, view) &&
      !leadsAway(control) &&
      !showsAlready(control, view),
  )
}

/** Controls that show a sum while what they open is folded: the order's summary, field and all. */
export function foldedSums(view: View): Element[] {
  return allOf(view, folders).filter((control) => {
    const name = controlName(control)
    return (
      priceCount(name) === 1 &&
      name.length <= longestBar &&
      view.isVisible(control) &&
      folds(control, view) &&
      !leadsAway(control) &&
      !showsAlready(control, view)
    )
  })
}

/** What is folded on phones alone is in sight on a wide screen, whatever its control says. */
const showsAlready = (control: Element, view: View) =>
  namedBy(control, view).some((box) => isShown(box, view))

/** Whether an open dialog, or the page's style, keeps a shopper's hand off a control. */
export function isOutOfReach(control: Element): boolean {
  const style = control.ownerDocument.defaultView?.getComputedStyle(control)
  return style?.pointerEvents === 'none' || control.closest('[inert]') !== null
}

/** Whether a press would load another page. */
export function leadsAway(target: Element): boolean {
  const link = target.closest('a')
  const address = link?.getAttribute('href') ?? '#'
  // Some name what they open by its class.
  return !/^(#|javascript:|\.[a-z]|$)/i.test(address.trim())
}
