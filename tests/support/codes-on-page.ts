import { liveView } from '#extension/engine/dom/view.ts'
import { appliedCodes } from '#extension/engine/finder/applied-codes.ts'

/**
 * The codes that the engine sees on a page, each with whether something takes it off. Parts that stand
 * near the voucher field or the total bear `data-near`.
 *
 * @param known codes of the extension's lists.
 */
export function codesOnPage(html: string, known: readonly string[] = []) {
  document.body.innerHTML = `<main>${html}</main>`
  const near = [...document.querySelectorAll('[data-near]')]
  return appliedCodes(liveView(document), known, near).map(({ code, remover }) => [
    code,
    remover === null ? 'stays' : 'removable',
  ])
}
