import { storeLinks } from '#domain/install/stores.ts'
import { localeOfPath, type Locale } from '#domain/locale.ts'
import {
  decideNavigation,
  type Facts,
  type RouteSettings,
} from '#domain/routes/decide-navigation.ts'
import { matchPath, partsOf } from '#domain/routes/match-path.ts'
import type { Query } from '#domain/routes/query.ts'
import { redirectTable, type Route } from '#domain/routes/redirect-table.ts'
import type { RouteConfiguration } from '#domain/routes/route-configuration.ts'

/** What a static host does with an address of a locale. */
export type HostStep =
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 }
  /** One page answers for every value of the path's parameter. */
  | { readonly kind: 'page'; readonly path: string }

/** A host knows nobody; the rules that ask about the visitor are the pages' own. */
const facts: Facts = {
  ...{ isSignedIn: null, hasProfile: null, storedLocale: undefined, acceptLanguage: '' },
  device: { browser: 'other', system: 'other' },
  tracking: { parameters: [], chid: null },
  today: '',
  isThere: () => true,
}

interface Request {
  readonly path: string
  /** Decoded. */
  readonly query: Query
  readonly configuration: RouteConfiguration
}

/** The rules of the table of routes that a host carries out before it looks for a file. */
export function hostStep({ path, query, configuration }: Request): HostStep | undefined {
  const found = routeOf(path)
  if (found === undefined) return undefined
  const { locale, route } = found
  switch (route.rule.kind) {
    case 'influencer':
    case 'parameters':
      return { kind: 'page', path: `/${locale}/${route.path.replace(/\/\{.*$/, '')}/` }
    case 'beside':
    case 'moved':
    case 'flagged':
    case 'deals-address':
      return decided(path, query, facts, configuration)
    case 'account':
    case 'campaign':
    case 'entry':
    case 'install':
    case 'landing':
    case 'out':
    case 'sign-out':
    case 'visitors':
      return undefined
  }
}

/** What it does where no file is. */
export function missingStep({ path, query, configuration }: Request): HostStep | undefined {
  const found = routeOf(path)
  const kind = found?.route.rule.kind
  if (kind === 'account') {
    const isGuarded = configuration.accountOrigin === null
    const visitor = isGuarded ? { ...facts, isSignedIn: false, hasProfile: false } : facts
    return decided(path, query, visitor, configuration)
  }
  // Which there are, in whatever letters, the page of their links knows.
  if (kind === 'campaign' && partsOf(path).length > 2) {
    return { kind: 'page', path: `/${found?.locale ?? ''}/i/` }
  }
  if (kind !== 'entry' && kind !== 'campaign' && kind !== 'landing') return undefined
  const step = decided(path, query, { ...facts, isThere: () => false }, configuration)
  // Whether there is a retailer of that name, its page asks; only a spelling is put right here.
  const asks = kind === 'landing' && step?.kind === 'redirect' && !step.to.includes('/landing/')
  return asks ? { kind: 'page', path: `/${found?.locale ?? ''}/landing/` } : step
}

function routeOf(path: string): { locale: Locale; route: Route } | undefined {
  const locale = localeOfPath(path)
  if (locale === undefined || !path.startsWith(`/${locale}`)) return undefined
  const inner = partsOf(path).slice(1).join('/')
  const route = redirectTable.find((each) => matchPath(each.path, inner) !== undefined)
  return route && { locale, route }
}

function decided(
  path: string,
  query: Query,
  visitor: Facts,
  configuration: RouteConfiguration,
): HostStep | undefined {
  const settings: RouteSettings = { ...configuration, stores: storeLinks, campaigns: {} }
  const decision = decideNavigation(path, query, visitor, settings)
  if (decision.kind === 'leave') return { kind: 'redirect', to: decision.to, status: 302 }
  if (decision.kind !== 'redirect') return undefined
  return { kind: 'redirect', to: decision.to, status: decision.status }
}
