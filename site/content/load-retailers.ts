import type { Loader } from 'astro/loaders'
import * as z from 'zod/mini'
import { fetchDealsIndex, fetchFeaturedVouchers, fetchMerchant } from '#client/deals.ts'
import { ApiFailure, type Api } from '#client/request.ts'
import { featuredVouchers, merchantAnswer } from '#domain/contract/deals.ts'
import { locales, type Locale } from '#domain/locale.ts'

/** Answers that are asked for at the same time: enough to keep a local API busy, few for any. */
const parallel = 16

/** A retailer with its vouchers as one locale sees them. */
const localRetailer = z.extend(merchantAnswer, {
  locale: z.enum(locales),
  /** Place in the index, from 0 for the most popular. */
  rank: z.int(),
  /** Of the answer; another one means that the offers have changed. */
  etag: z.nullable(z.string()),
})
export type LocalRetailer = z.infer<typeof localRetailer>

const featured = z.object({ vouchers: featuredVouchers })
export type Featured = z.infer<typeof featured>

/**
 * Retailers of all locales from the API, each under `{locale}/{id}`. One is asked for again only
 * when its digest in the index has changed since the last build.
 *
 * @throws Error with a sentence that says what to do, where the API can't be reached.
 */
export function retailersFromApi(api: Api): Loader {
  return {
    name: 'pouch-retailers',
    schema: localRetailer,
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
      await inParallel(changed, async ({ key, locale, id, rank, digest }) => {
        const { data: answer, etag } = await reachable(api, fetchMerchant(api, locale, id))
        const data = await context.parseData({ id: key, data: { ...answer, locale, rank, etag } })
        store.set({ id: key, data, digest })
      })
      logger.info(`${known.size} retailer pages, ${changed.length} of them changed`)
    },
  }
}

/** One live code each of the most popular retailers, under the locale. */
export function featuredFromApi(api: Api): Loader {
  return {
    name: 'pouch-featured-vouchers',
    schema: featured,
    load: async (context) => {
      for (const locale of locales) {
        const { data: vouchers } = await reachable(api, fetchFeaturedVouchers(api, locale))
        const data = await context.parseData({ id: locale, data: { vouchers } })
        context.store.set({ id: locale, data })
      }
    },
  }
}

async function inParallel<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values()
  const worker = async (): Promise<void> => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: parallel }, worker))
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
