import { controlName } from '../dom/text.ts'
import { allOf, type View } from '../dom/view.ts'
import type { AppliedCode } from './applied-codes.ts'
import { removesCode } from './code-remover.ts'
import { identityOf } from './fields.ts'
import { leadsAway, pressable } from './folds.ts'
import { mayOpen } from './openers.ts'

/**
 * What opens the menu in the row of a code, where the menu holds what says that it takes a code off.
 * It is the one control in sight there and says of itself, or is drawn so, that it opens something:
 * an icon to copy the code, beside a remover that shows under the pointer, is none.
 *
 * @param folded the row as it is with everything opened.
 */
export function menuAround({ code, row, remover }: AppliedCode, view: View): Element[] {
  if (code === null || remover === null || view.isVisible(remover)) return []
  if (!removesCode(remover)) return []
  const [only, ...others] = allOf(view, pressable, row).filter((each) => view.isVisible(each))
  const isMenu = only !== undefined && others.length === 0 && opensMenu(only)
  return isMenu && !leadsAway(only) && mayOpen(only, view) ? [only] : []
}

/** "⋮", or three dots drawn by an icon whose name says so. */
function opensMenu(control: Element): boolean {
  if (control.matches('summary, [aria-expanded=false], [aria-haspopup=menu], [aria-haspopup=true]'))
    return true
  const name = controlName(control).trim()
  if (/^[⋮⋯…︙•·.]{1,3}$/u.test(name)) return true
  const parts = [control, ...control.querySelectorAll('*')]
  return name === '' && parts.some((part) => menuNames.test(identityOf(part, ['id', 'class'])))
}

/** Names that icons of three dots have, as words. */
const menuNames =
  /\b(?:kebab|meatballs|ellipsis|dots|more (?:vert|vertical|horiz|horizontal)|overflow menu)\b/i
