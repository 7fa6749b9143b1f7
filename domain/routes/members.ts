import { queryText, valueOf, type Query } from './query.ts'

/** What is known of who visits; null where it isn't known yet, as on a static host. */
export interface Session {
  readonly isSignedIn: boolean | null
  /** Whether the profile of who is signed in could be loaded. */
  readonly hasProfile: boolean | null
}

/**
 * Where somebody who is signed in is led from the pages for joining and signing in, as a path under
 * the locale; undefined lets the page show. Specification, section 2, "Join and login".
 */
export function leadFromLogin({ isSignedIn }: Session, query: Query): string | undefined {
  return isSignedIn === true && valueOf(query, 'bypass') !== 'true' ? 'account' : undefined
}

/**
 * Where somebody without a profile is led from a guarded page, as a path under the locale;
 * undefined lets them through, as does a session that isn't known: the account site asks again.
 * Specification, section 2, "Auth guard".
 *
 * Somebody who is signed in and whose profile failed to load would be sent back from the sign-in
 * page at once, and in a circle; so they are let stay there.
 */
export function leadToLogin({ isSignedIn, hasProfile }: Session): string | undefined {
  if (hasProfile !== false) return undefined
  return isSignedIn === true ? `login${queryText([['bypass', 'true']])}` : 'login'
}
