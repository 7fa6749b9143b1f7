import { userIsSignedInAction, type SignedInQuestion } from '#domain/contract/messages.ts'

/** The message by which our script on the site hands on what it heard. */
export const signedInMessage = 'site:signed-in'

/**
 * Asks our own site whether somebody is signed in there, and hears it again when that changes. Only
 * the site's own window is heard, and only pages of its origin get the question.
 *
 * @param heard is told yes or no, never who.
 */
export function followSignIn(
  site: Window,
  siteOrigin: string,
  heard: (signedIn: boolean) => void,
): void {
  site.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== site || origin !== siteOrigin) return
    if (isAnswer(data)) heard(data.signedIn)
  })
  const question: SignedInQuestion = { action: userIsSignedInAction }
  const ask = () => {
    site.postMessage(question, siteOrigin)
  }
  // The site's own scripts have run by then.
  if (site.document.readyState !== 'loading') ask()
  else site.document.addEventListener('DOMContentLoaded', ask, { once: true })
}

// By hand, as in install-signal.ts.
function isAnswer(data: unknown): data is { signedIn: boolean } {
  return (
    typeof data === 'object' &&
    data !== null &&
    Object.keys(data).length === 2 &&
    'action' in data &&
    data.action === userIsSignedInAction &&
    'signedIn' in data &&
    typeof data.signedIn === 'boolean'
  )
}
