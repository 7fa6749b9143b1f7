import { goOn } from './go-on.ts'

/**
 * The page that the sign-in service comes back to: it gives its full address to the window that
 * opened it, and only if that is of our own origin; opened by nobody or by another site it leads to
 * the sign-in page. Specification, section 2.
 */
export function answerOpener(page: Document): Promise<never> | undefined {
  const view = page.defaultView
  if (!view) return undefined
  const opener = view.opener as Window | null
  if (opener && opener !== view && isOurs(opener, view.location.origin)) {
    // The origin is told once more: the window may have gone elsewhere since it was asked for it.
    opener.postMessage(view.location.href, view.location.origin)
    return undefined
  }
  return goOn(page)
}

/** A browser keeps where a window of another origin is to itself. */
function isOurs(opener: Window, origin: string): boolean {
  try {
    return opener.location.origin === origin
  } catch {
    return false
  }
}
