/** HTTP status that the document came with; 0 where the browser doesn't tell. */
export function loadStatus(document: Document): number {
  const performance = document.defaultView?.performance
  if (typeof performance?.getEntriesByType !== 'function') return 0
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return load?.responseStatus ?? 0
}
