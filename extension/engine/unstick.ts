import { retryAfter } from './retries.ts'
import { learn, nextAct, type RunState } from './run-state.ts'

/**
 * Before a run ends worse off than it began: a code that would not come off for a fault of the shop's
 * is taken off once more, after a while. It may be what keeps the shopper's own code from going back.
 */
export function unstick(state: RunState): RunState {
  const { known, stuckBy, unstuck } = state
  const isWorseOff = known.minor === null || known.minor > known.arrival.minor
  if (stuckBy === null || known.canRemove || !isWorseOff) return state
  if (nextAct(state)?.kind !== 'settle') return state
  const waitS = retryAfter(stuckBy, unstuck, null)
  if (waitS === undefined) return state
  const lost = known.lost.filter((code) => !known.arrival.codes.includes(code))
  const next = { ...state, waitS, unstuck: unstuck + 1, mustLook: true }
  return learn(next, { canRemove: true, lost })
}
