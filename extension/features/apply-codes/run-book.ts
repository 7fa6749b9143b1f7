import * as v from 'valibot'
import { parsed } from '#domain/contract/parsed.ts'
import { run, runProgress, type Run, type RunProgress } from '#domain/contract/run.ts'
import { finite } from '#domain/contract/shapes.ts'
import type { Offer } from '#domain/vouchers/chance.ts'
import type { Store } from '../ports.ts'
import { runKey } from './run-key.ts'

/**
 * Who had the document loaded that a run goes on in: the run itself, the shopper, or we once a load
 * of the run had ended on an error page of the browser's.
 */
const loadedBy = v.picklist(['run', 'shopper', 'rescue'])

/**
 * What the background has to know of a run besides what everybody may read. It lies in storage
 * too, since the background may be evicted at any moment of the run.
 */
const ticket = v.object({
  /**
   * `trying`: the page's script is at work. `loading`: the run itself is loading the page anew and
   * goes on there. `away`: the shopper has gone to a page where nothing can be put right.
   * `refreshing`: all codes are tried, the page is loaded again. `ended`: nothing more happens.
   */
  stage: v.picklist(['trying', 'loading', 'away', 'refreshing', 'ended']),
  host: v.string(),
  /** The address that the run was started on. */
  address: v.string(),
  /** Origin of the frame that holds the basket; missing where the page does. */
  frame: v.optional(v.string()),
  codes: v.array(v.string()),
  /** The code that is on by the shopper's word, if one is. */
  told: v.optional(v.string()),
  /** What tells their order; empty once the order stands in the state. */
  offers: v.array(v.custom<Offer>(() => true)),
  currencyHint: v.string(),
  recipe: v.optional(v.unknown()),
  /** The document that the run belongs to, or that shows how it ended; null until its script has called. */
  documentId: v.nullable(v.string()),
  /** The document that was shown when the page's script was last sent for; null where none was. */
  sentTo: v.nullable(v.string()),
  /** When the page's script was last sent for, in ms since 1970. */
  sentForAt: finite,
  /** Which background did; one that came after it can't know whether it still sent it. */
  sentBy: v.string(),
  /** The engine's state, for the next document; null before the arrival. Only the engine reads it. */
  state: v.unknown(),
  loadedBy,
  /** The shopper has pressed Stop. */
  isStopped: v.boolean(),
  /** While refreshing: how the run ended. */
  ending: v.nullable(runProgress),
})
export type Ticket = v.InferOutput<typeof ticket>

const ticketPrefix = 'ticket:'
const ticketKey = (tabId: number): string => ticketPrefix + String(tabId)

/** The runs of this browser session, by tab. */
export function runBook(session: Store) {
  return {
    run: async (tabId: number): Promise<Run | undefined> =>
      parsed(run, await session.get(runKey(tabId))),
    ticket: async (tabId: number): Promise<Ticket | undefined> =>
      parsed(ticket, await session.get(ticketKey(tabId))),
    write: (tabId: number, entry: { run?: RunProgress; ticket?: Ticket }): Promise<void> =>
      session.set({
        ...(entry.run && { [runKey(tabId)]: { ...entry.run, tabId } satisfies Run }),
        ...(entry.ticket && { [ticketKey(tabId)]: entry.ticket }),
      }),
    forget: (tabId: number): Promise<void> => session.remove([runKey(tabId), ticketKey(tabId)]),
  }
}
export type RunBook = ReturnType<typeof runBook>

/** The tickets of all runs that may still go on, in whatever tab. */
export async function openTickets(session: Store): Promise<Ticket[]> {
  const keys = (await session.keys()).filter((key) => key.startsWith(ticketPrefix))
  const held = await Promise.all(keys.map((key) => session.get(key)))
  return held.flatMap((each) => {
    const open = parsed(ticket, each)
    return open === undefined || open.stage === 'ended' ? [] : [open]
  })
}
