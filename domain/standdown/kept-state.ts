import * as v from 'valibot'
import { parsed } from '../contract/parsed.ts'
import { count, noList } from '../contract/shapes.ts'
import { domainHash } from '../vouchers/domain-hash.ts'
import { longestMinutes, networks } from './policies.ts'
import { isSignal, type Signal } from './signals.ts'

/** Milliseconds since 1970. */
const time = count
/** How many times the browser was started before. */
const session = count
/** The domain of a retailer as the index of shops has it, which is never a bare public suffix. */
export const shopDomain = v.pipe(v.string(), v.regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/))

const shop = v.strictObject({
  /** The last time that each sign was seen, and in which session. */
  signs: v.array(
    v.strictObject({
      signal: v.custom<Signal>(isSignal),
      at: time,
      session,
    }),
  ),
  /** When the shopper was last seen here while we stood down. */
  activeAt: time,
  /** Our own last click, and the document that it led to; null until that has come. */
  own: v.nullable(
    v.strictObject({ network: v.picklist(networks), at: time, document: v.nullable(v.string()) }),
  ),
})
export type ShopState = v.InferOutput<typeof shop>
export type Sign = ShopState['signs'][number]

/** What the decision remembers. No address, no value of a parameter, nothing of a person. */
export const keptState = v.strictObject({
  version: v.literal(1),
  /** The latest time that was heard of, to notice a clock that was set back. */
  latest: time,
  session,
  /** While this stands, signs may be missing here: nobody is free. */
  doubt: v.nullable(
    v.strictObject({
      about: v.picklist(['state', 'clock']),
      until: time,
      /** Until this session is over, too; null where the time is enough. */
      session: v.nullable(session),
    }),
  ),
  shops: noList(v.record(shopDomain, shop)),
})
export type KeptState = v.InferOutput<typeof keptState>

/**
 * What is kept, as text with a checksum before it: a state with one time changed would still have
 * the right shape, and set somebody free too early.
 */
export function keptText(state: KeptState): string {
  const json = JSON.stringify(state)
  return `${domainHash(json)} ${json}`
}

/**
 * Reads what `keptText` made. Without it nobody knows what was seen before: nobody is free for the
 * longest that any network asks for. What was there and is damaged may have held a sign that lasts
 * for the session; where nothing was there we are new, and a session would be too long for that.
 *
 * @param kept what lay in storage; undefined where nothing did.
 * @param now ms since 1970.
 */
export function readKept(kept: unknown, now: number): KeptState {
  if (kept === undefined || kept === null) return unknownState(now, null)
  if (typeof kept !== 'string') return unknownState(now, 0)
  const json = kept.slice(kept.indexOf(' ') + 1)
  if (kept !== `${domainHash(json)} ${json}`) return unknownState(now, 0)
  return parsed(keptState, jsonIn(json)) ?? unknownState(now, 0)
}

function unknownState(now: number, inSession: number | null): KeptState {
  const doubt = {
    about: 'state',
    until: now + longestMinutes * 60_000,
    session: inSession,
  } as const
  return { version: 1, latest: now, session: 0, doubt, shops: {} }
}

function jsonIn(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
