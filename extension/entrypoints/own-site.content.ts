import { browser } from 'wxt/browser'
import { defineContentScript } from 'wxt/utils/define-content-script'
import { answerInstalled } from '#extension/features/install-signal/install-signal.ts'
import { siteOrigin } from '#extension/platform/build-settings.ts'

export default defineContentScript({
  matches: [`${siteOrigin}/*`],
  runAt: 'document_start',
  noScriptStartedPostMessage: true,
  main() {
    answerInstalled(window, siteOrigin, browser.runtime.getManifest().version)
  },
})
