import { parentOf } from '../dom/shadow.ts'
import { priceCount } from '../dom/prices.ts'
import { controlName, plainText } from '../dom/text.ts'
import { allOf, type View } from '../dom/view.ts'
import { fieldWords, removeWords } from '../lexicon/finding.ts'
import { acknowledges, confirmWords } from '../lexicon/mild.ts'
import { fold } from '../lexicon/phrases.ts'
import { reasonToRefuse } from '../safety.ts'
import { namesCode } from './code-token.ts'
import { visibleTextFields } from './fields.ts'
import { onlyCloses } from './removers.ts'

const controls = 'button, a, [role=button], input[type=submit]'
const dialogs =
  'dialog, [role=dialog], [role=alertdialog], [aria-modal=true], ' +
  '.modal, .popup, .popup-dialog, .dialog'
/** A question is short. */
const longest = 400

export function shownDialogs(view: View): Element[] {
  return allOf(view, dialogs).filter((dialog) => view.isVisible(dialog))
}

/** The dialog that a control stands in; the control itself where it is in none. */
export const dialogOf = (control: Element) => control.closest(dialogs) ?? control

/**
 * What says yes in a dialog that asks whether the code shall really be taken off. A basket in a dialog,
 * drawn anew without the code, asks nothing: it takes text, or tells what its goods cost.
 *
 * @param before dialogs that were there before the question.
 */
export function confirmation(view: View, before: readonly Element[]): Element | undefined {
  const asks = shownDialogs(view).filter((dialog) => {
    const text = fold(seenText(dialog, view))
    return (
      !before.includes(dialog) &&
      text.length <= longest &&
      fieldWords.test(text) &&
      removeWords.test(text) &&
      visibleTextFields(dialog, view).length === 0 &&
      priceCount(plainText(dialog)) <= 1
    )
  })
  return asks
    .flatMap((dialog) => allOf(view, controls, dialog))
    .find((control) => saysYes(control) && view.isVisible(control))
}

/** Without what stands there hidden, such as the "Cancel" of a dialog that only says something. */
function seenText(dialog: Element, view: View): string {
  const hidden = allOf(view, controls, dialog).filter((control) => !view.isVisible(control))
  return hidden.reduce((text, control) => text.replace(plainText(control), ''), plainText(dialog))
}

function saysYes(control: Element): boolean {
  const name = fold(controlName(control)).trim()
  const isYes = removeWords.test(name) || confirmWords.test(name)
  return isYes && !onlyCloses(control) && reasonToRefuse(control, 'confirm') === undefined
}

/** A row and the words of a question in it. */
const longestRow = 160

/** The parts of the page about one code, the row of it first, and the controls that they show. */
export function askingParts(row: Element, view: View) {
  const parts: Element[] = []
  for (let part: Element | null = row; part !== null && parts.length < 2; part = parentOf(part)) {
    if (plainText(part).length <= longestRow) parts.push(part)
  }
  const shown = new Set(parts.flatMap((part) => visibleIn(part, view)))
  return { parts, shown }
}

/**
 * What says yes to a question in the row itself: "Cancel this code? Yes, cancel / No". The code still
 * stands there, and no field has come.
 *
 * @param asking what stood there before the question.
 */
export function confirmationInRow(
  view: View,
  code: string,
  asking: ReturnType<typeof askingParts>,
): Element | undefined {
  const asks = asking.parts.filter(
    (part) =>
      part.isConnected &&
      namesCode(plainText(part), code) &&
      visibleTextFields(part, view).length === 0,
  )
  return asks
    .flatMap((part) => visibleIn(part, view))
    .find((control) => !asking.shown.has(control) && saysYes(control))
}

const visibleIn = (part: Element, view: View) =>
  allOf(view, controls, part).filter((control) => view.isVisible(control))

/**
 * The one button of a dialog that has come up to say something: "This coupon does not exist. OK".
 * Some shops take no other code until it is pressed.
 *
 * @param before dialogs that were there before.
 */
export function acknowledgement(view: View, before: readonly Element[]): Element | undefined {
  const said = shownDialogs(view).filter(
    (dialog) =>
      !before.includes(dialog) &&
      plainText(dialog).length <= longest &&
      dialog.querySelector('input:not([type=hidden]), select, textarea, iframe') === null,
  )
  for (const dialog of said) {
    const named = allOf(view, controls, dialog).filter(
      (control) => view.isVisible(control) && /\p{L}/u.test(controlName(control)),
    )
    const [only, ...others] = named
    if (only === undefined || others.length > 0 || !view.isVisible(only)) continue
    const isOk = acknowledges.test(fold(controlName(only)).trim())
    if (isOk && reasonToRefuse(only, 'confirm') === undefined) return only
  }
  return undefined
}
