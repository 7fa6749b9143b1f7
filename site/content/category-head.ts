import { splitLocale } from '#domain/locale.ts'
import { pagePath } from '#domain/pages.ts'
import { fill } from '#strings/fill.ts'
import { shellStrings } from '#strings/shell.ts'
import { siteStrings } from '#strings/site.ts'
import type { DealCategory } from './deal-categories.ts'
import type { PageAddress } from './page-head.ts'

interface Category extends Pick<DealCategory, 'slug' | 'name'>, Pick<PageAddress, 'locale'> {
  readonly locales: NonNullable<PageAddress['locales']>
}

/** What the page of a category and its head say: what it is called in the one, it is in the other. */
export function aboutCategory({ locale, locales, slug, name }: Category) {
  const { translation, country } = splitLocale(locale)
  const site = siteStrings[translation]
  const text = shellStrings[translation].category
  const names: Readonly<Record<string, string>> = site.categories
  const shownName = name === null ? text.topName : (names[name] ?? name)
  const values = { name: shownName, country: site.countries[country] }
  return {
    parameters: { category: slug },
    values: {
      ...values,
      heading: name === null ? text.topName : fill(text.heading, values),
      lead: fill(name === null ? text.topLead : text.lead, values),
      shops: name === null ? text.topShops : fill(text.shops, values),
    },
    locales,
    crumbs: [{ name: site.shell.deals, path: pagePath('deals', locale) }],
  }
}
