import * as z from 'zod/mini'
import {
  supportedIndex,
  voucherBundle,
  type SupportedIndex,
  type VoucherBundle,
} from '#domain/contract/bundles.ts'
import { countries } from '#domain/locale.ts'
import type { Store } from '../ports.ts'

const sinceKey = 'vouchers:since'
const indexKey = 'vouchers:index'
const namesKey = 'vouchers:names'
const bundlePrefix = 'vouchers:bundle:'

const shopName = z.object({ name: z.string(), slug: z.string(), country: z.enum(countries) })
const shopNames = z.array(shopName)
export type ShopName = z.infer<typeof shopName>

/**
 * The vouchers of every supported shop, kept on the device. A press reads the index and one
 * bundle; only the search reads all names. What another version stored and no longer fits counts
 * as absent.
 */
export function storedVouchers(store: Store) {
  const read = async <T>(key: string, shape: z.ZodMiniType<T>): Promise<T | undefined> =>
    shape.safeParse(await store.get(key)).data

  return {
    /** When they were fetched, in a key of its own: the index is large. */
    since: () => read(sinceKey, z.iso.datetime()),
    index: () => read(indexKey, supportedIndex),
    bundle: (name: string) => read(bundlePrefix + name, voucherBundle),
    names: async () => (await read(namesKey, shopNames)) ?? [],

    /** Puts everything in place of what was there, in one write. */
    async replace(
      fetchedAt: Date,
      index: SupportedIndex,
      bundles: ReadonlyMap<string, VoucherBundle>,
    ): Promise<void> {
      const stale = (await store.keys()).filter(
        (key) => key.startsWith(bundlePrefix) && !bundles.has(key.slice(bundlePrefix.length)),
      )
      await store.set({
        [sinceKey]: fetchedAt.toISOString(),
        [indexKey]: index,
        [namesKey]: namesOf(bundles),
        ...Object.fromEntries(
          Array.from(bundles, ([name, bundle]) => [bundlePrefix + name, bundle]),
        ),
      })
      await store.remove(stale)
    },
  }
}
export type StoredVouchers = ReturnType<typeof storedVouchers>

function namesOf(bundles: ReadonlyMap<string, VoucherBundle>): ShopName[] {
  return Array.from(bundles.values())
    .flatMap((bundle) => Object.values(bundle.retailers).flat())
    .map(({ name, slug, country }) => ({ name, slug, country }))
}
