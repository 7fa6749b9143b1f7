import type { Outcome } from '#domain/contract/run.ts'
import type { Answer } from './drivers/driver.ts'
import { judge } from './judge.ts'
import { judged, learn, stopTrying, type RunState } from './run-state.ts'
import { readingIn, takeIn } from './take-in.ts'
import type { Verdict } from './verdict.ts'

/**
 * The state after the code was sent that is on by nobody's word but the shopper's. A slip of the pen
 * would cost them the code that is on, so nothing goes on until the shop has shown that it knows this
 * one.
 */
export function afterTold(state: RunState, code: string, answer: Answer): RunState {
  if (answer.kind === 'unable') return unproved(state)
  if (answer.kind !== 'seen') {
    const cause = answer.kind === 'failed' ? answer.cause : 'rate-limited'
    return { ...stopTrying(withoutTold(state), cause), mustLook: true }
  }
  const { sight } = answer
  const reading = readingIn(answer)
  const { minor } = state.known.arrival
  if (reading === null) return unproved(state)
  const { verdict, outcome } = judge(state, code, sight, reading)
  if (reading.total.minor !== minor) {
    // It was not on, and is now; beside the other one, as far as anybody knows.
    const taken = takeIn(asNeverOn(state, code), sight, reading, code)
    return learn(judged(taken, code, outcome), { isOver: true })
  }
  const heard = learn(takeIn(state, sight, reading), { resent: state.known.arrival.codes })
  if (verdict?.kind === 'refused' && verdict.isOccupied) return heard
  const isKnown =
    verdict?.kind === 'welcomed' ||
    (verdict?.kind === 'refused' && verdict.reason === 'already-used')
  return isKnown ? proved(heard) : unproved(state)
}

/**
 * "A code is on already" may be said of any, or of the one that is on. Where the shop says something
 * else to the next code, it was the latter.
 *
 * @returns undefined where it doesn't.
 */
export function toldApart(
  state: RunState,
  { verdict, outcome }: { verdict: Verdict | undefined; outcome: Outcome },
): RunState | undefined {
  if (state.arrival.told === null) return state
  const isOther = verdict?.kind === 'refused' && !verdict.isOccupied
  return isOther || outcome.kind === 'applied' ? proved(state) : undefined
}

/** Nothing of the shopper's is touched. */
export const unproved = (state: RunState): RunState =>
  stopTrying(withoutTold(state), 'code-unproved')

const proved = (state: RunState): RunState => ({
  ...state,
  arrival: { ...state.arrival, told: null },
})

const withoutTold = (state: RunState): RunState =>
  state.arrival.told === null ? state : asNeverOn(state, state.arrival.told)

/** The state in which a code that was taken for the shopper's own was not on at arrival. */
export function asNeverOn(state: RunState, own: string): RunState {
  const { arrival, known, landmarks } = state
  const isOther = (code: string) => code !== own
  const codes = arrival.codes.filter(isOther)
  return learn(
    {
      ...state,
      arrival: { ...arrival, codes, told: null },
      landmarks: { ...landmarks, names: undefined },
    },
    {
      arrival: { ...known.arrival, codes },
      measured: [{ ...known.arrival, codes }],
      standing: known.standing.filter(isOther),
    },
  )
}
