import { afterNoTry } from './after-no-try.ts'
import type { Answer } from './drivers/driver.ts'
import { judge } from './judge.ts'
import { judged, learn, stopTrying, type RunState } from './run-state.ts'
import { readingIn, takeIn } from './take-in.ts'
import { asNeverOn } from './told-code.ts'

/**
 * A shop may keep the shopper's code and take it no more, since its time is over or the basket is worth
 * less by now. Where it refuses the code that is on, in whatever words, that one is left on and nothing
 * is tried: another may take its place. One that only the field told of, and that lowers the total now,
 * was not on: it counts as a try.
 */
export function afterResend(state: RunState, code: string, answer: Answer): RunState {
  const { resent, arrival } = state.known
  // Without a field no other can be sent again either.
  if (answer.kind === 'unable') return afterNoTry(learn(state, { resent: arrival.codes }), answer)
  const heard = learn(state, { resent: [...resent, code] })
  if (answer.kind !== 'seen') {
    const cause = answer.kind === 'failed' ? answer.cause : 'rate-limited'
    return { ...stopTrying(heard, cause), mustLook: true }
  }
  const reading = readingIn(answer)
  const { verdict, outcome } = judge(state, code, answer.sight, reading)
  // A shop may put a code that it offers into the field: without a row it was not on until now.
  const hasFallen = reading !== null && reading.total.minor < state.known.arrival.minor
  if (hasFallen && !state.hasRows) {
    return judged(takeIn(asNeverOn(state, code), answer.sight, reading, code), code, outcome)
  }
  const next = takeIn(heard, answer.sight, reading)
  if (verdict?.kind === 'too-many') return stopTrying(next, 'rate-limited')
  // "Already used" and "only one code" are said of what is on, too.
  const isOver =
    verdict?.kind === 'refused' && !verdict.isOccupied && verdict.reason !== 'already-used'
  return isOver ? stopTrying(next, 'own-code-over') : next
}
