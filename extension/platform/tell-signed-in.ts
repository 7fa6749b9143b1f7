import { browser } from 'wxt/browser'
import { signedInMessage } from '#extension/features/install-signal/sign-in-signal.ts'

/** Tells the background, from our script on the site. What is lost is said again on the next page. */
export async function tellSignedIn(signedIn: boolean): Promise<void> {
  try {
    await browser.runtime.sendMessage({ type: signedInMessage, signedIn })
  } catch {
    // The extension was updated or removed since the page was loaded.
  }
}
