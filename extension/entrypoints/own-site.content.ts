import { browser } from 'wxt/browser'
import { defineContentScript } from 'wxt/utils/define-content-script'
import { answerInstalled } from '#extension/features/install-signal/install-signal.ts'
import { followSignIn } from '#extension/features/install-signal/sign-in-signal.ts'
import { siteOrigin } from '#extension/platform/build-settings.ts'
import { tellSignedIn } from '#extension/platform/tell-signed-in.ts'

// Firefox takes no port in a pattern; which origin asks is looked at before it is answered.
const { protocol, hostname } = new URL(siteOrigin)

export default defineContentScript({
  matches: [`${protocol}//${hostname}/*`],
  runAt: 'document_start',
  noScriptStartedPostMessage: true,
  main() {
    answerInstalled(window, siteOrigin, browser.runtime.getManifest().version)
    followSignIn(window, siteOrigin, (signedIn) => void tellSignedIn(signedIn))
  },
})
