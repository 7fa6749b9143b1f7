import { keepsLines } from './basket-lines.ts'
import type { Answer } from './drivers/driver.ts'
import { readingOf, showsCode } from './look.ts'
import { learn, type RunState } from './run-state.ts'
import { isWithin, shownCodes, standingAfter } from './standing.ts'
import { lastTotal } from './take-in.ts'

/** The last word on the basket. */
export function afterLastLook(state: RunState, answer: Answer): RunState {
  const { arrival, hasRows, driver, known } = state
  const seen = answer.kind === 'seen' && answer.isStill ? answer.sight : undefined
  const final = seen === undefined ? null : readingOf(seen, new Date())
  const hasMoved = final?.total.minor !== lastTotal(known)
  const next =
    seen !== undefined && hasRows
      ? learn(state, { standing: standingAfter(seen, known.standing, { hasRows, hasMoved }) })
      : state
  const hasOurs = !isWithin(next.known.standing, arrival.codes)
  const isOtherBasket = seen !== undefined && !keepsLines(driver.lines, seen.lines, hasOurs)
  const isRestored = final !== null && final.total.minor <= arrival.reading.total.minor
  // A page whose total had stayed old: the shopper's own code is off after all, and goes on once more.
  const isMistaken = seen !== undefined && arrival.codes.some((code) => !showsCode(seen, code))
  if (final && !isRestored && isMistaken && !state.isRepaired && !isOtherBasket) {
    const standing = shownCodes(seen)
    return learn({ ...state, isRepaired: true }, { standing, minor: final.total.minor, lost: [] })
  }
  const cause = isOtherBasket ? 'basket-changed' : isRestored ? undefined : 'not-restored'
  const ending = cause === undefined ? state.ending : ({ phase: 'failed', cause } as const)
  return { ...next, final, ending, isSettled: true }
}
