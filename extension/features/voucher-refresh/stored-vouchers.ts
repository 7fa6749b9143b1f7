import * as v from 'valibot'
import {
  voucherBundle,
  type BundleRetailer,
  type SupportedIndex,
  type VoucherBundle,
} from '#domain/contract/bundles.ts'
import { parsed } from '#domain/contract/parsed.ts'
import { instant } from '#domain/contract/shapes.ts'
import { wholeBundle } from '#domain/vouchers/bundle-plan.ts'
import { markOf, marksOf } from '#domain/vouchers/domain-marks.ts'
import type { Store } from '../ports.ts'

const prefix = 'vouchers:'
const sinceKey = 'vouchers:since'
const bundlesKey = 'vouchers:bundles'
/** Of the names of all shops, which only the search reads. */
export const namesKey = 'vouchers:names'
const bundlePrefix = 'vouchers:bundle:'
/** One key for each beginning of a mark, of 4,096, so that a lookup reads a small part of the index. */
const marksPrefix = 'vouchers:marks:'
const beginningOf = (mark: string) => mark.slice(0, 3)

const bundleNames = v.array(v.string())
export type ShopName = Pick<BundleRetailer, 'name' | 'slug' | 'country'>

/**
 * The vouchers of every supported shop, kept on the device. A press reads a part of the index and
 * one bundle. What another version stored and no longer fits
 * counts as absent.
 */
export function storedVouchers(store: Store) {
  const read = async <T>(key: string, shape: v.GenericSchema<unknown, T>): Promise<T | undefined> =>
    parsed(shape, await store.get(key))

  return {
    /** When they were fetched. */
    since: () => read(sinceKey, instant),
    /** Whether the index holds the mark of a domain's hash. */
    async knows(hash: string): Promise<boolean> {
      const mark = markOf(hash)
      const marks = await read(marksPrefix + beginningOf(mark), v.string())
      return marks?.includes(` ${mark}`) ?? false
    },
    /** The bundle that holds a domain's hash, if any does. */
    async bundleOf(hash: string): Promise<VoucherBundle | undefined> {
      const names = (await read(bundlesKey, bundleNames)) ?? []
      const name = names.find((each) => each === wholeBundle || hash.startsWith(each))
      return name === undefined ? undefined : read(bundlePrefix + name, voucherBundle)
    },

    /** Puts everything in place of what was there, in one write. */
    async replace(
      fetchedAt: Date,
      index: SupportedIndex,
      bundles: ReadonlyMap<string, VoucherBundle>,
    ): Promise<void> {
      const entries: Record<string, unknown> = {
        [sinceKey]: fetchedAt.toISOString(),
        [bundlesKey]: index.bundles,
        [namesKey]: namesOf(bundles),
      }
      for (const [name, bundle] of bundles) entries[bundlePrefix + name] = bundle
      for (const [beginning, marks] of Map.groupBy(marksOf(index.gaps), beginningOf)) {
        entries[marksPrefix + beginning] = ` ${marks.join(' ')}`
      }
      const stale = (await store.keys()).filter(
        (key) => key.startsWith(prefix) && !Object.hasOwn(entries, key),
      )
      await store.set(entries)
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
