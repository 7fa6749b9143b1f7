import { liveView, type View } from '../dom/view.ts'
import { rowOfCode, type AppliedCode } from '../finder/applied-codes.ts'
import { menuAround } from '../finder/code-menu.ts'
import { openersOf } from '../finder/openers.ts'
import { look, type Landmarks } from '../look.ts'
import { reveal } from './reveal-field.ts'

/**
 * The row of a code that is on, with what takes it off: where that is folded away in a menu of the
 * row, or the row with it, what folds it is opened. Undefined where no row is the code's; far from
 * the field and the total one is known by what takes it off alone, so it may come into sight with
 * that.
 */
export async function revealRemover(
  document: Document,
  code: string,
  landmarks: Landmarks,
): Promise<AppliedCode | undefined> {
  const rowIn = (view: View) => rowOfCode(look(view, landmarks).applied, code)
  const seen = rowIn(liveView(document))
  if (seen !== undefined && seen.remover !== null) return seen
  const opened = await reveal(document, {
    find: (view) => {
      const found = rowIn(view)
      return found?.remover === null ? undefined : found
    },
    controls: (view, folded) =>
      folded === undefined ? [] : [...menuAround(folded, view), ...openersOf(folded.row, view)],
  })
  return opened ?? rowIn(liveView(document))
}
