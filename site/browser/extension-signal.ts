import { installedAnswer, isInstalledAction } from '#domain/contract/messages.ts'

/** Milliseconds between two questions. Specification, section 9, "Install-detected check". */
const askEvery = 2_000

/**
 * Asks whether the extension is installed, and once it has answered marks the page, so that what
 * offers the extension goes and what confirms it comes (`styles/base.css`).
 */
export function followExtension(): void {
  const ask = () => {
    window.postMessage({ action: isInstalledAction }, location.origin)
  }
  const timer = setInterval(ask, askEvery)
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== window || origin !== location.origin) return
    if (!installedAnswer.safeParse(data).success) return
    clearInterval(timer)
    document.documentElement.dataset['extension'] = 'installed'
  })
  ask()
}
