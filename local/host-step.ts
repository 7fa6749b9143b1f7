import { localeOfPath } from '#domain/locale.ts'
import {
  decideNavigation,
  type Facts,
  type RouteSettings,
} from '#domain/routes/decide-navigation.ts'
import { matchPath, partsOf } from '#domain/routes/match-path.ts'
import type { Query } from '#domain/routes/query.ts'
import { redirectTable } from '#domain/routes/redirect-table.ts'
import { storeLinks } from '#domain/install/stores.ts'

/** What a static host does with an address of a locale before it looks for a file. */
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
const settings: RouteSettings = {
  ...{ dealsAddress: '', accountOrigin: null, stores: storeLinks, campaigns: {} },
}

/** The rules of the table of routes that a host carries out by itself. @param query decoded. */
export function hostStep(path: string, query: Query): HostStep | undefined {
  const locale = localeOfPath(path)
  if (locale === undefined || !path.startsWith(`/${locale}`)) return undefined
  const inner = partsOf(path).slice(1).join('/')
  const route = redirectTable.find((each) => matchPath(each.path, inner) !== undefined)
  if (route === undefined) return undefined
  const { kind } = route.rule
  if (kind === 'influencer' || kind === 'parameters') {
    return { kind: 'page', path: `/${locale}/${route.path.replace(/\/\{.*$/, '')}/` }
  }
  if (kind !== 'moved' && kind !== 'flagged') return undefined
  const decision = decideNavigation(path, query, facts, settings)
  if (decision.kind !== 'redirect') return undefined
  return { kind: 'redirect', to: decision.to, status: decision.status }
}
