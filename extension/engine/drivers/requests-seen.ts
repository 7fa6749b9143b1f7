/** What the browser tells of the page's own requests to its shop. */
export interface RequestsSeen {
  /** By the clock of the Performance API, in ms. */
  readonly since: number
  /** How many that began with the watch or later have ended. */
  count(): number
  /** Whether one that began between `earlier` and the watch has ended only since the watch began. */
  isLate(earlier: number): boolean
  isRateLimited(): boolean
  hasFailed(): boolean
}

/** Watches by the Performance API, which needs no hook in the page. */
export function watchRequests(document: Document): RequestsSeen {
  const performance = document.defaultView?.performance
  const since = performance?.now() ?? 0
  const all = () =>
    typeof performance?.getEntriesByType !== 'function'
      ? []
      : (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
          ({ initiatorType, name }) =>
            /^(?:fetch|xmlhttprequest)$/.test(initiatorType) &&
            new URL(name, document.baseURI).host === document.location.host,
        )
  const entries = () => all().filter(({ startTime }) => startTime >= since)
  return {
    since,
    isLate: (earlier) =>
      all().some(
        ({ startTime, responseEnd }) =>
          startTime >= earlier && startTime < since && responseEnd > since,
      ),
    count: () => entries().length,
    isRateLimited: () => entries().some(({ responseStatus }) => responseStatus === 429),
    hasFailed: () => entries().some(({ responseStatus }) => responseStatus >= 500),
  }
}
