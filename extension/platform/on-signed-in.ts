import { browser, type Browser } from 'wxt/browser'
import * as v from 'valibot'
import { parsed } from '#domain/contract/parsed.ts'
import { signedInMessage } from '#extension/features/install-signal/sign-in-signal.ts'

const shape = v.strictObject({ type: v.literal(signedInMessage), signedIn: v.boolean() })

/**
 * Calls back with what our script on the site heard there. The browser says who sends: our script in
 * the main frame of a page of the site, in a window that is not private.
 */
export function onSignedIn(siteOrigin: string, heard: (signedIn: boolean) => void): void {
  browser.runtime.onMessage.addListener((message: unknown, sender) => {
    if (!isFromSite(sender, siteOrigin)) return
    const said = parsed(shape, message)
    if (said !== undefined) heard(said.signedIn)
  })
}

function isFromSite(sender: Browser.runtime.MessageSender, siteOrigin: string): boolean {
  const { id, tab, frameId, url } = sender
  return (
    id === browser.runtime.id &&
    tab !== undefined &&
    !tab.incognito &&
    frameId === 0 &&
    url !== undefined &&
    URL.parse(url)?.origin === siteOrigin
  )
}
