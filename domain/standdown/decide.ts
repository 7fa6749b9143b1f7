import * as v from 'valibot'
import {
  isDoubtful,
  isRunning,
  isSetBack,
  latestOf,
  minuteMs,
  untilOf,
  type Until,
} from './ends.ts'
import { shopDomain, type KeptState } from './kept-state.ts'
import { isHostOf, longestMinutes, networks, policyOf, type Network } from './policies.ts'
import type { Signal } from './signals.ts'

/**
 * `doubt`: the state is missing or damaged, the clock was set back, or the retailer is unknown.
 * `retailer`: the network lets nobody like us activate anything there.
 */
export type Reason =
  | Signal
  | { readonly kind: 'doubt'; readonly about: 'state' | 'clock' | 'retailer' }
  | { readonly kind: 'retailer'; readonly network: Network }

export interface StandDown {
  readonly kind: 'stand-down'
  readonly until: Until
  /** One at least, in a steady order. */
  readonly because: readonly Reason[]
}
export type Decision = StandDown | { readonly kind: 'free' }

interface Standing {
  readonly reason: Reason
  readonly until: Until
}

/**
 * Whether we keep quiet about points at a retailer, and set no click. Decided by signs of other
 * people's referrals alone; whatever is not known stands down.
 *
 * @param state undefined where it could not be had.
 * @param retailer domain of the retailer. What was seen at a domain above or below it counts too.
 * @param now ms since 1970.
 */
export function decide(
  state: KeptState | undefined,
  retailer: string | null,
  now: number,
): Decision {
  const standing = [
    ...doubts(state, retailer, now),
    ...prohibitions(retailer ?? ''),
    ...(state === undefined ? [] : signsAt(state, retailer ?? '', now)),
  ]
  if (standing.length === 0) return { kind: 'free' }
  const because = new Map(standing.map(({ reason }) => [JSON.stringify(reason), reason]))
  return {
    kind: 'stand-down',
    until: latestOf(standing.map(({ until }) => until)),
    because: [...because].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, reason]) => reason),
  }
}

function doubts(state: KeptState | undefined, retailer: string | null, now: number): Standing[] {
  const inTheEnd: Until = { kind: 'time', at: now + longestMinutes * minuteMs }
  const of = (about: 'state' | 'clock' | 'retailer', until: Until): Standing => ({
    reason: { kind: 'doubt', about },
    until,
  })
  const found: Standing[] = []
  if (!v.is(shopDomain, retailer)) found.push(of('retailer', inTheEnd))
  if (state === undefined) return [...found, of('state', inTheEnd)]
  if (isSetBack(state, now)) found.push(of('clock', inTheEnd))
  if (state.doubt !== null && isDoubtful(state, now)) {
    const { about, until: at, session } = state.doubt
    const isSession = session !== null && session >= state.session
    found.push(of(about, isSession ? { kind: 'session', notBefore: at } : { kind: 'time', at }))
  }
  return found
}

function prohibitions(retailer: string): Standing[] {
  return networks
    .filter((network) => policyOf(network).neverAt?.some((at) => isHostOf(at, retailer)))
    .map((network) => ({ reason: { kind: 'retailer', network }, until: { kind: 'always' } }))
}

function signsAt(state: KeptState, retailer: string, now: number): Standing[] {
  return Object.entries(state.shops).flatMap(([domain, shop]) => {
    if (!isRelated(domain, retailer)) return []
    return shop.signs
      .filter((sign) => isRunning(sign, shop, state, now))
      .map((sign) => ({ reason: sign.signal, until: untilOf(sign, shop, state) }))
  })
}

/** A retailer may have a part of its site listed as a shop of its own. */
const isRelated = (one: string, other: string): boolean =>
  `.${one}`.endsWith(`.${other}`) || `.${other}`.endsWith(`.${one}`)
