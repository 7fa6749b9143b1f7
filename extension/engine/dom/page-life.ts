import { onOwnPress } from './presses.ts'

/** Whether a document is still the one that its tab shows. */
export interface PageLife {
  /** Aborted when the tab leaves the document, for good or for the back-forward cache. */
  readonly left: AbortSignal
  /** Resolves to whether the document was left within `ms`. */
  leavesWithin(ms: number): Promise<boolean>
  /** Calls back when the shopper presses what may lead elsewhere; returns a function that ends it. */
  onOwnPress(listener: () => void): () => void
}

/**
 * Watches for the end of a document. A browser may keep a left document and wake it when the
 * shopper comes back; what was at work in it then has to see that its time is over.
 */
export function watchPageLife(document: Document): PageLife {
  const leaving = new AbortController()
  const { signal } = leaving
  const end = () => {
    leaving.abort()
  }
  document.defaultView?.addEventListener('pagehide', end, { once: true })
  return {
    left: signal,
    onOwnPress: (listener) => onOwnPress(document.defaultView, listener),
    leavesWithin: (ms) =>
      new Promise((resolve) => {
        if (signal.aborted) {
          resolve(true)
          return
        }
        const timer = setTimeout(() => {
          resolve(false)
        }, ms)
        signal.addEventListener('abort', () => {
          clearTimeout(timer)
          resolve(true)
        })
      }),
  }
}
