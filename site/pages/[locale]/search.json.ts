import type { APIRoute } from 'astro'
import { isLocale, locales, splitLocale } from '#domain/locale.ts'
import { pagePath } from '#domain/pages.ts'
import { siteStrings } from '#strings/site.ts'
import type { SearchIndex } from '../../browser/search-index.ts'
import { categoriesOf } from '../../content/categories.ts'
import { retailersOf } from '../../content/retailers.ts'

export function getStaticPaths() {
  return locales.map((locale) => ({ params: { locale } }))
}

/** What the search in the navbar looks through. */
export const GET: APIRoute = async ({ params: { locale = '' } }) => {
  if (!isLocale(locale)) return new Response(null, { status: 404 })
  const names: Record<string, string> = siteStrings[splitLocale(locale).translation].categories
  const index: SearchIndex = {
    retailers: (await retailersOf(locale)).map(({ merchant }) => [merchant.name, merchant.slug]),
    retailerPath: pagePath('merchant', locale, { merchant: '' }).slice(0, -1),
    categories: (await categoriesOf(locale)).map(({ name, slug }) => [
      names[name] ?? name,
      pagePath('category', locale, { category: slug }),
    ]),
  }
  return Response.json(index)
}
