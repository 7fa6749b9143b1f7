import { installClick } from '#domain/screens/install-click.ts'
import { ownDevice } from './device.ts'
import { tellInstallPress } from './install-told.ts'

/**
 * What a press on “get the extension” does: it is told to the page and to analytics, and on Chrome
 * the store opens in a window of its own while the install popup comes. Elsewhere, or where the
 * browser allows no window, the link is followed. Specification, section 4 and 7.
 *
 * @param link leads to the page that leads to this browser's store.
 * @returns whether the link is followed in this window.
 */
export function pressInstall(link: HTMLAnchorElement): boolean {
  const page = link.ownerDocument
  const view = page.defaultView
  if (!view) return false
  const click = installClick(ownDevice(view.navigator), view.screen)
  tellInstallPress(view)
  const { width, height } = click.window ?? {}
  const opened = click.window
    ? view.open(link.href, 'pouch-store', `popup,width=${width},height=${height}`)
    : null
  if (opened === null) {
    view.location.assign(link.href)
    return true
  }
  if (click.togglesPopup) page.querySelector<HTMLElement>('#install-popup')?.togglePopover()
  return false
}
