import type { DOMWindow } from 'jsdom'

/**
 * Lets requests of a page fail, as far as the engine learns of it: from the browser's record of
 * what was loaded, which jsdom doesn't keep.
 *
 * @returns a function that enters a request that the shop answered with an error just now.
 */
export function failingRequests({ performance }: DOMWindow): () => void {
  const entries: object[] = []
  Object.defineProperty(performance, 'getEntriesByType', { value: () => entries })
  return () => {
    const request = { initiatorType: 'fetch', name: '/code', responseStatus: 500 }
    entries.push({ ...request, startTime: performance.now() })
  }
}
