/**
 * What entering a page does besides showing it, as times and decisions. Specification, section 2,
 * "Each entry", and section 9, "Timing". All times are in milliseconds.
 */

/** How long a target in the page is waited for before it is scrolled to. */
export const scrollToHashAfter = 300

/** Between two questions whether the extension is installed. */
export const installCheckEvery = 2000

/** So many questions in a row without an answer mean that it is not, or not any more. */
export const silentInstallChecks = 2

/** Between two looks whether an analytics tool is ready, and how many there are at most. */
export const analyticsWait = { every: 100, tries: 20 } as const

export type ScrollStep =
  | { readonly to: 'top'; readonly after: 0 }
  | { readonly to: 'target'; readonly id: string; readonly after: number }

/** Where a page that is entered is scrolled to. @param hash `location.hash`. */
export function scrollStep(hash: string): ScrollStep {
  const id = hash.replace(/^#/, '')
  if (id === '') return { to: 'top', after: 0 }
  return { to: 'target', id: decoded(id), after: scrollToHashAfter }
}

/** An address may hold a fragment that nothing decodes; then it is the id as it stands. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export type AnalyticsStep = 'send' | 'give up' | { readonly askAgainIn: number }

/**
 * What follows a look whether an analytics tool is ready. It never holds up the page.
 *
 * @param tries looks so far, this one included.
 */
export function analyticsStep(isReady: boolean, tries: number): AnalyticsStep {
  if (isReady) return 'send'
  return tries >= analyticsWait.tries ? 'give up' : { askAgainIn: analyticsWait.every }
}

/**
 * The loading screen's turn: which of its messages shows, and for how long.
 *
 * @param draw gives a number from 0, below 1, as `Math.random` does.
 */
export function loadingTurn<Text>(messages: readonly [Text, Text], draw: () => number) {
  return { message: draw() < 0.5 ? messages[0] : messages[1], nextIn: 2000 }
}
