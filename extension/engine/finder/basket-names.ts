import { plainText } from '../dom/text.ts'
import { allOf, type View } from '../dom/view.ts'
import { basketWords, stepWords } from '../lexicon/naming.ts'
import { fold, words } from '../lexicon/phrases.ts'

const headings = 'h1, h2, [role=dialog][aria-label], [role=heading]'

/** Longer headings speak of something else. */
const longest = 40

/** Whether the page, or a part of it that is open, calls itself a step of a checkout; others do as well. */
export const callsItselfStep = (view: View): boolean => calls(view, stepWords)

/** Whether the page, or a part of it that is open, calls itself a basket or a checkout. */
export const callsItselfBasket = (view: View): boolean => calls(view, basketWords)

/** @param heads which headings may say so. */
export function calls(view: View, names: RegExp, heads = headings): boolean {
  const { document } = view
  const path = URL.canParse(document.URL) ? new URL(document.URL).pathname : ''
  const [title = ''] = document.title.split(/[|–—•·]| - /)
  const said = allOf(view, heads)
    .filter((part) => view.isVisible(part))
    .map((part) => part.getAttribute('aria-label') ?? plainText(part))
  return [words(path), title, ...said].some(
    (text) => text.length <= 2 * longest && names.test(fold(text)),
  )
}
