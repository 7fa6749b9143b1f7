/**
 * Closes the menu and the cookie settings, so that the browser doesn't bring them back with a page
 * that it has kept. Specification, section 4: "closed on route leave".
 */
export function closeOverlays(page: Document): void {
  page.querySelector<HTMLElement>('#menu')?.hidePopover()
  page.querySelector<HTMLDialogElement>('[data-cookie-dialog]')?.close()
}
