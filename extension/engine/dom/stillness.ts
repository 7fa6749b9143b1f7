import { innerRoots } from './shadow.ts'

export interface Wait<T> {
  readonly document: Document
  /** Looks at the page. */
  readonly sense: () => T
  /** Everything about a look that matters; a ticking clock elsewhere doesn't. */
  readonly signature: (sensed: T) => string
  /** For how long, in ms, the signature must not change after this look. */
  readonly patience: (sensed: T) => number
  readonly limitMs: number
}

export interface Waited<T> {
  readonly last: T
  /** False where the limit came first. */
  readonly isStill: boolean
}

const allChanges = { subtree: true, childList: true, characterData: true, attributes: true }

/** Looks this far apart, in ms: changes come in bursts, and a look costs some milliseconds. */
const pause = 40
/** What changes no element, such as a finished request, is noticed after this, in ms. */
const longestPause = 250

/**
 * Waits until what matters on the page has stood still for as long as it deserves. Driven by
 * changes to the document and plain timers, so it works in a tab that isn't shown.
 */
export function whenStill<T>(wait: Wait<T>): Promise<Waited<T>> {
  const Observer = wait.document.defaultView?.MutationObserver ?? MutationObserver
  const started = Date.now()
  let changedAt = started
  let signature: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let dueAt = Infinity

  return new Promise((resolve, reject) => {
    const finish = (end: () => void) => {
      observer.disconnect()
      wait.document.removeEventListener('load', onLoad, true)
      clearTimeout(timer)
      end()
    }
    const schedule = (ms: number) => {
      if (Date.now() + ms >= dueAt) return
      clearTimeout(timer)
      dueAt = Date.now() + ms
      timer = setTimeout(evaluate, ms)
    }
    const evaluate = () => {
      dueAt = Infinity
      try {
        watch()
        const last = wait.sense()
        const now = Date.now()
        const current = wait.signature(last)
        if (current !== signature) changedAt = now
        signature = current
        const left = changedAt + wait.patience(last) - now
        if (left <= 0)
          finish(() => {
            resolve({ last, isStill: true })
          })
        else if (now - started >= wait.limitMs)
          finish(() => {
            resolve({ last, isStill: false })
          })
        else schedule(Math.max(1, Math.min(left, longestPause, started + wait.limitMs - now)))
      } catch (error) {
        finish(() => {
          reject(error instanceof Error ? error : new Error(String(error)))
        })
      }
    }
    const observer = new Observer(() => {
      schedule(pause)
    })
    const watched = new WeakSet<Node>()
    // What changes within an inner root is told to whoever watches that root.
    const watch = () => {
      for (const root of [wait.document, ...innerRoots(wait.document)]) {
        if (watched.has(root)) continue
        watched.add(root)
        observer.observe(root, allChanges)
      }
    }
    // A frame that was loaded anew.
    const onLoad = () => {
      schedule(pause)
    }
    wait.document.addEventListener('load', onLoad, true)
    evaluate()
  })
}
