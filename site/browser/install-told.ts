import { installAction } from '#domain/screens/install-click.ts'
import { sendUserAction } from './analytics.ts'

/** Tells the page and analytics of a press that leads to a store. Specification, section 7. */
export function tellInstallPress(view: Window): void {
  view.dispatchEvent(new Event('installClicked'))
  sendUserAction(view, installAction)
}
