import type { Locale } from '../locale.ts'
import { pagePath, type PageKey } from '../pages.ts'

/** Where a link of the navbar or the footer leads. */
export type NavTarget =
  | {
      readonly page: PageKey
      readonly parameters?: Readonly<Record<string, string>>
      /** An id on the page. */
      readonly at?: string
    }
  /** A path under the locale that is no page of its own: the table of routes says what it does. */
  | { readonly route: string }

/** A link; its words stand in `strings/` under its name. */
export interface NavItem<Name extends string = string> {
  readonly name: Name
  readonly to: NavTarget
  /** The locales that it shows on; all unless told. */
  readonly onlyIn?: readonly Locale[]
  /** The home page has something of its own in its stead. */
  readonly offHome?: true
  /** Who sees it; everybody unless told. */
  readonly for?: 'visitor' | 'member'
}

/** The page that a link stands on. */
export interface NavPlace {
  readonly locale: Locale
  readonly isHome: boolean
}

/** The links that show on a page, whoever looks at it. */
export function itemsAt<Item extends NavItem>(
  items: readonly Item[],
  { locale, isHome }: NavPlace,
): Item[] {
  return items.filter(
    ({ onlyIn, offHome }) => (onlyIn?.includes(locale) ?? true) && !(isHome && offHome === true),
  )
}

/** The path of a link in a locale. */
export function targetPath(to: NavTarget, locale: Locale): string {
  if ('route' in to) return `/${locale}/${to.route}/`
  const path = pagePath(to.page, locale, to.parameters)
  return to.at === undefined ? path : `${path}#${to.at}`
}
