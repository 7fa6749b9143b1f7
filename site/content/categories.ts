import type { IconName } from '#brand/icons.ts'
import { slugOf } from '#domain/retailers/slug.ts'
import type { Locale } from '#domain/locale.ts'
import type { LocalRetailer } from './load-retailers.ts'
import { activeRetailersOf } from './retailers.ts'

export interface Category {
  /** As the retailers' data names it. */
  readonly name: string
  /** Of its page of deals; behind `category-` its anchor on the list of shops. */
  readonly slug: string
  readonly icon: IconName
  /** Most popular first. */
  readonly retailers: readonly LocalRetailer[]
}

/** Words of category names, English and German, and the drawing that goes with them. */
const drawings: readonly (readonly [RegExp, IconName])[] = [
  [/fashion|cloth|shoe|mode|schuh/i, 'fashion'],
  [/garden|plant|flower|garten|blume/i, 'garden'],
  [/home|living|furniture|wohn|haus|möbel/i, 'home'],
  [/beauty|cosmetic|kosmetik|pflege/i, 'beauty'],
  [/health|gesund|apothe/i, 'health'],
  [/food|drink|grocer|lebensmittel|essen|trinken/i, 'food'],
  [/sport|outdoor|fitness/i, 'sport'],
  [/travel|holiday|reise|urlaub/i, 'travel'],
  [/tech|electr|computer|elektr/i, 'tech'],
  [/book|media|music|stationery|büch|medien|papier/i, 'books'],
  [/pet|animal|tier/i, 'pets'],
  [/kid|baby|toy|child|kind|spiel/i, 'kids'],
  [/gift|jewel|geschenk|schmuck/i, 'gift'],
]

/** Categories of a locale's retailers, those with the most retailers first. */
export async function categoriesOf(locale: Locale): Promise<Category[]> {
  const byName = new Map<string, LocalRetailer[]>()
  for (const retailer of await activeRetailersOf(locale)) {
    for (const name of retailer.merchant.categories) {
      byName.set(name, [...(byName.get(name) ?? []), retailer])
    }
  }
  return [...byName]
    .map(([name, retailers]) => ({
      name,
      slug: slugOf(name),
      icon: drawings.find(([words]) => words.test(name))?.[1] ?? ('shop' as const),
      retailers,
    }))
    .sort((a, b) => b.retailers.length - a.retailers.length || a.name.localeCompare(b.name))
}
