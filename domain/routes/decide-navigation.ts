import { redirectOf } from '../addresses.ts'
import { outStep } from '../attribution/out-step.ts'
import type { Campaigns } from '../influencers/campaign.ts'
import { campaignStep } from '../influencers/campaign-step.ts'
import { influencerStep } from '../influencers/influencer-step.ts'
import type { Device } from '../install/device.ts'
import { installStep, type InstallTracking } from '../install/install-step.ts'
import type { StoreLinks } from '../install/stores.ts'
import { localeOfPath, type Locale } from '../locale.ts'
import { noticeParameter } from '../messages/notice.ts'
import { pageKeys, pages, type PageKey } from '../pages.ts'
import { flaggedLead } from './flagged.ts'
import { landingOffers, landingSpelling } from './landing.ts'
import { matchPath, partsOf } from './match-path.ts'
import { leadFromLogin, leadToLogin, type Session } from './members.ts'
import { queryText, type Query } from './query.ts'
import { redirectTable, type RouteRule } from './redirect-table.ts'
import type { RouteConfiguration } from './route-configuration.ts'

/** What is known when somebody goes somewhere. */
export interface Facts extends Session {
  readonly device: Device
  /** The locale that the browser keeps, if any. */
  readonly storedLocale: string | undefined
  /** The header of that name, or `navigator.languages` joined by commas. */
  readonly acceptLanguage: string
  readonly tracking: InstallTracking
  /** The day where the visitor is, as `2026-11-30`. */
  readonly today: string
  /** Whether what a page with parameters shows could be loaded. */
  readonly isThere: (path: string) => boolean
}

/** The configuration that routes lead by. */
export interface RouteSettings extends RouteConfiguration {
  readonly stores: StoreLinks
  readonly campaigns: Campaigns
}

export type Decision =
  /** The locale of what is shown is the one to store. */
  | {
      readonly kind: 'show'
      readonly page: PageKey | null
      readonly status: 200 | 404
      readonly locale: Locale
      readonly parameters: Readonly<Record<string, string>>
    }
  /** To a path of ours, with its query. Until `delayMs` have passed the page asked for shows. */
  | {
      readonly kind: 'redirect'
      readonly to: string
      readonly status: 301 | 302
      readonly delayMs: number
      readonly signsOut?: true
    }
  /** To another site. An unchecked address comes from the query: only the click-out route may open it. */
  | { readonly kind: 'leave'; readonly to: string; readonly isChecked: boolean }
  /** An error of that name; the page asked for is shown and says what to do. */
  | { readonly kind: 'reject'; readonly name: string; readonly locale: Locale }
  /** The path is a file's, and none of the pages'. */
  | { readonly kind: 'file' }

/**
 * What a navigation does: first the rules for all routes, then the route's own, then what its
 * loading says. Specification, section 2, "Route behaviour".
 *
 * @param path begins with a slash; @param query decoded.
 */
export function decideNavigation(
  path: string,
  query: Query,
  facts: Facts,
  settings: RouteSettings,
): Decision {
  const elsewhere = redirectOf(path, facts.storedLocale, facts.acceptLanguage)
  if (elsewhere !== undefined) {
    return redirect(`${elsewhere.to}${queryText(query)}`, elsewhere.status)
  }
  const locale = localeOfPath(path)
  if (locale === undefined) return { kind: 'file' }

  const inner = partsOf(path).slice(1).join('/')
  const found = routeOf(inner)
  const visit = { path, inner, query, locale, facts, settings, parameters: {} }
  return (found && decideRoute(found.rule, { ...visit, ...found })) ?? show(visit)
}

interface Visit {
  readonly path: string
  /** The path under the locale. */
  readonly inner: string
  readonly parameters: Readonly<Record<string, string>>
  readonly query: Query
  readonly locale: Locale
  readonly facts: Facts
  readonly settings: RouteSettings
}

