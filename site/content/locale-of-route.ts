import { localeOfPath, type Locale } from '#domain/locale.ts'

/**
 * The locale of the route that a view serves.
 *
 * @throws RangeError where the path has none, which no route of `routes.ts` does.
 */
export function localeOfRoute(path: string): Locale {
  const locale = localeOfPath(path)
  if (locale === undefined) throw new RangeError(`${path} has no locale`)
  return locale
}
