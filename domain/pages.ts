import { locales, type Locale } from './locale.ts'
import { robotsRule, type Indexing, type PageRobots, type RobotsRule } from './seo/robots.ts'

/** Specification, section 2, "Layout". */
export const layouts = [
  'main',
  'deal',
  'page',
  'empty',
  'account',
  'article',
  'onboarding',
  'mobile onboarding',
] as const

/**
 * The only list of pages. Routes, `hreflang`, navigation, metadata, redirects, the extension's
 * links and the end-to-end sweep read it. Specification, section 2.
 */
export interface Page {
  /**
   * Path under the locale prefix. `{name}` is a parameter that a list of entries fills; of
   * `{name?}`, which may be missing, the one prebuilt page takes any value.
   */
  readonly path: string
  readonly layout: (typeof layouts)[number]
  readonly robots: PageRobots
  /** Which words of `strings/{translation}/metadata.ts` are its title and description. */
  readonly metadata: MetadataKey
  /**
   * The day when its words last changed, for the sitemap; left out where it changes with the offers.
   * `tests/architecture/page-days.test.ts` says when it has to move.
   */
  readonly changed?: string
}

/**
 * The page keys of the specification, section 2, "Page metadata"; after them those of pages that it
 * gives none, since a page without a title of its own can't be told from others.
 */
export const metadataKeys = [
  'default',
  'home',
  'bot',
  'uninstall',
  'contact',
  'privacypolicy',
  'tandcs',
  'tandcs-category',
  'cookiepolicy',
  'retailerbenefits',
  'press',
  'faq',
  'faq-category',
  'desktoponly',
  'unsupportedbrowser',
  'blog',
  'post',
  'amazondealfinder',
  'not-found',

  'deals',
  'category',
  'merchant',
  'retailers',
  'out',
  'points',
  'pitch',
  'competition',
  'onboarding',
  'join',
  'join-email',
  'join-success',
  'login',
  'login-email',
  'login-oauth2',
  'forgot-password',
  'reset-password',
  'delete',
  'install',
  'influencer',
  'podcast',
  'campaign',
  'imprint',
  'faq-question',
  'tandcs-question',
  'blog-page',
  'article',
  'landing',
  'landing-country',
  'landing-elsewhere',
] as const
export type MetadataKey = (typeof metadataKeys)[number]

const withDeals = 'closed, or open with deals'

