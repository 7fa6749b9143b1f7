import type { NoticeName } from '../messages/notice.ts'
import type { Flagged } from './flagged.ts'

/**
 * What a route does. All paths stand under the locale prefix, without slashes at their ends.
 *
 * - `moved` leads to another path.
 * - `flagged` leads to `to` where the query has the flag, else to `otherwise`; null is the route's
 *   own page.
 * - `deals-address` leaves for the external deals address.
 * - `beside` leads to a path that has no locale.
 * - `account` leaves for the account site, with the same full path or with `to` in its place.
 * - `visitors` is for those who are not signed in; others go to their account.
 * - `sign-out` ends the session and leads to `to`.
 * - `install`, `influencer`, `campaign`, `landing` and `out` are rules of their own.
 * - `parameters` is one page for every value, which it is given.
 * - `entry` shows one of many; one that does not exist leads to `missing`, with its message.
 */
export type RouteRule =
  | { readonly kind: 'moved'; readonly to: string; readonly status: 301 | 302 }
  | ({ readonly kind: 'flagged' } & Flagged)
  | { readonly kind: 'deals-address' }
  | { readonly kind: 'beside'; readonly to: string }
  | { readonly kind: 'account'; readonly to: string | null }
  | { readonly kind: 'visitors' }
  | { readonly kind: 'sign-out'; readonly to: string }
  | { readonly kind: 'install' | 'influencer' | 'campaign' | 'landing' | 'out' | 'parameters' }
  | {
      readonly kind: 'entry'
      readonly missing: { readonly to: string; readonly notice?: NoticeName }
    }

export interface Route {
  /** As `matchPath` reads it. */
  readonly path: string
  readonly rule: RouteRule
}

/**
 * The routes that do more than show a page, or show none. Our own server, the static host's file
 * and the pages read this table; `domain/pages.ts` holds the pages. The first that fits counts.
 * Specification, section 2, "Routes under the prefix" and "Route behaviour".
 */
export const redirectTable: readonly Route[] = [
  { path: 'index.html', rule: { kind: 'moved', to: '', status: 301 } },
  { path: 'ouch', rule: { kind: 'deals-address' } },
  { path: 'cms', rule: { kind: 'beside', to: 'admin' } },
  { path: 'confirmation', rule: { kind: 'moved', to: 'onboarding', status: 302 } },
  // The rule that sends everybody away from "deals" would leave the index of deals without an
  // address, to which a missing retailer leads. So it has a path of its own, and of `deals` only
  // what a fresh installation opens is led on.
  {
    path: 'deals-redirect',
    rule: { kind: 'flagged', flag: 'installed', to: 'onboarding', otherwise: '' },
  },
  {
    path: 'deals',
    rule: { kind: 'flagged', flag: 'installed', to: 'onboarding', otherwise: null },
  },
  // A static host that doesn't see the flag of `deals-redirect` leads here with it.
  { path: '', rule: { kind: 'flagged', flag: 'installed', to: 'onboarding', otherwise: null } },
  { path: 'install', rule: { kind: 'install' } },
  { path: 'i/{influencer?}', rule: { kind: 'influencer' } },
  { path: 'podcast/{influencer?}', rule: { kind: 'influencer' } },
  { path: 'cilp/{influencer?}', rule: { kind: 'campaign' } },
  { path: 'out', rule: { kind: 'out' } },

  // `login/oauth2` is missing on purpose: it must answer the window that opened it.
  { path: 'join', rule: { kind: 'visitors' } },
  { path: 'join/email', rule: { kind: 'visitors' } },
  { path: 'join/success', rule: { kind: 'visitors' } },
  { path: 'login', rule: { kind: 'visitors' } },
  { path: 'login/email', rule: { kind: 'visitors' } },
  { path: 'account', rule: { kind: 'account', to: 'account/pouch-points/overview' } },
  { path: 'account/*', rule: { kind: 'account', to: null } },
  { path: 'delete', rule: { kind: 'sign-out', to: 'uninstall' } },
  { path: 'pw', rule: { kind: 'moved', to: 'pw/forgot-password', status: 302 } },
  { path: 'pw/reset/{email?}', rule: { kind: 'parameters' } },

  {
    path: 'blog/{slug}',
    rule: { kind: 'entry', missing: { to: 'blog', notice: 'post-not-found' } },
  },
  { path: 'blog/page/{number}', rule: { kind: 'entry', missing: { to: 'blog' } } },
  {
    path: 'articles/{slug}',
    rule: { kind: 'entry', missing: { to: '', notice: 'article-not-found' } },
  },
  {
    path: 'deals/{merchant}',
    rule: { kind: 'entry', missing: { to: 'deals', notice: 'retailer-not-found' } },
  },
  { path: 'landing/{retailer}/{country?}', rule: { kind: 'landing' } },
]
