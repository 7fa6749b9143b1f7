import type { NavigateEvent } from './navigation-guard.ts'
import { onOwnPress, ownPressMs } from './presses.ts'

export interface ReloadGuard {
  /** Whether the page was about to load itself anew. */
  isHeld(): boolean
  release(): void
}

/**
 * Holds back what a page does a while after an answer, so that the run is kept before it: a document
 * that is gone between two acts can't be told from one that the shopper has left. Anything but a
 * reload goes on as it is, and so do the browser's own buttons.
 */
export function guardReload(document: Document): ReloadGuard {
  const window = document.defaultView
  const { navigation } = (window ?? {}) as { navigation?: EventTarget }
  let isHeld = false
  let pressedAt = -Infinity
  const endPresses = onOwnPress(window, () => {
    pressedAt = Date.now()
  })
  const onNavigate = (event: Event) => {
    const isReload = (event as NavigateEvent).navigationType === 'reload'
    if (!isReload || !event.cancelable || Date.now() - pressedAt < ownPressMs) return
    event.preventDefault()
    isHeld = true
  }
  navigation?.addEventListener('navigate', onNavigate)
  return {
    isHeld: () => isHeld,
    release: () => {
      navigation?.removeEventListener('navigate', onNavigate)
      endPresses()
    },
  }
}
