import type { DOMWindow } from 'jsdom'

/** A request of a page that has ended. */
interface Ended {
  readonly status: number
  /** By the page's own `performance.now()`, in ms. */
  readonly beganAt: number
}

/**
 * Keeps the browser's record of what a page has loaded, by which the engine learns of requests and
 * which jsdom doesn't keep.
 *
 * @returns a function that enters a request that has just ended.
 */
export function requestRecord({ performance }: DOMWindow): (request: Ended) => void {
  const entries: object[] = []
  Object.defineProperty(performance, 'getEntriesByType', { value: () => entries })
  return ({ status, beganAt }) => {
    const request = { initiatorType: 'fetch', name: '/code', responseStatus: status }
    entries.push({ ...request, startTime: beganAt, responseEnd: performance.now() })
  }
}
