import * as z from 'zod/mini'
import { currencyCodes } from '#domain/money/currencies.ts'
import type { Store } from '../ports.ts'
import { savingsKey, type Saving } from './note-saving.ts'

const saving: z.ZodMiniType<Saving> = z.object({
  at: z.iso.datetime(),
  shop: z.string(),
  minor: z.int().check(z.positive()),
  currency: z.string().check(z.refine((code) => currencyCodes.has(code))),
})

/** What runs have saved on this device. */
export function savingsHistory(local: Store) {
  /** The newest first. What another version wrote and no longer fits is left out. */
  async function all(): Promise<Saving[]> {
    const kept = await local.get(savingsKey)
    if (!Array.isArray(kept)) return []
    return kept
      .flatMap((each) => saving.safeParse(each).data ?? [])
      .toSorted((one, other) => other.at.localeCompare(one.at))
  }

  return {
    all,
    clear: (): Promise<void> => local.remove([savingsKey]),
  }
}
