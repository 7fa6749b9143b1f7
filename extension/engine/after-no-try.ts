import type { Answer } from './drivers/driver.ts'
import { learn, stopTrying, type RunState } from './run-state.ts'

/** A code could not be sent: one that stands may be in its way, else the run ends. */
export function afterNoTry(
  state: RunState,
  { cause, asksForCode }: Extract<Answer, { kind: 'unable' }>,
): RunState {
  const isNew = state.outcomes.every((each) => each.outcome.kind === 'untried')
  // Where the field was never seen, the shopper's own code is left alone: it could not be put back.
  const isUnsure = isNew && asksForCode === true
  const isInTheWay = cause === 'no-field' && mayClear(state) && !isUnsure
  return isInTheWay ? learn(state, { mustClear: true }) : stopTrying(state, cause)
}

/** The field is missing or refuses: a code that stands may be in its way. */
export function mayClear({ known }: RunState): boolean {
  return known.standing.length > 0 && known.canRemove && !known.mustClear
}
