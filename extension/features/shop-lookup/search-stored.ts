import * as v from 'valibot'
import { parsed } from '#domain/contract/parsed.ts'
import { countries, type Country, type Translation } from '#domain/locale.ts'
import type { Store } from '../ports.ts'
import { namesKey, type ShopName } from '../voucher-refresh/stored-vouchers.ts'
import type { FoundShop } from './found-shop.ts'
import { searchShops } from './shop-search.ts'

const shopNames: v.GenericSchema<unknown, ShopName[]> = v.array(
  v.object({ name: v.string(), slug: v.string(), country: v.picklist(countries) }),
)

/**
 * Searches the names that were stored with the vouchers. What another version stored and no longer
 * fits counts as absent.
 */
export async function searchStored(
  local: Pick<Store, 'get'>,
  query: string,
  shopper: { translation: Translation; country: Country },
): Promise<FoundShop[]> {
  const names = parsed(shopNames, await local.get(namesKey)) ?? []
  return searchShops(names, query, shopper)
}
