/**
 * The page that the sign-in service comes back to: it gives its full address to the window that
 * opened it, and only if that is of our own origin; opened by nobody it leads to the sign-in page.
 * Specification, section 2.
 */
export function answerOpener(page: Document): void {
  const view = page.defaultView
  if (!view) return
  const opener = view.opener as Window | null
  if (opener && opener !== view) {
    opener.postMessage(view.location.href, view.location.origin)
    return
  }
  const link = page.querySelector<HTMLAnchorElement>('a[data-after-sign-in]')
  if (link) view.location.replace(link.href)
}
