import { whenStill } from './stillness.ts'

/** A page whose scripts take longer than this, in ms, is used as it is. */
const longest = 3000

/** Waits until the scripts that a document brings with it have run: before, a press is lost. */
export async function whenScripted(document: Document): Promise<void> {
  await whenStill({
    document,
    sense: () => hasRunScripts(document),
    signature: String,
    patience: (hasRun) => (hasRun ? 0 : longest),
    limitMs: longest,
  })
}

/** Scripts that are put off run before DOMContentLoaded, while the document counts as interactive. */
function hasRunScripts({ readyState, defaultView }: Document): boolean {
  if (readyState === 'complete' || defaultView === null) return true
  const { performance } = defaultView
  // jsdom keeps no entries.
  const [load] = 'getEntriesByType' in performance ? performance.getEntriesByType('navigation') : []
  return load !== undefined && 'domContentLoadedEventEnd' in load
    ? Number(load.domContentLoadedEventEnd) > 0
    : readyState !== 'loading'
}
