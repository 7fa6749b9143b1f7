import type { RunProgress } from '#domain/contract/run.ts'
import { savingOf } from '../apply-codes/measured-saving.ts'
import type { Store, Tabs } from '../ports.ts'

/** Where the history lies in `storage.local`. */
export const savingsKey = 'savings'
/** Of the newest savings. */
export const mostSavings = 200

/** What one run saved, as it measured it. */
export interface Saving {
  /** When the run began, ISO 8601 in UTC. */
  readonly at: string
  /** Name of the shop. */
  readonly shop: string
  /** Minor units of the currency. */
  readonly minor: number
  /** ISO 4217. */
  readonly currency: string
}

export interface NoteSavingPorts {
  readonly local: Store
  readonly tabs: Pick<Tabs, 'isPrivate'>
  /** The name of the shop that a host belongs to. */
  readonly shopName: (host: string) => Promise<string>
}

/**
 * Keeps what an ended run saved, where it measured a saving, for the shopper's own history. A run
 * in a private window leaves nothing behind. Said twice of one run it is kept once.
 */
export async function noteSaving(
  { local, tabs, shopName }: NoteSavingPorts,
  tabId: number,
  host: string,
  ended: RunProgress,
): Promise<void> {
  const measured = savingOf(ended)
  if (measured === null || (await tabs.isPrivate(tabId))) return
  const saving: Saving = { at: ended.startedAt, shop: await shopName(host), ...measured }
  const kept = await local.get(savingsKey)
  const others = Array.isArray(kept) ? (kept as Saving[]).filter(({ at }) => at !== saving.at) : []
  await local.set({ [savingsKey]: [...others, saving].slice(-mostSavings) })
}