export const pages = {
  home: { path: '', layout: 'main', robots: 'index, follow', metadata: 'home' },
  deals: { path: 'deals', layout: 'deal', robots: withDeals, metadata: 'deals' },
  category: {
    ...{ path: 'deals/category/{category}', layout: 'deal' },
    ...{ robots: withDeals, metadata: 'category' },
  },
  merchant: { path: 'deals/{merchant}', layout: 'deal', robots: withDeals, metadata: 'merchant' },
  retailers: { path: 'retailers', layout: 'page', robots: 'noindex', metadata: 'retailers' },
  out: { path: 'out', layout: 'page', robots: 'noindex', metadata: 'out' },
  faq: {
    ...{ path: 'faq', layout: 'page', robots: 'index, follow', metadata: 'faq' },
    changed: '2026-11-25',
  },
  'faq-category': {
    ...{ path: 'faq/{category}', layout: 'page', robots: 'noindex' },
    metadata: 'faq-category',
  },
  'faq-question': {
    ...{ path: 'faq/{category}/{question}', layout: 'page', robots: 'noindex' },
    metadata: 'faq-question',
  },
  'terms-and-conditions': {
    ...{ path: 'terms-and-conditions', layout: 'page', robots: 'index, follow' },
    ...{ metadata: 'tandcs', changed: '2026-11-25' },
  },
  'terms-category': {
    ...{ path: 'terms-and-conditions/{category}', layout: 'page', robots: 'noindex' },
    metadata: 'tandcs-category',
  },
  'terms-question': {
    path: 'terms-and-conditions/{category}/{question}',
    ...{ layout: 'page', robots: 'noindex' },
    metadata: 'tandcs-question',
  },
  'privacy-policy': {
    ...{ path: 'privacy-policy', layout: 'page', robots: 'index, follow' },
    ...{ metadata: 'privacypolicy', changed: '2026-11-25' },
  },
  'cookie-policy': {
    ...{ path: 'cookie-policy', layout: 'page', robots: 'index, follow' },
    ...{ metadata: 'cookiepolicy', changed: '2026-11-24' },
  },
  imprint: { path: 'imprint', layout: 'page', robots: 'noindex', metadata: 'imprint' },
  contact: { path: 'contact', layout: 'page', robots: 'noindex', metadata: 'contact' },
  'retailer-benefits': {
    ...{ path: 'retailer-benefits', layout: 'main', robots: 'index, follow' },
    ...{ metadata: 'retailerbenefits', changed: '2026-11-23' },
  },
  points: { path: 'points', layout: 'main', robots: 'noindex', metadata: 'points' },
  uninstall: { path: 'uninstall', layout: 'page', robots: 'noindex', metadata: 'uninstall' },
  'unsupported-browser': {
    ...{ path: 'unsupported-browser', layout: 'page', robots: 'noindex' },
    metadata: 'unsupportedbrowser',
  },
  'desktop-only': {
    ...{ path: 'desktop-only', layout: 'mobile onboarding', robots: 'noindex' },
    metadata: 'desktoponly',
  },
  dragonsden: { path: 'dragonsden', layout: 'main', robots: 'noindex', metadata: 'pitch' },
  gener8competition: {
    ...{ path: 'gener8competition', layout: 'main', robots: 'noindex' },
    metadata: 'competition',
  },
  press: {
    ...{ path: 'press', layout: 'page', robots: 'index, follow', metadata: 'press' },
    changed: '2026-11-23',
  },
  'amazon-deal-finder': {
    ...{ path: 'amazon-deal-finder', layout: 'main', robots: 'index, follow' },
    ...{ metadata: 'amazondealfinder', changed: '2026-11-25' },
  },
  messenger: { path: 'messenger', layout: 'main', robots: 'noindex', metadata: 'bot' },
  onboarding: {
    path: 'onboarding',
    layout: 'onboarding',
    robots: 'noindex',
    metadata: 'onboarding',
  },

  blog: { path: 'blog', layout: 'page', robots: 'index, follow', metadata: 'blog' },
  // Two parts below the blog, where no post's slug can be.
  'blog-page': {
    ...{ path: 'blog/page/{number}', layout: 'page', robots: 'index, follow' },
    metadata: 'blog-page',
  },
  post: { path: 'blog/{slug}', layout: 'article', robots: 'index, follow', metadata: 'post' },
  article: { path: 'articles/{slug}', layout: 'article', robots: 'noindex', metadata: 'article' },

  join: { path: 'join', layout: 'empty', robots: 'noindex', metadata: 'join' },
  'join-email': { path: 'join/email', layout: 'empty', robots: 'noindex', metadata: 'join-email' },
  'join-success': {
    path: 'join/success',
    layout: 'empty',
    robots: 'noindex',
    metadata: 'join-success',
  },
  login: { path: 'login', layout: 'empty', robots: 'noindex', metadata: 'login' },
  'login-email': {
    path: 'login/email',
    layout: 'empty',
    robots: 'noindex',
    metadata: 'login-email',
  },
  'login-oauth2': {
    path: 'login/oauth2',
    layout: 'empty',
    robots: 'noindex',
    metadata: 'login-oauth2',
  },
  'forgot-password': {
    ...{ path: 'pw/forgot-password', layout: 'empty', robots: 'noindex' },
    metadata: 'forgot-password',
  },
  'reset-password': {
    ...{ path: 'pw/reset/{email?}', layout: 'empty', robots: 'noindex' },
    metadata: 'reset-password',
  },
  delete: { path: 'delete', layout: 'account', robots: 'noindex', metadata: 'delete' },

  install: { path: 'install', layout: 'empty', robots: 'noindex', metadata: 'install' },
  i: { path: 'i/{influencer?}', layout: 'empty', robots: 'noindex', metadata: 'influencer' },
  podcast: {
    path: 'podcast/{influencer?}',
    layout: 'empty',
    robots: 'noindex',
    metadata: 'podcast',
  },
  cilp: { path: 'cilp/{influencer}', layout: 'main', robots: 'noindex', metadata: 'campaign' },
  landing: { path: 'landing/{retailer}', layout: 'main', robots: 'noindex', metadata: 'landing' },
  // In place of a landing page that the retailer has none of.
  'landing-elsewhere': {
    ...{ path: 'landing', layout: 'empty', robots: 'noindex' },
    metadata: 'landing-elsewhere',
  },
  'landing-country': {
    ...{ path: 'landing/{retailer}/{country}', layout: 'main', robots: 'noindex' },
    metadata: 'landing-country',
  },
} as const satisfies Record<string, Page>

export type PageKey = keyof typeof pages

export const pageKeys = Object.keys(pages) as PageKey[]

/** A page's row, by its shape alone. */
export function pageOf(key: PageKey): Page {
  return pages[key]
}

/** What a page says to search engines. */
export function robotsOf(key: PageKey, indexing: Indexing): RobotsRule {
  return robotsRule(pages[key].robots, indexing)
}

/** What fills the parameters of a page's path: the same everywhere, or by locale. */
export type PageParameters =
  Readonly<Record<string, string>> | ((locale: Locale) => Readonly<Record<string, string>>)

/**
 * The path of a page in a locale, with a slash at both ends.
 *
 * @throws RangeError where a parameter of the path is missing that may not be.
 */
export function pagePath(key: PageKey, locale: Locale, parameters: PageParameters = {}): string {
  const values = typeof parameters === 'function' ? parameters(locale) : parameters
  const filled = pageOf(key).path.replace(
    /(\/?)\{(\w+)(\?)?\}/g,
    (_, slash: string, name: string, optional: string | undefined) => {
      const value = values[name]
      if (value !== undefined) return `${slash}${encodeURIComponent(value)}`
      if (optional === undefined) throw new RangeError(`page ${key} needs the parameter ${name}`)
      return ''
    },
  )
  return filled === '' ? `/${locale}/` : `/${locale}/${filled}/`
}

/** The same page in every locale, for `hreflang` and the language picker. */
export function pagePaths(
  key: PageKey,
  parameters: PageParameters = {},
): { locale: Locale; path: string }[] {
  return locales.map((locale) => ({ locale, path: pagePath(key, locale, parameters) }))
}
