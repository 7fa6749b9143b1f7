import type { Answer } from './drivers/driver.ts'
import { judge } from './judge.ts'
import { judged, learn, stopTrying, type RunState } from './run-state.ts'
import { readingIn, takeIn } from './take-in.ts'

/**
 * The state after the code was sent that is on by nobody's word but the shopper's. They may mistype it or
 * mean another one, and taken off the true one would be lost: nothing goes on until the shop has shown
 * that this is the one. A code that it welcomes while nothing changes is on already. "One is on already"
 * may be said of any, and "already used" of a code that the shopper had last month.
 */
export function afterTold(state: RunState, code: string, answer: Answer): RunState {
  if (answer.kind === 'unable') return stopTrying(state, answer.cause)
  if (answer.kind !== 'seen') {
    const cause = answer.kind === 'failed' ? answer.cause : 'rate-limited'
    return { ...stopTrying(state, cause), mustLook: true }
  }
  const { sight } = answer
  const reading = readingIn(answer)
  const { verdict, outcome } = judge(state, code, sight, reading)
  const { minor } = state.known.arrival
  const isUnmoved = reading?.total.minor === minor
  const isWelcome =
    verdict?.kind === 'welcomed' && sight.applied.length === state.arrival.told?.rows
  if (isUnmoved && isWelcome) return proved(takeIn(state, sight, reading))
  if (reading !== null && !isUnmoved && verdict?.kind !== 'refused') {
    // It was not on, and is now. A lower total may have the other one in it still, which nothing more
    // is to replace; that one has gone from a higher one, and any code can only mend it.
    const taken = judged(takeIn(asNeverOn(state, code), sight, reading, code), code, outcome)
    return reading.total.minor < minor ? learn(taken, { isOver: true }) : taken
  }
  const cause = verdict?.kind === 'too-many' ? 'rate-limited' : 'code-unproved'
  return { ...stopTrying(state, cause), mustLook: true }
}

function proved(state: RunState): RunState {
  const { arrival, known } = state
  return learn({ ...state, arrival: { ...arrival, told: null } }, { resent: known.arrival.codes })
}

/** The state in which a code that was taken for the shopper's own was not on at arrival. */
export function asNeverOn(state: RunState, own: string): RunState {
  const { arrival, known } = state
  const isOther = (code: string) => code !== own
  const codes = arrival.codes.filter(isOther)
  return learn(
    { ...state, arrival: { ...arrival, codes, told: null } },
    {
      arrival: { ...known.arrival, codes },
      measured: [{ ...known.arrival, codes }],
      standing: known.standing.filter(isOther),
    },
  )
}
