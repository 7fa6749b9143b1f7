import { followExtension } from './extension-signal.ts'
import { hideEnded } from './hide-ended.ts'
import { rememberLocale } from './locale-memory.ts'
import { startSchemeSwitch } from './scheme.ts'
import { answerSignIn } from './sign-in-signal.ts'
import { stampPresses } from './stamp-presses.ts'

rememberLocale()
startSchemeSwitch()
followExtension()
// Nobody can be until there is a members' area.
answerSignIn(() => false)
hideEnded(new Date())
stampPresses(document)

// The search is fetched when somebody turns to it.
document.querySelector<HTMLFormElement>('[data-search]')?.addEventListener(
  'focusin',
  ({ currentTarget }) => {
    if (!(currentTarget instanceof HTMLFormElement)) return
    const form = currentTarget
    void import('./search-box.ts').then(({ startSearchBox }) => {
      startSearchBox(form)
    })
  },
  { once: true },
)
