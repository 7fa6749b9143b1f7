import { windowOf } from '../bar/quiet-corner.ts'
import { meets } from './controls.ts'

const entry =
  'input:not([type="button" i], [type="submit" i], [type="reset" i], [type="image" i]), select, ' +
  'textarea, [contenteditable]:not([contenteditable="false" i]), [role="textbox" i], ' +
  '[role="combobox" i], [role="listbox" i], [role="spinbutton" i], iframe'

const dialogs = 'dialog[open], [role="dialog" i], [role="alertdialog" i], [aria-modal="true" i]'

/** Whether the shopper is filling a form in, be it in a frame, or has a dialog before them. */
export function isShopperBusy(document: Document): boolean {
  if (entryInFocus(document) !== undefined) return true
  const { clientWidth, clientHeight } = windowOf(document)
  const whole = { left: 0, top: 0, right: clientWidth, bottom: clientHeight }
  return [...document.querySelectorAll(dialogs)].some(
    (dialog) =>
      meets(whole, dialog.getBoundingClientRect()) &&
      dialog.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  )
}

/** What the shopper could type into or choose from just now, be it a whole frame. */
export function entryInFocus(document: Document): Element | undefined {
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused?.closest(entry) ?? undefined
}
