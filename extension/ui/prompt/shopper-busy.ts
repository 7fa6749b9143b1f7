import { windowOf } from '../bar/quiet-corner.ts'
import { meets } from './controls.ts'

const entry =
  'input:not([type="button" i], [type="submit" i], [type="reset" i], [type="image" i]), select, ' +
  'textarea, [contenteditable]:not([contenteditable="false" i]), iframe'

const dialogs = 'dialog[open], [role="dialog" i], [role="alertdialog" i], [aria-modal="true" i]'

/** Whether the shopper is filling a form in, be it in a frame, or has a dialog before them. */
export function isShopperBusy(document: Document): boolean {
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  if (focused !== null && focused.closest(entry) !== null) return true
  const { clientWidth, clientHeight } = windowOf(document)
  const whole = { left: 0, top: 0, right: clientWidth, bottom: clientHeight }
  return [...document.querySelectorAll(dialogs)].some(
    (dialog) =>
      meets(whole, dialog.getBoundingClientRect()) &&
      dialog.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  )
}
