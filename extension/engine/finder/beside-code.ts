import { pathOf } from '../dom/path.ts'
import { parentOf } from '../dom/shadow.ts'
import { priceCount } from '../dom/prices.ts'
import { controlName, plainText } from '../dom/text.ts'
import { allOf, type View } from '../dom/view.ts'
import { applyWords } from '../lexicon/finding.ts'
import { fold } from '../lexicon/phrases.ts'
import { reasonToRefuse } from '../safety.ts'
import { looksLikeRemover } from './code-remover.ts'
import { visibleTextFields } from './fields.ts'
import { leadsAway } from './folds.ts'
import { looksPressable, submitters } from './reveal.ts'

/** A part with more text is about other things as well. */
const longest = 120
/** Wider parts hold what adds goods, or redeems points. */
const mostLevels = 1

/**
 * What may be pressed around the place of a code that was taken off, the nearest first. On pages
 * whose voucher field hides behind words that nobody knows, what opens it stands there.
 *
 * @param path where the row of that code stood, as `pathOf` tells.
 */
export function pressableBeside(path: string, view: View): Element[] {
  const found = new Set<Element>()
  for (const part of partsAround(path, view)) {
    for (const each of allOf(view, '*', part)) {
      if (looksPressable(each) && mayPress(each, view)) found.add(each)
    }
  }
  // A press on an inner part reaches the outer ones.
  return [...found].filter(
    (each) => ![...found].some((inner) => inner !== each && each.contains(inner)),
  )
}

/** The row if it is still there, then the parts around it that are about little else. */
function partsAround(path: string, view: View): Element[] {
  const steps = path.split('<')
  for (let level = 0; level < steps.length; level++) {
    const [step = ''] = steps.slice(level)
    const stood = steps.slice(level).join('<')
    const [localName = '*'] = step.split('.')
    const part = allOf(view, localName).find((each) => pathOf(each) === stood)
    if (part !== undefined) return widened(part, view, mostLevels - level)
  }
  return []
}

function widened(part: Element, view: View, levels: number): Element[] {
  const parts: Element[] = []
  for (
    let each: Element | null = part;
    each !== null && parts.length <= levels;
    each = parentOf(each)
  ) {
    const text = plainText(each)
    const isAll = ['main', 'body', 'form'].includes(each.localName)
    if (isAll || text.length > longest || priceCount(text) > 1) break
    if (visibleTextFields(each, view).length > 0) break
    parts.push(each)
  }
  return parts
}

function mayPress(control: Element, view: View): boolean {
  return (
    view.isVisible(control) &&
    !leadsAway(control) &&
    !control.matches(submitters) &&
    !looksLikeRemover(control) &&
    !applyWords.test(fold(controlName(control))) &&
    reasonToRefuse(control, 'reveal') === undefined
  )
}
