import { storageKeys } from '#domain/consent/storage.ts'
import type { InstalledQuestion } from '#domain/contract/messages.ts'
import { installCheckEvery, silentInstallChecks } from '#domain/screens/entry.ts'
import { keepText } from './consented-storage.ts'

const question: InstalledQuestion = { action: 'pouch:isInstalled' }

/**
 * Asks whether the extension is installed, and once it has answered marks the page, so that what
 * offers the extension goes and what confirms it comes (`styles/base.css`). What was found out is
 * kept, and marks the next page before its first paint (`early-script.ts`), until nothing answers.
 */
export function followExtension(): void {
  let unanswered = 0
  const ask = () => {
    if (unanswered === silentInstallChecks) note(false)
    unanswered += 1
    window.postMessage(question, location.origin)
  }
  const timer = setInterval(ask, installCheckEvery)
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== window || origin !== location.origin) return
    // Our own question arrives too. The shape is fetched only for what may be an answer.
    if (typeof data !== 'object' || data === null || !('installed' in data)) return
    // The shape may be long in coming, which is no silence.
    unanswered = 0
    void import('#domain/contract/messages.ts').then(({ isInstalledAnswer }) => {
      if (!isInstalledAnswer(data)) return
      clearInterval(timer)
      note(true)
      closeInstallPopup()
    })
  })
  ask()
}

function note(isInstalled: boolean): void {
  const { dataset } = document.documentElement
  if (isInstalled) dataset.extension = 'installed'
  else delete dataset.extension
  keepText(storageKeys.extension, dataset.extension ?? '')
}

/** What the popup says to do is done. The focus goes where reading goes on, if it was in there. */
function closeInstallPopup(): void {
  const popup = document.querySelector<HTMLElement>('#install-popup')
  if (popup?.contains(document.activeElement)) {
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }
  popup?.hidePopover()
}
