import { isInstalledAction, type InstalledAnswer } from '#domain/contract/messages.ts'

/**
 * Answers our own site's question whether the extension is installed. Only the site's own window
 * is heard, and only pages of its origin can read the answer.
 *
 * @param version The extension's version, for example `1.4.0`.
 */
export function answerInstalled(site: Window, siteOrigin: string, version: string): void {
  site.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== site || origin !== siteOrigin || !isQuestion(data)) return
    const answer: InstalledAnswer = { action: isInstalledAction, installed: true, version }
    site.postMessage(answer, siteOrigin)
  })
}

// By hand, since this runs on every page of the site and the schemas weigh more than all the rest.
function isQuestion(data: unknown): boolean {
  return (
    typeof data === 'object' &&
    data !== null &&
    'action' in data &&
    data.action === isInstalledAction &&
    !('installed' in data)
  )
}
