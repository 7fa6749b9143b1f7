import { storedCategory } from '#domain/consent/levels.ts'
import { consentTo } from './cookie-notice.ts'
import { tellFault } from './fault.ts'
import { loadPart } from './load-part.ts'

/**
 * All links to the page that leads to the store, but for its own in another language and for the
 * one in the popup, which is there because the press on the first brought no window.
 */
const installLinks = 'a[href$="/install/"]:not([hreflang], #install-popup a)'

/**
 * Presses on what stands on every page. The code behind most of them is fetched on the press; where
 * it can't be had, a link is followed as if there were none, and where there is no link the visitor
 * is told.
 *
 * @param left is called where a press that was taken over leads to another page after all.
 */
export function followPresses(page: Document, left: () => void): void {
  page.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null
    const accept = target?.closest<HTMLElement>('[data-accept-cookies]')
    if (accept) consentTo(page, storedCategory(accept.dataset.acceptCookies ?? null))
    if (target?.closest('[data-cookie-settings]')) {
      loadPart('cookie-settings', import('./cookie-settings.ts')).then(({ openCookieSettings }) => {
        openCookieSettings(page)
      }, tellFault)
    }
    const install = target?.closest<HTMLAnchorElement>(installLinks)
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey
    if (install && !opensElsewhere && !event.defaultPrevented) {
      event.preventDefault()
      loadPart('install-press', import('./install-press.ts')).then(
        ({ pressInstall }) => {
          if (pressInstall(install)) left()
        },
        () => {
          left()
          page.defaultView?.location.assign(install.href)
        },
      )
    }
  })
}
