import type { Outcome, Reading } from '#domain/contract/run.ts'
import { benefitOf } from './benefit.ts'
import { namesCode } from './finder/code-token.ts'
import { showsCode, type Sight } from './look.ts'
import { outcomeOf } from './outcome.ts'
import type { RunState } from './run-state.ts'
import { includes } from './standing.ts'
import { lastTotal } from './take-in.ts'
import { verdictOf, verdictOn, type Verdict } from './verdict.ts'

/** What became of `code`, by what the page shows after it; `reading` is null where that can't be believed. */
export function judge(
  state: RunState,
  code: string,
  sight: Sight,
  reading: Reading | null,
): { verdict: Verdict | undefined; outcome: Outcome } {
  const { arrival, landmarks, known } = state
  const heard = { now: sight.messages, before: state.messages, atArrival: arrival.messages }
  const said = sight.messages.filter((message) => !state.messages.includes(message))
  const spoken = verdictOn(code, heard, landmarks.codes)
  // A toast that still refuses the code before refuses nothing where the total fell meanwhile.
  const hasFallen = reading !== null && known.minor !== null && reading.total.minor < known.minor
  const isOfOther =
    spoken?.kind === 'refused' &&
    verdictOn(code, { ...heard, now: said }, landmarks.codes) === undefined &&
    // "Coupon SAVE10", the row of the code itself, refuses nothing.
    !sight.messages.some(
      (message) => namesCode(message, code) && verdictOf(message)?.kind === 'refused',
    )
  const verdict = isOfOther && hasFallen ? undefined : spoken
  const isShown = showsCode(sight, code)
  const isUnmoved = !isShown && reading?.total.minor === lastTotal(known)
  const before = readingBefore(state, sight, isShown)
  const outcome = outcomeOf({ before, after: reading, verdict, isShown, isUnmoved })
  const benefit =
    outcome.kind === 'no-effect'
      ? benefitOf(code, sight, { said, before: state.driver.lines })
      : undefined
  if (benefit !== undefined) return { verdict, outcome: { kind: 'benefit', benefit } }
  // The shopper went elsewhere meanwhile: the code may never have reached the shop.
  const isUnsure = state.ending.cause === 'page-left' && outcome.kind === 'no-effect'
  return { verdict, outcome: isUnsure ? { kind: 'failed', cause: 'page-left' } : outcome }
}

/** The arrival's total, or where a code of ours could not be taken off and still stands, that with it. */
function readingBefore({ arrival, known }: RunState, sight: Sight, isShown: boolean): Reading {
  const isBesideOurs = known.standing.some(
    (each) => !includes(arrival.codes, each) && showsCode(sight, each),
  )
  if (!isShown || !isBesideOurs || known.minor === null) return arrival.reading
  return { ...arrival.reading, total: { ...arrival.reading.total, minor: known.minor } }
}
