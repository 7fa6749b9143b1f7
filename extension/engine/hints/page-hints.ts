import type { PageHints } from '#domain/contract/recipe.ts'
import { allOf, type View } from '../dom/view.ts'

type Flag = 'single' | 'reload' | 'fixed' | 'ruleNames'
type Part = Exclude<keyof PageHints, Flag>

const known = new WeakMap<Document, readonly PageHints[]>()

/** Notes what is known of a document beforehand: a recipe's hints before those of a platform. */
export function noteHints(document: Document, hints: readonly PageHints[]): void {
  known.set(document, hints)
}

export function hintsOf(document: Document): readonly PageHints[] {
  return known.get(document) ?? []
}

/** Elements that hints propose as a part of the page, the most trusted first. None is confirmed. */
export function hinted(view: View, part: Part): Element[] {
  const selectors = hintsOf(view.document).flatMap((hints) => hints[part] ?? [])
  return [...new Set(selectors.flatMap((selector) => allOf(view, selector)))]
}

/** How much an element is trusted to be that part: 0 where no hint names it. */
export function hintRank(element: Element, view: View, part: Part): number {
  const hints = hintsOf(view.document)
  const at = hints.findIndex((each) => each[part]?.some((selector) => element.matches(selector)))
  return at === -1 ? 0 : hints.length - at
}

export function hintsSay(document: Document, flag: Flag): boolean {
  return hintsOf(document).some((hints) => hints[flag] === true)
}
