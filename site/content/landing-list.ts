import * as v from 'valibot'
import { countries } from '#domain/locale.ts'
import type { LocalRetailer } from './load-retailers.ts'

/** The slugs of a country's retailers, as their pages under `deals` have them. */
const slugs = v.array(
  v.pipe(
    v.string(),
    v.regex(/^[a-z0-9-]+$/, ({ input }) => `“${input}” is no slug such as “hill-and-dale”`),
  ),
)

/** The shape of `src/content/landing.json`. */
const landingList = v.strictObject(v.entriesFromList(countries, slugs))
export type LandingList = v.InferOutput<typeof landingList>

/**
 * Reads the list of retailers that have a page of their own.
 *
 * @throws Error that says which entry is to be changed, and why.
 */
export function readLandingList(content: unknown): LandingList {
  const read = v.safeParse(landingList, content)
  if (read.success) return read.output
  const problems = read.issues.map(
    (issue) => `${v.getDotPath(issue) ?? 'the list'}: ${issue.message}`,
  )
  throw new Error(`src/content/landing.json must be changed: ${problems.join('; ')}`)
}

/**
 * The retailers of a list that have something to show: one that has left, or has no live offer, has
 * no page, and its address leads home until it is back.
 */
export function landingRetailers(
  list: readonly string[],
  retailers: readonly LocalRetailer[],
): LocalRetailer[] {
  const wanted = new Set(list)
  return retailers.filter(
    ({ merchant }) => wanted.has(merchant.slug) && merchant.codesCount + merchant.offersCount > 0,
  )
}
