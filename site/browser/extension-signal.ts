import type { InstalledQuestion } from '#domain/contract/messages.ts'
import { installCheckEvery } from '#domain/screens/entry.ts'

const question: InstalledQuestion = { action: 'pouch:isInstalled' }

/**
 * Asks whether the extension is installed, and once it has answered marks the page, so that what
 * offers the extension goes and what confirms it comes (`styles/base.css`).
 */
export function followExtension(): void {
  const ask = () => {
    window.postMessage(question, location.origin)
  }
  const timer = setInterval(ask, installCheckEvery)
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== window || origin !== location.origin) return
    // Our own question arrives too. The shape is fetched only for what may be an answer.
    if (typeof data !== 'object' || data === null || !('installed' in data)) return
    void import('#domain/contract/messages.ts').then(({ isInstalledAnswer }) => {
      if (!isInstalledAnswer(data)) return
      clearInterval(timer)
      document.documentElement.dataset.extension = 'installed'
      closeInstallPopup()
    })
  })
  ask()
}

/** What the popup says to do is done. The focus goes where reading goes on, if it was in there. */
function closeInstallPopup(): void {
  const popup = document.querySelector<HTMLElement>('#install-popup')
  if (popup?.contains(document.activeElement)) {
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }
  popup?.hidePopover()
}
