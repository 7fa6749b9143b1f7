import * as v from 'valibot'
import { parsed } from '#domain/contract/parsed.ts'
import { instant, integer } from '#domain/contract/shapes.ts'
import { currencyCodes } from '#domain/money/currency-codes.ts'
import type { Store } from '../ports.ts'
import { savingsKey, type Saving } from './note-saving.ts'

const saving: v.GenericSchema<unknown, Saving> = v.object({
  at: instant,
  shop: v.string(),
  minor: v.pipe(integer, v.minValue(1)),
  currency: v.pipe(
    v.string(),
    v.check((code) => currencyCodes.has(code)),
  ),
})

/** What runs have saved on this device. */
export function savingsHistory(local: Store) {
  /** The newest first. What another version wrote and no longer fits is left out. */
  async function all(): Promise<Saving[]> {
    const kept = await local.get(savingsKey)
    if (!Array.isArray(kept)) return []
    return kept
      .flatMap((each) => parsed(saving, each) ?? [])
      .toSorted((one, other) => other.at.localeCompare(one.at))
  }

  return {
    all,
    clear: (): Promise<void> => local.remove([savingsKey]),
  }
}
