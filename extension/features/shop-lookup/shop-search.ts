import { pagePath } from '#domain/pages.ts'
import type { Country, Translation } from '#domain/locale.ts'
import type { ShopName } from '../voucher-refresh/stored-vouchers.ts'
import { shortestQuery, type FoundShop } from './found-shop.ts'

const mostResults = 5

const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/g, ' ')

/** 3 where the name starts with the query, 2 where one of its words does, 1 where it is inside. */
function closeness(name: string, query: string): number {
  if (name.startsWith(query)) return 3
  if (name.includes(` ${query}`)) return 2
  return name.includes(query) ? 1 : 0
}

/**
 * At most five supported shops whose name fits the query, best first. A shop that sells in several
 * countries is shown once, for the shopper's country where it sells there.
 */
export function searchShops(
  names: readonly ShopName[],
  query: string,
  { translation, country }: { translation: Translation; country: Country },
): FoundShop[] {
  const wanted = plain(query)
  if (wanted.length < shortestQuery) return []
  const fitting = names
    .map((shop) => ({ shop, score: closeness(plain(shop.name), wanted) }))
    .filter(({ score }) => score > 0)
    .sort(
      (a, b) =>
        b.score - a.score ||
        Number(b.shop.country === country) - Number(a.shop.country === country) ||
        a.shop.name.localeCompare(b.shop.name),
    )
  const found = new Map<string, FoundShop>()
  for (const { shop } of fitting) {
    if (found.has(shop.name)) continue
    const path = pagePath('merchant', `${translation}-${shop.country}`, { merchant: shop.slug })
    found.set(shop.name, { name: shop.name, path })
  }
  return [...found.values()].slice(0, mostResults)
}