/** What a route's rule decides; undefined shows its page. */
function decideRoute(rule: RouteRule, visit: Visit): Decision | undefined {
  const { path, inner, parameters, query, locale, facts, settings } = visit
  const lead = (to: string | undefined, more: Query = []) =>
    to === undefined ? undefined : redirect(`${under(locale, to)}${queryText(more)}`)
  switch (rule.kind) {
    case 'moved':
      return redirect(`${under(locale, rule.to)}${queryText(query)}`, rule.status)
    case 'flagged': {
      const flagged = flaggedLead(rule, query)
      return lead(flagged?.to, flagged?.query)
    }
    case 'deals-address': {
      const { dealsAddress } = settings
      return dealsAddress === null
        ? lead('deals', query)
        : { kind: 'leave', to: dealsAddress, isChecked: true }
    }
    case 'beside':
      return redirect(`/${rule.to}/${queryText(query)}`)
    case 'visitors':
      return lead(leadFromLogin(facts, query))
    case 'account':
      return lead(leadToLogin(facts)) ?? leaveForAccount(rule.to, visit)
    case 'sign-out':
      return { ...redirect(under(locale, rule.to)), signsOut: true }
    case 'install': {
      const step = installStep(facts.device, settings.stores, facts.tracking)
      return step.kind === 'store'
        ? { kind: 'leave', to: step.address, isChecked: true }
        : { kind: 'reject', name: step.name, locale }
    }
    case 'influencer': {
      const { device, today } = facts
      const { influencer } = parameters
      return redirect(
        influencerStep(settings.campaigns, { influencer, query, locale, device, today }),
      )
    }
    case 'campaign': {
      const { today } = facts
      const { influencer } = parameters
      const to = campaignStep(settings.campaigns, { influencer, query, locale, today })
      return to === undefined ? undefined : redirect(to)
    }
    case 'out': {
      const step = outStep(query.map(([name, value]) => [name, value]))
      if (step.kind === 'go') return { kind: 'leave', to: step.url, isChecked: false }
      if (step.kind === 'stay') return undefined
      return { ...redirect(`${under(locale, inner)}${step.query}`), delayMs: step.ms }
    }
    case 'entry': {
      if (facts.isThere(path)) return undefined
      const { to, notice } = rule.missing
      return lead(to, notice === undefined ? [] : [[noticeParameter, notice]])
    }
    case 'landing': {
      const { retailer = '', country } = parameters
      if (facts.isThere(path)) return undefined
      const spelling = landingSpelling(retailer, country)
      if (spelling !== undefined) return lead(spelling, query)
      const offers = landingOffers(locale, { retailer, country })
      return facts.isThere(offers) ? redirect(`${offers}${queryText(query)}`) : lead('', query)
    }
    case 'parameters':
      return undefined
  }
}

/** The account site knows our paths: it is told the full one, and the query. */
function leaveForAccount(to: string | null, visit: Visit): Decision | undefined {
  const { accountOrigin } = visit.settings
  const path = under(visit.locale, to ?? visit.inner)
  if (accountOrigin !== null) {
    const address = `${accountOrigin}${path}${queryText(visit.query)}`
    return { kind: 'leave', to: address, isChecked: true }
  }
  return to === null ? undefined : redirect(`${path}${queryText(visit.query)}`)
}

function routeOf(inner: string) {
  for (const { path, rule } of redirectTable) {
    const parameters = matchPath(path, inner)
    if (parameters !== undefined) return { rule, parameters }
  }
  return undefined
}

function show({ path, inner, locale, facts }: Visit): Decision {
  for (const page of pageKeys) {
    const pattern = pages[page].path
    const parameters = matchPath(pattern, inner)
    if (parameters === undefined) continue
    const isMissing = namesOne.test(pattern) && !facts.isThere(path)
    return { kind: 'show', page, status: isMissing ? 404 : 200, locale, parameters }
  }
  return { kind: 'show', page: null, status: 404, locale, parameters: {} }
}

/** A parameter that may not be left out. */
const namesOne = /\{\w+\}/

/** A path under a locale, which may bring a query along, with a slash at its end. */
function under(locale: Locale, inner: string): string {
  const [path = '', query] = inner.split('?')
  return `/${locale}/${path === '' ? '' : `${path}/`}${query === undefined ? '' : `?${query}`}`
}

function redirect(to: string, status: 301 | 302 = 302) {
  return { kind: 'redirect', to, status, delayMs: 0 } as const
}
