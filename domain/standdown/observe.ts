import * as v from 'valibot'
import { decide } from './decide.ts'
import { isDoubtful, isRunning, isSetBack, minuteMs } from './ends.ts'
import { shopDomain, type KeptState, type ShopState, type Sign } from './kept-state.ts'
import { longestMinutes, policyOf, type Network } from './policies.ts'
import type { Signal } from './signals.ts'

/** A page of a shop as it is seen, with the signs of its address, of its way and its cookies. */
export interface Arrival {
  /** Domain of the retailer. */
  readonly shop: string
  /** The browser's id of the document; null where it gives none. */
  readonly document: string | null
  readonly signals: readonly Signal[]
}

/** A click of ours that has not led to the shop by then has failed. */
const ownClickMs = 2 * minuteMs

const nothing: ShopState = { signs: [], activeAt: 0, own: null }

/**
 * Brings the state to the present: what is over is dropped, and a clock that was set back begins a
 * doubt, since what was dropped while it ran fast may not be over. To be called before the others.
 *
 * @param now here and below ms since 1970.
 */
export function atTime(state: KeptState, now: number): KeptState {
  if (isSetBack(state, now)) {
    const until = Math.max(state.doubt?.until ?? 0, now + longestMinutes * minuteMs)
    const doubt = { about: 'clock', until, session: state.doubt?.session ?? null } as const
    return { ...state, latest: now, doubt }
  }
  const shops = Object.entries(state.shops).flatMap(([domain, shop]): [string, ShopState][] => {
    const signs = shop.signs.filter((sign) => isRunning(sign, shop, state, now))
    return signs.length === 0 && shop.own === null ? [] : [[domain, { ...shop, signs }]]
  })
  const doubt = isDoubtful(state, now) ? state.doubt : null
  return { ...state, latest: Math.max(state.latest, now), doubt, shops: Object.fromEntries(shops) }
}

/**
 * Takes in that a page of a shop was seen. Signs that our own click has just left are passed over;
 * a page without any prolongs a stand-down that is on, for the shopper isn't idle.
 */
export function observe(state: KeptState, arrival: Arrival, now: number): KeptState {
  if (!v.is(shopDomain, arrival.shop)) return state
  const shop = state.shops[arrival.shop] ?? nothing
  if (isOurs(shop.own, arrival, now)) {
    const own = shop.own && { ...shop.own, document: arrival.document }
    return withShop(state, arrival.shop, { ...shop, own }, now)
  }
  const isOn = shop.signs.some((sign) => isRunning(sign, shop, state, now))
  if (arrival.signals.length === 0 && !isOn) return state
  const signs = arrival.signals.reduce<readonly Sign[]>(
    (before, signal) => withSign(before, { signal, at: now, session: state.session }),
    shop.signs,
  )
  const activeAt = Math.max(shop.activeAt, now)
  return withShop(state, arrival.shop, { ...shop, signs: [...signs], activeAt }, now)
}

/**
 * Takes in that the shopper pressed for points and we are about to send them through a network. The
 * first document at the shop with this network's signs, and no others, within two minutes is where
 * our click led; every later one is somebody else's again. Without leave to activate it is nothing.
 */
export function ownClick(
  state: KeptState,
  { shop, network }: { readonly shop: string; readonly network: Network },
  now: number,
): KeptState {
  if (decide(state, shop, now).kind !== 'free') return state
  const own = { network, at: now, document: null }
  return withShop(state, shop, { ...(state.shops[shop] ?? nothing), own }, now)
}

/** Takes in that the browser was started, which alone ends a session. */
export function browserStarted(state: KeptState): KeptState {
  const shops = Object.entries(state.shops).map(([domain, shop]): [string, ShopState] => [
    domain,
    { ...shop, own: null },
  ])
  return { ...state, session: state.session + 1, shops: Object.fromEntries(shops) }
}

function isOurs(own: ShopState['own'], { document, signals }: Arrival, now: number): boolean {
  if (own === null || document === null || signals.length === 0) return false
  const { parameters, hosts, cookies } = policyOf(own.network)
  const listed = { parameter: parameters, host: hosts, cookie: cookies, unseen: [] }
  if (!signals.every(({ kind, name }) => listed[kind].some((each) => each === name))) return false
  if (own.document !== null) return own.document === document
  return now >= own.at && now - own.at <= ownClickMs
}

/** Of the same sign the latest counts. */
function withSign(signs: readonly Sign[], sign: Sign): Sign[] {
  const { kind, network, name } = sign.signal
  const isSame = ({ signal }: Sign): boolean =>
    signal.kind === kind && signal.network === network && signal.name === name
  const at = Math.max(sign.at, ...signs.filter(isSame).map((each) => each.at))
  return [...signs.filter((each) => !isSame(each)), { ...sign, at }]
}

function withShop(state: KeptState, domain: string, shop: ShopState, now: number): KeptState {
  const latest = Math.max(state.latest, now)
  return { ...state, latest, shops: { ...state.shops, [domain]: shop } }
}
