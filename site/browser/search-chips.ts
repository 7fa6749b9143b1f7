import type { MarketplaceSearch } from '#domain/marketplace/search.ts'
import { formatMoney, type Money } from '#domain/money/money.ts'
import type { FinderStrings } from '#strings/en/finder.ts'
import { fill } from '#strings/fill.ts'

/** The words that the chips need, and how they write prices. */
export interface ChipWords extends Pick<
  FinderStrings,
  'chips' | 'departments' | 'sorts' | 'prime'
> {
  readonly currency: Money['currency']
  /** BCP 47 tag, as `formatTag` gives it. */
  readonly tag: string
}

/** What a search says so far, a few words each; what it leaves open is left out. */
export function searchChips(search: Partial<MarketplaceSearch>, words: ChipWords): string[] {
  const { term = '', department = 'all', primeOnly = false, sort } = search
  const { minDiscount = null, minPrice = null, maxPrice = null } = search
  const price = (minor: number) => ({
    price: formatMoney({ minor, currency: words.currency }, words.tag),
  })
  return [
    ...(term === '' ? [] : [fill(words.chips.term, { term })]),
    ...(department === 'all' ? [] : [words.departments[department]]),
    ...(minDiscount === null ? [] : [fill(words.chips.discount, { percent: minDiscount })]),
    ...(minPrice === null ? [] : [fill(words.chips.from, price(minPrice))]),
    ...(maxPrice === null ? [] : [fill(words.chips.to, price(maxPrice))]),
    ...(primeOnly ? [words.prime] : []),
    ...(sort === undefined ? [] : [words.sorts[sort]]),
  ]
}
