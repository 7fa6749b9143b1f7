import { allows, type CookieCategory } from './levels.ts'

/** Seconds that a cookie lasts beyond the visit. Specification, section 9, "Customer hash cookie". */
export const lastingS = 34_128e6 / 1000

/** The attribute of a cookie that lasts where the visitor has allowed it; empty for the visit. */
export function lifetimeOf(
  { lasts }: { readonly lasts: CookieCategory },
  chosen: CookieCategory,
): string {
  return allows(chosen, lasts) ? `; Max-Age=${String(lastingS)}` : ''
}
