import { innerRoots } from '../dom/shadow.ts'

/** What the browser tells of the page's own requests to its shop. */
export interface RequestsSeen {
  /** By the clock of the Performance API, in ms. */
  readonly since: number
  /** How many that began under the watch have ended, be it after it. */
  count(): number
  /** Ends the watch: what begins from now on is another's. */
  close(): void
  /** Whether one that began between `earlier` and the watch has ended only since the watch began. */
  isLate(earlier: number): boolean
  isRateLimited(): boolean
  hasFailed(): boolean
}

/** The part of an entry that is used, with times by the clock of the page's own window. */
type Entry = Pick<PerformanceResourceTiming, 'startTime' | 'responseEnd' | 'responseStatus'>

/** Watches by the Performance API, which needs no hook in the page. */
export function watchRequests(document: Document): RequestsSeen {
  const performance = document.defaultView?.performance
  const since = performance?.now() ?? 0
  const origin = performance?.timeOrigin ?? 0
  const all = (): Entry[] =>
    [document, ...innerRoots(document)].flatMap((root) => {
      const window = 'defaultView' in root ? root.defaultView : null
      if (typeof window?.performance.getEntriesByType !== 'function') return []
      // A frame's clock starts with the frame.
      const later = window.performance.timeOrigin - origin
      return entriesOf(window, document, root !== document).map(
        ({ startTime, responseEnd, responseStatus }) => ({
          startTime: startTime + later,
          responseEnd: responseEnd + later,
          responseStatus,
        }),
      )
    })
  let until = Infinity
  const entries = () => all().filter(({ startTime }) => startTime >= since && startTime < until)
  return {
    since,
    isLate: (earlier) =>
      all().some(
        ({ startTime, responseEnd }) =>
          startTime >= earlier && startTime < since && responseEnd > since,
      ),
    count: () => entries().length,
    close: () => {
      until = performance?.now() ?? 0
    },
    isRateLimited: () => entries().some(({ responseStatus }) => responseStatus === 429),
    hasFailed: () => entries().some(({ responseStatus }) => responseStatus >= 500),
  }
}

/**
 * What a shop's interface on another host is asked about. Trackers are told of baskets too, but by
 * other paths, and mostly by requests whose answer the page can't read.
 */
const shopPaths = /cart|basket|checkout|coupon|voucher|promo|discount|graphql/i

/** The shop itself, or its interface on another host: the page can read what that answers. */
function isShops({ name, responseStatus }: PerformanceResourceTiming, page: Document): boolean {
  const { host, pathname } = new URL(name, page.baseURI)
  return host === page.location.host || (responseStatus > 0 && shopPaths.test(pathname))
}

/** The window's own requests to its shop, and for a frame the one that it came from. */
function entriesOf(
  { performance }: Window,
  page: Document,
  isFrame: boolean,
): PerformanceResourceTiming[] {
  const requests = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
    (request) => /^(?:fetch|xmlhttprequest)$/.test(request.initiatorType) && isShops(request, page),
  )
  const loads = isFrame
    ? (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])
    : []
  return [...loads, ...requests]
}
