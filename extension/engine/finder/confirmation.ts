import { controlName, plainText } from '../dom/text.ts'
import { allOf, type View } from '../dom/view.ts'
import { fieldWords, removeWords } from '../lexicon/finding.ts'
import { confirmWords } from '../lexicon/mild.ts'
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
