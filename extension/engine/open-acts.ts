import type { Act, RunState } from './run-state.ts'

/** How many times as long as a code may take its answer is reckoned with before the run ends. */
const lateness = 2.5

/** Less is believed of no shop, however quick it was before, in ms. */
const quickest = 4000

/** Whether it is asked of the shop, so that the shop may carry it out later than anybody looks. */
export const isAsked = ({ kind }: Act) => kind !== 'look' && kind !== 'settle'

/** Until when the shop may carry out an act that it hasn't answered, in ms since 1970. */
export const openUntil = (beganAt: number, answersWithinMs: number) =>
  beganAt + lateness * answersWithinMs

/**
 * Until when the shop may carry out what the document before has asked for, whose answer went with
 * it: the new document may have been drawn before. In ms since 1970; null where nothing was asked.
 */
export function openSinceBefore(state: RunState, perCodeMs: number): number | null {
  const { pending, slowestMs } = state
  if (pending?.isSent !== true || !isAsked(pending.act)) return null
  const usual = slowestMs === 0 ? perCodeMs : Math.max(2 * slowestMs, quickest)
  return openUntil(pending.beganAt, Math.min(usual, perCodeMs))
}
