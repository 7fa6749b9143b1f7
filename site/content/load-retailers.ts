import type { Loader } from 'astro/loaders'
import { fetchDealsIndex, fetchFeaturedVouchers, fetchMerchant } from '#client/deals.ts'
import { ApiFailure, type Api } from '#client/request.ts'
import type { FeaturedVouchers, MerchantAnswer } from '#domain/contract/deals.ts'
import { locales, type Locale } from '#domain/locale.ts'

/** Answers that are asked for at the same time: enough to keep a local API busy, few for any. */
const parallel = 16

/** A retailer with its vouchers as one locale sees them. */
export interface LocalRetailer extends MerchantAnswer {
  readonly locale: Locale
  /** Place in the index, from 0 for the most popular. */
  readonly rank: number
  /** Of the answer; another one means that the offers have changed. */
  readonly etag: string | null
}

export interface Featured {
  readonly vouchers: FeaturedVouchers
}

/**
 * Retailers of all locales from the API, each under `{locale}/{id}`. One is asked for again only
 * when its digest in the index has changed since the last build.
 *
 * @throws Error with a sentence that says what to do, where the API can't be reached.
 */
export function retailersFromApi(api: Api): Loader {
  return {
    name: 'pouch-retailers',
    load: async (context) => {
      const { store, logger } = context
      const known = new Set<string>()
      const changed: { key: string; locale: Locale; id: number; rank: number; digest: string }[] =
        []
      for (const locale of locales) {
        const { data: index } = await reachable(api, fetchDealsIndex(api, locale))
        for (const [rank, { id, digest }] of index.entries()) {
          const key = `${locale}/${id}`
          known.add(key)
          const stored = `${rank}:${digest}`
          if (store.get(key)?.digest !== stored)
            changed.push({ key, locale, id, rank, digest: stored })
        }
      }
      for (const key of store.keys()) if (!known.has(key)) store.delete(key)
      // Kept all at once: the store writes all it has to the disk whenever some time has gone by.
      const retailers = await inParallel(changed, async ({ key, locale, id, rank, digest }) => {
        const { data: answer, etag } = await reachable(api, fetchMerchant(api, locale, id))
        const data = { ...answer, locale, rank, etag } satisfies LocalRetailer
        return { id: key, data, digest }
      })
      for (const retailer of retailers) store.set(retailer)
      logger.info(`${known.size} retailer pages, ${changed.length} of them changed`)
    },
  }
}

/** One live code each of the most popular retailers, under the locale. */
export function featuredFromApi(api: Api): Loader {
  return {
    name: 'pouch-featured-vouchers',
    load: async (context) => {
      for (const locale of locales) {
        const { data: vouchers } = await reachable(api, fetchFeaturedVouchers(api, locale))
        context.store.set({ id: locale, data: { vouchers } satisfies Featured })
      }
    },
  }
}

async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const queue = items.values()
  const worker = async (): Promise<void> => {
    for (const item of queue) results.push(await work(item))
  }
  await Promise.all(Array.from({ length: parallel }, worker))
  return results
}

async function reachable<Answer>(api: Api, answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (cause) {
    if (!(cause instanceof ApiFailure) || cause.code !== 'unavailable') throw cause
    throw new Error(
      `The site is built from the API, and ${api.origin} can't be reached. ` +
        'Start the API (npm start does it), or set POUCH_API_ORIGIN to where it runs.',
      { cause },
    )
  }
}
