/** What the browser tells of the page's own requests to its shop. */
export interface RequestsSeen {
  /** How many ended since the watch began. */
  count(): number
  isRateLimited(): boolean
  hasFailed(): boolean
}

/** Watches by the Performance API, which needs no hook in the page. */
export function watchRequests(document: Document): RequestsSeen {
  const performance = document.defaultView?.performance
  const since = performance?.now() ?? 0
  const entries = () =>
    typeof performance?.getEntriesByType !== 'function'
      ? []
      : (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
          ({ startTime, initiatorType, name }) =>
            startTime >= since &&
            /^(?:fetch|xmlhttprequest)$/.test(initiatorType) &&
            new URL(name, document.baseURI).host === document.location.host,
        )
  return {
    count: () => entries().length,
    isRateLimited: () => entries().some(({ responseStatus }) => responseStatus === 429),
    hasFailed: () => entries().some(({ responseStatus }) => responseStatus >= 500),
  }
}
