import { locales, type Locale } from '#domain/locale.ts'
import type { DealCategory } from './deal-categories.ts'
import { dealCategoriesOf } from './retailers.ts'

interface DealCategoryPage extends DealCategory {
  /** Where the category has a page. */
  readonly locales: readonly Locale[]
}

/** The pages of deals by category of a locale, with where else each of them is. */
export async function dealCategoryPagesOf(locale: Locale): Promise<DealCategoryPage[]> {
  const everywhere = await Promise.all(
    locales.map(async (each) => [each, new Set(slugsOf(await dealCategoriesOf(each)))] as const),
  )
  return (await dealCategoriesOf(locale)).map((category) => ({
    ...category,
    locales: everywhere.filter(([, slugs]) => slugs.has(category.slug)).map(([each]) => each),
  }))
}

const slugsOf = (categories: readonly DealCategory[]) => categories.map(({ slug }) => slug)
