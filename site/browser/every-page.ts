import { sendUserAction } from './analytics.ts'
import { closeOverlays } from './close-overlays.ts'
import { checkConnection } from './connection.ts'
import { showCookieNotice } from './cookie-notice.ts'
import { startDropdown } from './dropdown.ts'
import { enterPage, withPatience } from './enter-page.ts'
import { followExtension } from './extension-signal.ts'
import { tellFault } from './fault.ts'
import { leadFromFileName } from './file-name.ts'
import { scrollOnEntry } from './hash-scroll.ts'
import { hideEnded } from './hide-ended.ts'
import { followLeaving } from './leaving.ts'
import { loadPart } from './load-part.ts'
import { loadingBar } from './loading-bar.ts'
import { showLoadingScreen } from './loading-screen.ts'
import { rememberLocale } from './locale-memory.ts'
import { enterMessages, showMessages } from './messages.ts'
import { ownSteps } from './page-steps.ts'
import { followPresses } from './presses.ts'
import { startSchemeSwitch } from './scheme.ts'
import { isSignedIn } from './session.ts'
import { answerSignIn } from './sign-in-signal.ts'
import { stampPresses } from './stamp-presses.ts'

const element = (selector: string) => document.querySelector<HTMLElement>(selector)
const barElement = element('[data-loading-bar]')
const bar = barElement && loadingBar(barElement)
const menu = element('#menu')

const leave = () => bar?.leave()

const leadFromFileNameHere = () => leadFromFileName(window)
const enterMessagesHere = () => {
  enterMessages(window)
}
const checkConnectionHere = () => {
  checkConnection(window)
}
const waiting = () => {
  const screen = element('[data-loading-screen]')
  return screen ? showLoadingScreen(screen, Math.random) : () => undefined
}
const shown = () => {
  bar?.enter()
  showMessages(document)
  sendUserAction(window, 'pageEntered')
}
const enter = () =>
  enterPage(
    {
      global: [leadFromFileNameHere, rememberLocale, enterMessagesHere, checkConnectionHere],
      route: [withPatience(ownSteps.route, waiting)],
      loading: [withPatience(ownSteps.loading, waiting)],
    },
    { failed: tellFault, shown },
  )

startSchemeSwitch()
followExtension()
document.documentElement.toggleAttribute('data-member', isSignedIn())
answerSignIn(isSignedIn)
hideEnded(new Date())
stampPresses(document)
showCookieNotice(document)
for (const each of document.querySelectorAll<HTMLDetailsElement>('details[data-dropdown]')) {
  startDropdown(each)
}
followPresses(document, leave)
menu?.addEventListener('click', ({ target }) => {
  // Also where the link leads to a place on this page.
  if (target instanceof Element && target.closest('a')) menu.hidePopover()
})
followLeaving(document, leave)
document.addEventListener('keydown', ({ key }) => {
  // The key that stops a page from being left.
  if (key === 'Escape') bar?.stay()
})
window.addEventListener('offline', checkConnectionHere)

// Other scripts of the page have run by then, and have said what its entry is to wait for.
document.addEventListener('DOMContentLoaded', () => {
  void enter().then(() => {
    scrollOnEntry(window)
  })
})
// However the page is left: by a link, the browser's own buttons or a form.
window.addEventListener('pagehide', () => {
  closeOverlays(document)
})
// The browser kept the page as it was when it was left.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) void enter()
})

// The search is fetched when somebody turns to it. Where it can't be had, the form is sent.
element('[data-search]')?.addEventListener(
  'focusin',
  ({ currentTarget }) => {
    if (!(currentTarget instanceof HTMLFormElement)) return
    const form = currentTarget
    loadPart('search-box', import('./search-box.ts')).then(({ startSearchBox }) => {
      startSearchBox(form)
    }, reportError)
  },
  { once: true },
)
