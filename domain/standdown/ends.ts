import type { KeptState, ShopState, Sign } from './kept-state.ts'
import { policyOf } from './policies.ts'

/** When a stand-down ends, in ms since 1970. `session`: not before the browser is started anew. */
export type Until =
  | { readonly kind: 'time'; readonly at: number }
  | { readonly kind: 'session'; readonly notBefore: number }
  | { readonly kind: 'always' }

export const minuteMs = 60_000
/** Clocks are corrected by seconds all the time. */
const clockSlackMs = minuteMs

/** Also true of a time that is no number. */
const isBefore = (now: number, end: number): boolean => !(now >= end)

/** Whether the clock shows less than it did once. */
export const isSetBack = (state: KeptState, now: number): boolean =>
  isBefore(now, state.latest - clockSlackMs)

/** Whether signs may be missing from the state. */
export function isDoubtful({ doubt, session }: KeptState, now: number): boolean {
  if (doubt === null) return false
  return isBefore(now, doubt.until) || (doubt.session !== null && doubt.session >= session)
}

/** Whether a sign keeps us quiet still. */
export const isRunning = (sign: Sign, shop: ShopState, state: KeptState, now: number): boolean =>
  isBefore(now, endOf(sign, shop)) || isOfSession(sign, state)

export function untilOf(sign: Sign, shop: ShopState, state: KeptState): Until {
  const at = endOf(sign, shop)
  return isOfSession(sign, state) ? { kind: 'session', notBefore: at } : { kind: 'time', at }
}

/** The end by which all are over. */
export function latestOf(ends: readonly Until[]): Until {
  if (ends.some(({ kind }) => kind === 'always')) return { kind: 'always' }
  const times = ends.flatMap((end) =>
    end.kind === 'always' ? [] : [end.kind === 'time' ? end.at : end.notBefore],
  )
  const at = Math.max(...times)
  const isSession = ends.some(({ kind }) => kind === 'session')
  return isSession ? { kind: 'session', notBefore: at } : { kind: 'time', at }
}

function endOf({ signal, at }: Sign, { activeAt }: ShopState): number {
  const { idle, signless } = policyOf(signal.network).lasts
  return Math.max(at + signless * minuteMs, Math.max(at, activeAt) + idle * minuteMs)
}

const isOfSession = (sign: Sign, state: KeptState): boolean =>
  policyOf(sign.signal.network).lasts.session && sign.session >= state.session
