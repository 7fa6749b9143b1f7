/** What a page says to search engines in its `meta` element. */
export type RobotsRule = 'index, follow' | 'noindex'

/** What an operator decides about search engines. */
export interface Indexing {
  /** Opens deals and merchant pages to search engines, which the specification keeps closed. */
  readonly opensDeals: boolean
}

/** A page that is `closed, or open with deals` follows what the operator decides. */
export type PageRobots = RobotsRule | 'closed, or open with deals'

/** Specification, section 2, "Page metadata": all is closed but for what is opened. */
export function robotsRule(robots: PageRobots, { opensDeals }: Indexing): RobotsRule {
  if (robots !== 'closed, or open with deals') return robots
  return opensDeals ? 'index, follow' : 'noindex'
}

/**
 * The file `robots.txt`. It forbids nothing: a page that is not to be found has to be read for
 * search engines to see that it says so.
 *
 * @param origin of the site, without a slash at its end.
 */
export function robotsText(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
}
