import { campaignQuery } from '#domain/attribution/campaign-query.ts'
import { withQuery } from '#domain/routes/query.ts'
import { installClick } from '#domain/screens/install-click.ts'
import { ownDevice } from './device.ts'
import { tellInstallPress } from './install-told.ts'

/**
 * What a press on “get the extension” does: it is told to the page and to analytics, and on Chrome
 * the store opens in a window of its own while the install popup comes. Elsewhere, or where the
 * browser allows no window, the link is followed. The campaign that this page's address names goes
 * along to the store. Specification, section 2, 4 and 7.
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
  const campaign = campaignQuery([...new URLSearchParams(view.location.search)])
  const address = withQuery(link.href, campaign)
  const { width, height } = click.window ?? {}
  const opened = click.window
    ? view.open(address, 'pouch-store', `popup,width=${width},height=${height}`)
    : null
  if (opened === null) {
    view.location.assign(address)
    return true
  }
  if (click.togglesPopup) togglePopup(page, address)
  return false
}

/** The popup's own link leads where the window does, for who doesn't see it. */
function togglePopup(page: Document, address: string): void {
  const popup = page.querySelector<HTMLElement>('#install-popup')
  const link = popup?.querySelector('a')
  if (link) link.href = address
  popup?.togglePopover()
}
