import * as v from 'valibot'
import { parsed } from '#domain/contract/parsed.ts'
import { instant } from '#domain/contract/shapes.ts'
import type { Reason, StandDown } from '#domain/standdown/decide.ts'
import { shopDomain } from '#domain/standdown/kept-state.ts'
import { networks } from '#domain/standdown/policies.ts'
import { isSignal, type Signal } from '#domain/standdown/signals.ts'
import type { Store } from '../ports.ts'

const key = 'stand-down:log'
/** So that no long list of visited shops gathers. */
export const mostEntries = 200

const reason: v.GenericSchema<unknown, Reason> = v.union([
  v.custom<Signal>(isSignal),
  v.strictObject({ kind: v.literal('doubt'), about: v.picklist(['state', 'clock', 'retailer']) }),
  v.strictObject({ kind: v.literal('retailer'), network: v.picklist(networks) }),
])

const until = v.union([
  v.strictObject({ kind: v.literal('time'), at: instant }),
  v.strictObject({ kind: v.literal('session'), notBefore: instant }),
  v.strictObject({ kind: v.literal('always') }),
])

/** One time that we kept quiet at a shop: from when, why and until when. Times are ISO 8601 in UTC. */
const logEntry = v.strictObject({
  at: instant,
  shop: shopDomain,
  because: v.array(reason),
  until,
})
export type LogEntry = v.InferOutput<typeof logEntry>

/**
 * Why we kept quiet, for the shopper to read. It lies on the device alone and holds the names of
 * signs, never an address or a value.
 */
export function standDownLog(local: Store) {
  /** The oldest first. What another version wrote and no longer fits is left out. */
  async function entries(): Promise<LogEntry[]> {
    const kept = await local.get(key)
    if (!Array.isArray(kept)) return []
    return kept.flatMap((each) => parsed(logEntry, each) ?? [])
  }

  return {
    entries,

    /** Writes a stand-down down. One that goes on for the same reasons stays one entry. */
    async note(shop: string, decision: StandDown, now: Date): Promise<void> {
      const before = await entries()
      const last = before.findLast((entry) => entry.shop === shop)
      const entry = { shop, because: [...decision.because], until: inWords(decision.until) }
      const goesOn = last !== undefined && isGoingOn(last, now) && isSame(last, entry.because)
      const after = goesOn
        ? before.map((each) => (each === last ? { ...each, until: entry.until } : each))
        : [...before, { at: now.toISOString(), ...entry }]
      await local.set({ [key]: after.slice(-mostEntries) })
    },

    /** The log as JSON, to be saved as a file. */
    async exported(now: Date): Promise<string> {
      const content = { version: 1, exportedAt: now.toISOString(), entries: await entries() }
      return JSON.stringify(content, null, 2)
    },

    clear: (): Promise<void> => local.remove([key]),
  }
}
export type StandDownLog = ReturnType<typeof standDownLog>

const isSame = ({ because }: LogEntry, reasons: readonly Reason[]): boolean => {
  // Storage may hand an object's fields back in another order.
  const inOrder = (all: readonly Reason[]) =>
    all
      .map((each) => JSON.stringify(Object.entries(each).toSorted()))
      .toSorted()
      .join()
  return inOrder(because) === inOrder(reasons)
}

function isGoingOn({ until: end }: LogEntry, now: Date): boolean {
  if (end.kind === 'always') return true
  return Date.parse(end.kind === 'time' ? end.at : end.notBefore) >= now.getTime()
}

function inWords(end: StandDown['until']): LogEntry['until'] {
  const iso = (ms: number) => new Date(ms).toISOString()
  if (end.kind === 'always') return end
  return end.kind === 'time'
    ? { kind: 'time', at: iso(end.at) }
    : { kind: 'session', notBefore: iso(end.notBefore) }
}
