import type { PageHints } from '#domain/contract/recipe.ts'
import type { ShopApi } from '../api/shop-api.ts'
import type { FindRecords } from '../records/code-records.ts'

/** What is known of a shop platform: its signs, where its pages have what the engine looks for. */
export interface Adapter {
  readonly name: string
  /**
   * Selectors, each a sign that stands for itself: no element is two of them. Two must be found: any
   * one of them can also be left behind by a theme, a plug-in, or a shop that moved.
   */
  readonly signs: readonly string[]
  readonly hints: PageHints
  /** A sign of the pages on which a code that is on has no field to go back through. */
  readonly fixedOn?: string
  readonly api?: ShopApi
  /** What its shops keep of a code that their pages show by the name of its rule. */
  readonly records?: FindRecords
}

/** What an adapter says of one page. */
export function hintsOn(document: Document, { hints, fixedOn }: Adapter): PageHints {
  const isFixed = fixedOn !== undefined && document.querySelector(fixedOn) !== null
  return isFixed ? { ...hints, fixed: true } : hints
}

const enough = 2

/** The platform that shows the most signs of its own; undefined where none shows enough. */
export function platformOf(document: Document, adapters: readonly Adapter[]): Adapter | undefined {
  const found = adapters.map((adapter) => ({
    adapter,
    count: adapter.signs.filter((sign) => document.querySelector(sign) !== null).length,
  }))
  const [best] = found.sort((a, b) => b.count - a.count)
  return best !== undefined && best.count >= enough ? best.adapter : undefined
}
