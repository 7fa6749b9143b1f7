import * as v from 'valibot'
import { parsed } from '#domain/contract/parsed.ts'
import { instant } from '#domain/contract/shapes.ts'
import type { Store } from '../ports.ts'

const keyPrefix = 'arrival:'
const keptForMs = 24 * 60 * 60 * 1000

const arrival = v.object({ codes: v.array(v.string()), at: instant })

/**
 * The codes that a shopper arrived with, by shop, from the first reading until the run is closed.
 * What is found here later belongs to a run that was cut short, and is tried first the next time,
 * so that the shopper's own code is not lost with the browser.
 */
export function arrivalJournal(local: Store, now: () => Date) {
  async function leftBehind(host: string): Promise<string[]> {
    const entry = parsed(arrival, await local.get(keyPrefix + host))
    if (entry === undefined) return []
    if (now().getTime() - Date.parse(entry.at) <= keptForMs) return entry.codes
    await local.remove([keyPrefix + host])
    return []
  }

  return {
    /** Codes of a run at this shop that was cut short within the last day. */
    leftBehind,

    /** Notes the codes of an arrival beside those that an earlier run left behind. */
    async open(host: string, codes: readonly string[]): Promise<void> {
      const before = await leftBehind(host)
      const all = [...new Set([...before, ...codes])]
      if (all.length === before.length) return
      await local.set({ [keyPrefix + host]: { codes: all, at: now().toISOString() } })
    },

    close: (host: string): Promise<void> => local.remove([keyPrefix + host]),

    /** Drops what is older than a day, so that no list of visited shops gathers. */
    async tidy(): Promise<void> {
      const keys = (await local.keys()).filter((key) => key.startsWith(keyPrefix))
      await Promise.all(keys.map((key) => leftBehind(key.slice(keyPrefix.length))))
    },
  }
}
export type ArrivalJournal = ReturnType<typeof arrivalJournal>
