import { controlName, plainText } from '../dom/text.ts'
import { allOf, type View } from '../dom/view.ts'
import { fieldWords, removeWords } from '../lexicon/finding.ts'
import { acknowledges, confirmWords } from '../lexicon/mild.ts'
import { fold } from '../lexicon/phrases.ts'
import { reasonToRefuse } from '../safety.ts'
import { onlyCloses } from './removers.ts'

const dialogs = 'dialog, [role=dialog], [role=alertdialog], [aria-modal=true]'
/** A question is short. */
const longest = 400

export function shownDialogs(view: View): Element[] {
  return allOf(view, dialogs).filter((dialog) => view.isVisible(dialog))
}

/**
 * What says yes in a dialog that asks whether the code shall really be taken off.
 *
 * @param before dialogs that were there before the question.
 */
export function confirmation(view: View, before: readonly Element[]): Element | undefined {
  const asks = shownDialogs(view).filter((dialog) => {
    const text = fold(plainText(dialog))
    return (
      !before.includes(dialog) &&
      text.length <= longest &&
      fieldWords.test(text) &&
      removeWords.test(text)
    )
  })
  return asks
    .flatMap((dialog) => allOf(view, 'button, a, [role=button], input[type=submit]', dialog))
    .find((control) => {
      const name = fold(controlName(control)).trim()
      const saysYes = removeWords.test(name) || confirmWords.test(name)
      const isAllowed = reasonToRefuse(control, 'confirm') === undefined
      return saysYes && isAllowed && !onlyCloses(control) && view.isVisible(control)
    })
}

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
    const controls = allOf(view, 'button, a, [role=button], input[type=submit]', dialog)
    const named = controls.filter((control) => /\p{L}/u.test(controlName(control)))
    const [only, ...others] = named
    if (only === undefined || others.length > 0 || !view.isVisible(only)) continue
    const isOk = acknowledges.test(fold(controlName(only)).trim())
    if (isOk && reasonToRefuse(only, 'confirm') === undefined) return only
  }
  return undefined
}
