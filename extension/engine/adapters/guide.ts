import { parsed } from '#domain/contract/parsed.ts'
import { recipe as recipeShape, type PageHints } from '#domain/contract/recipe.ts'
import { fitsPath } from '#domain/recipes/path-pattern.ts'
import type { CodeRecords } from '../records/code-records.ts'
import { openShopApi, type OpenApi } from '../api/api-driver.ts'
import { hintsOn, platformOf, type Adapter } from './adapter.ts'
import { bigcommerce } from './bigcommerce.ts'
import { evershop } from './evershop.ts'
import { gumroad } from './gumroad.ts'
import { jtl } from './jtl.ts'
import { magento1 } from './magento1.ts'
import { magento2 } from './magento2.ts'
import { opencart } from './opencart.ts'
import { prestashop } from './prestashop.ts'
import { salesforce } from './salesforce.ts'
import { shopify } from './shopify.ts'
import { shopware6 } from './shopware6.ts'
import { woocommerce } from './woocommerce.ts'

/** Every platform that is known. */
export const adapters: readonly Adapter[] = [
  ...[shopify, woocommerce, magento2, magento1, bigcommerce],
  ...[salesforce, prestashop, opencart, shopware6, evershop, gumroad, jtl],
]

/** What is known of a page beforehand. */
export interface Guide {
  /** Name of the platform; null where none is recognised. */
  readonly platform: string | null
  /**
   * Hints for this page, the recipe's before the platform's.
   *
   * @param recipe as the bundle holds it. One that isn't of the right shape is as good as none.
   */
  readonly hintsFor: (recipe: unknown) => readonly PageHints[]
  /** The platform's own basket interface, where it has one that the page can use. */
  readonly openApi: OpenApi | null
  /** Its shops' own records of the codes that are on, where this page's can be asked for. */
  readonly records: CodeRecords | undefined
}

export function guideTo(document: Document): Guide {
  const adapter = platformOf(document, adapters)
  const { pathname } = new URL(document.URL)
  return {
    platform: adapter?.name ?? null,
    hintsFor: (recipe) => {
      const pages = parsed(recipeShape, recipe)?.pages ?? []
      const page = pages.find(({ path }) => fitsPath(pathname, path))
      const hints = adapter && hintsOn(document, adapter)
      return [page?.hints, hints].filter((each) => each !== undefined)
    },
    openApi: adapter?.api === undefined ? null : openShopApi(adapter.api),
    records: adapter?.records?.(document),
  }
}
