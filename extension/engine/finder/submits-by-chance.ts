import { controlsOf } from '../dom/native.ts'
import { controlName } from '../dom/text.ts'
import type { View } from '../dom/view.ts'
import { formOf, isSubmitter } from '../forms.ts'
import { refuseWords } from '../lexicon/judging.ts'
import { orderWords } from '../lexicon/mild.ts'
import { fold } from '../lexicon/phrases.ts'

/**
 * The form that a button sends although nobody means it to: a script of the page takes its press,
 * and its makers forgot to say `type=button`. No server is told of the button, no address of the
 * form, and what the form is for is another button's. It may make the order.
 *
 * @param isApply whether it sends a code: its form is its own then, unless another button of it
 *   orders, of which no server could tell it where the form has an address.
 */
export function sentByChance(
  control: Element,
  view: View,
  isApply: boolean,
): HTMLFormElement | null {
  const form = formOf(control)
  if (form === null || !isSubmitter(control)) return null
  const isTold = (each: Element) => each.matches('[name], [formaction]')
  const isSent = form.matches('[action], [method=post i]')
  if (isTold(control) || (isSent && !isApply)) return null
  const isOfOther = controlsOf(form).some(
    (each) =>
      each !== control &&
      each.localName === 'button' &&
      view.isVisible(each) &&
      (!isApply ||
        (isSubmitter(each) &&
          orderWords.test(fold(controlName(each))) &&
          !(isSent && isTold(each)))),
  )
  return isOfOther ? form : null
}

/**
 * Whether a button is sent by chance and another one says that it is what sends the form. Beside
 * "Back" or a cross it may be what the form is for, and a script may take its press for that.
 */
export function isLeftToOther(control: Element, view: View): boolean {
  const form = sentByChance(control, view, false)
  return (
    form !== null &&
    controlsOf(form).some((each) => {
      const name = fold(controlName(each))
      const isSending = orderWords.test(name) || (isSubmitter(each) && refuseWords.test(name))
      return each !== control && isSending && view.isVisible(each)
    })
  )
}
