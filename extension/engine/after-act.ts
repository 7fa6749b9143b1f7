import type { Outcome, Reading } from '#domain/contract/run.ts'
import { afterLastLook } from './after-last-look.ts'
import { afterNoTry, mayClear } from './after-no-try.ts'
import { afterResend } from './after-resend.ts'
import type { Answer, Seen } from './drivers/driver.ts'
import { judge } from './judge.ts'
import { namesCode } from './finder/code-token.ts'
import { showsCode, type Sight } from './look.ts'
import { retryAfter, type Fault } from './retries.ts'
import {
  hintedCombinations,
  judged,
  learn,
  mostCombinations,
  stopTrying,
  type Act,
  type RunState,
} from './run-state.ts'
import { includes, isSameSet, isWithin, shownCodes } from './standing.ts'
import { isSpent, readingIn, remember, takeIn, withSet } from './take-in.ts'
import { afterTold } from './told-code.ts'
import { verdictOf, type Verdict } from './verdict.ts'

/** Reasons that a shop gives for anything. */
const vague = new Set(['unstated', 'unknown', 'not-for-these-goods', 'limit-reached'])

/** Some shops fail at one code and take the next; one that fails at a third is in trouble. */
const mostFailures = 2

/** The state after the shop's answer to an act. */
export function afterAct(state: RunState, act: Act, answer: Answer): RunState {
  switch (act.kind) {
    case 'try':
      return afterTry(state, act.code, answer)
    case 'combine':
      return afterCombine(state, act.code, answer)
    case 'put-on':
      return afterPutOn({ ...state, putOn: [...state.putOn, act.code] }, act.code, answer)
    case 'resend':
      return act.code === state.arrival.told?.code
        ? afterTold(state, act.code, answer)
        : afterResend(state, act.code, answer)
    case 'take-off':
      return afterTakeOff(state, act.code, answer)
    case 'look':
      return afterLook({ ...state, mustLook: false, openUntil: null }, answer)
    case 'settle':
      return afterLastLook(state, answer)
  }
}

function afterTry(state: RunState, code: string, answer: Answer): RunState {
  if (answer.kind === 'unable') return afterNoTry(state, answer)
  if (answer.kind !== 'seen') {
    const told = judged(state, code, outcomeOfFault(answer))
    if (answer.kind === 'failed' && state.failures.count < mostFailures) {
      const failures = { count: state.failures.count + 1, isOpen: true }
      return lookAgain({ ...told, failures })
    }
    const cause = answer.kind === 'failed' ? answer.cause : 'rate-limited'
    return lookAgain(stopTrying(told, cause))
  }
  const reading = readingIn(answer)
  const { verdict, outcome } = judge(state, code, answer.sight, reading)
  if (verdict?.kind === 'refused' && verdict.isOccupied && mayClear(state)) {
    const next = takeIn(state, answer.sight, reading)
    return learn(next, {
      mustClear: true,
      apart: withSet(next.known.apart, [...state.known.standing, code]),
    })
  }
  // One that is worth less than the shopper's own lowers the total all the same, once that is off.
  const { minor } = state.known
  const hasFallen = reading !== null && minor !== null && reading.total.minor < minor
  const isTaken =
    hasFallen && verdict?.kind !== 'refused' && !isOthersBack(state, answer.sight, reading)
  const isOn =
    outcome.kind === 'applied' ||
    isTaken ||
    showsCode(answer.sight, code) ||
    isInItsPlace(state, answer.sight, { verdict, reading })
  const next = takeIn(state, answer.sight, reading, isOn ? code : undefined)
  const { benefits } = next.known
  const useful = outcome.kind === 'benefit' ? learn(next, { benefits: [...benefits, code] }) : next
  const isIdle = outcome.kind === 'no-effect' && reading?.total.minor === state.known.arrival.minor
  const known = isIdle ? learn(useful, { idle: [...useful.known.idle, code] }) : useful
  // A code that was perhaps never sent is no reason to take one off, which may not go back either.
  const isUnsent = outcome.kind === 'no-effect' && answer.isUnasked === true
  const told = judged(known, code, outcome)
  const tried = isUnsent ? told : doubted(told, state, code, outcome)
  return outcome.kind === 'rate-limited' ? stopTrying(tried, 'rate-limited') : tried
}

/** Worth less than the shopper's own, it has taken its place in a row that bears no name. */
function isInItsPlace(
  { known }: RunState,
  { applied }: Sight,
  { verdict, reading }: { verdict: Verdict | undefined; reading: Reading | null },
): boolean {
  const hasRisen = reading !== null && known.minor !== null && reading.total.minor > known.minor
  const isNameless = applied.some((each) => each.code === null)
  return hasRisen && isNameless && known.standing.length > 0 && verdict?.kind !== 'refused'
}

/** A load may bring codes back that were off: they and their total are known. */
function isOthersBack({ known }: RunState, sight: Sight, { total }: Reading): boolean {
  const shown = shownCodes(sight)
  if (isWithin(shown, known.standing)) return false
  const { arrival, measured } = known
  return [arrival, ...measured].some(
    ({ codes, minor }) => isSameSet(codes, shown) && minor === total.minor,
  )
}

/**
 * Many shops refuse what doesn't go with a code that is on in the words for any other refusal, so
 * a code that was refused beside the shopper's own is tried once more without.
 */
function doubted(next: RunState, before: RunState, code: string, outcome: Outcome): RunState {
  const { arrival, standing, doubtful, mustClear } = before.known
  const isBesideOwn = arrival.codes.some((each) => includes(standing, each))
  const isVague =
    outcome.kind === 'no-effect' || (outcome.kind === 'rejected' && vague.has(outcome.reason))
  if (!isBesideOwn || mustClear || !isVague || includes(doubtful, code)) return next
  return learn(next, { doubtful: [...doubtful, code] })
}

/** The code is known to work alone; what it does beside the others that stand is seen here. */
function afterCombine(state: RunState, code: string, answer: Answer): RunState {
  const { known } = state
  const spent = learn(state, { combinationsLeft: known.combinationsLeft - 1 })
  const together = [...known.standing, code]
  const refused = learn(spent, { apart: withSet(known.apart, together) })
  if (answer.kind === 'unable') return learn(refused, { combinationsLeft: 0 })
  if (answer.kind !== 'seen') {
    const cause = answer.kind === 'failed' ? answer.cause : 'rate-limited'
    return lookAgain(stopTrying(spent, cause))
  }
  const reading = readingIn(answer)
  const { verdict } = judge(state, code, answer.sight, reading)
  if (verdict?.kind === 'too-many') return lookAgain(stopTrying(spent, 'rate-limited'))
  if (state.hasRows) {
    const isOn = showsCode(answer.sight, code)
    const isTogether = isOn && known.standing.every((each) => showsCode(answer.sight, each))
    const next = isTogether ? stacking(spent) : isOn ? spent : refused
    return takeIn(next, answer.sight, reading, isOn ? code : undefined)
  }
  // Without rows the total tells: lower than with either alone, so both are on.
  const alone = (codes: readonly string[]) =>
    known.measured.find((each) => isSameSet(each.codes, codes))?.minor ?? Infinity
  const minor = reading?.total.minor ?? Infinity
  if (minor < Math.min(alone(known.standing), alone([code]))) {
    const next = takeIn(spent, answer.sight, reading)
    return remember(learn(next, { standing: together }))
  }
  // Had the shop let go of it, it would have come back at its own total.
  const isRefused = verdict?.kind === 'refused'
  const isUnmoved = minor === known.minor && Number.isFinite(alone([code])) && minor < alone([code])
  if (!known.canRemove && !isRefused && isUnmoved) {
    const next = takeIn(spent, answer.sight, reading)
    return remember(learn(next, { standing: together, holdsOne: false, apart: [] }))
  }
  const isOn = minor === alone([code]) && minor !== known.minor
  return takeIn(refused, answer.sight, reading, isOn ? code : undefined)
}

/** A shop that was taken to hold one code holds several after all. */
function stacking(state: RunState): RunState {
  const { arrival, measured, combinationsLeft } = state.known
  const isNew = measured.every(({ codes }) => codes.length <= arrival.codes.length + 1)
  return isNew && combinationsLeft < hintedCombinations
    ? learn(state, { combinationsLeft: mostCombinations })
    : state
}

function afterTakeOff(state: RunState, code: string, answer: Answer): RunState {
  if (answer.kind !== 'seen') {
    const next = learn(state, { canRemove: false })
    if (answer.kind === 'unable') return next
    const stuck = { ...next, stuckBy: answer.kind }
    return lookAgain(answer.kind === 'rate-limited' ? stopTrying(stuck, 'rate-limited') : stuck)
  }
  const reading = readingIn(answer)
  const isGone = state.hasRows
    ? !showsCode(answer.sight, code)
    : reading?.total.minor !== state.known.minor
  const next = takeIn(state, answer.sight, reading)
  const { field } = answer.sight
  const isInField = field !== undefined && includes([field.field.value.trim()], code)
  // "Change" has opened the field, where the code stands and waits to be replaced.
  if (isGone && isInField && reading?.total.minor === state.known.minor) {
    return learn(next, { standing: state.known.standing, mustClear: false, holdsOne: true })
  }
  // An answer that came late may have put it on again.
  if (!isGone && state.openUntil !== null) return lookAgain(next)
  if (!isGone) return learn({ ...next, stuckBy: 'unanswered' }, { canRemove: false })
  const standing = next.known.standing.filter((each) => !includes([code], each))
  const left = learn(next, { standing })
  // Without rows the total alone tells that what was on at arrival has gone meanwhile.
  return isSameSet(standing, state.known.arrival.codes) ? remember(left) : left
}

function afterPutOn(state: RunState, code: string, answer: Answer): RunState {
  const { known } = state
  if (answer.kind === 'unable' && answer.cause === 'no-field' && mayClear(state)) {
    return learn(state, { mustClear: true })
  }
  // With the shopper's own code off, the total of the arrival may be an old one.
  const isOwn = includes(known.arrival.codes, code)
  const isAsAtArrival = isOwn && known.minor === known.arrival.minor
  const isWorseOff = isAsAtArrival || known.minor === null || known.minor > known.arrival.minor
  const fault = faultIn(state, code, answer)
  const times = state.retried.filter((each) => each === code).length
  const asked = answer.kind === 'rate-limited' ? answer.retryAfter : null
  const waitS = fault !== undefined && isWorseOff ? retryAfter(fault, times, asked) : undefined
  if (waitS !== undefined) {
    return lookAgain({ ...state, waitS, retried: [...state.retried, code] })
  }
  const lost = learn(state, { lost: [...known.lost, code] })
  if (answer.kind === 'unable') return lost
  if (answer.kind !== 'seen') return lookAgain(lost)
  const reading = readingIn(answer)
  const minor = reading?.total.minor ?? Infinity
  const isShown = showsCode(answer.sight, code)
  const isBesideOther = known.standing.some((each) => !includes([code], each))
  const expected = expectedWith(state, code) ?? (isShown ? Infinity : known.arrival.minor)
  // A total that others have lowered, and that stays, tells nothing of one that the shop refuses.
  const isUnmoved = isBesideOther && state.hasRows && minor === known.minor
  const isRefused = isUnmoved && refusesBeside(state, code, answer.sight)
  const isOn = isShown || (minor <= expected && !isRefused)
  // Another that stands may win over this one: it is taken off first, and this one put on again.
  const isBeaten = !isOn && isBesideOther
  if (isBeaten && mayClear(state)) {
    return learn(takeIn(state, answer.sight, reading), { mustClear: true })
  }
  const isAsMeasured = isOn && minor <= expected && !isSpent(state, code)
  return takeIn(isAsMeasured ? state : lost, answer.sight, reading, isOn ? code : undefined)
}

/** "TEN is not valid", or "Can't be combined with FIVE", which stands. */
function refusesBeside(state: RunState, code: string, sight: Sight): boolean {
  return (
    judge(state, code, sight, null).verdict?.kind === 'refused' ||
    sight.messages.some(
      (message) =>
        verdictOf(message)?.kind === 'refused' &&
        state.known.standing.some((each) => namesCode(message, each)),
    )
  )
}

function faultIn(state: RunState, code: string, answer: Answer): Fault | undefined {
  const { openUntil, ending } = state
  // A field that is gone or locked may be so for a moment, and for longer where the page itself asks
  // a shop again that has asked for time.
  const locked = ending.cause === 'rate-limited' ? 'rate-limited' : 'unanswered'
  if (answer.kind === 'unable') return answer.cause === 'no-field' ? locked : undefined
  if (answer.kind !== 'seen') return answer.kind
  // Some shops answer well and ask for time in words alone.
  if (asksForTime(state, code, answer)) return 'rate-limited'
  // What came may have been the answer to another act.
  const isUnsure = answer.isSilent === true || openUntil !== null
  return !answer.isStill || (isUnsure && !showsCode(answer.sight, code)) ? 'unanswered' : undefined
}

/** "Too many attempts" to a code that is still off, be it in words that have stood since the last one. */
function asksForTime(state: RunState, code: string, answer: Seen): boolean {
  const { sight } = answer
  const minor = readingIn(answer)?.total.minor ?? Infinity
  if (showsCode(sight, code) || minor <= state.known.arrival.minor) return false
  return judge(state, code, sight, null).verdict?.kind === 'too-many'
}

function afterLook(before: RunState, answer: Answer): RunState {
  const { known, failures } = before
  const state = { ...before, failures: { ...failures, isOpen: false } }
  const next = answer.kind === 'seen' ? takeIn(state, answer.sight, readingIn(answer)) : state
  if (!failures.isOpen) return next
  const { minor, standing } = next.known
  const isAsBefore = minor !== null && minor === known.minor && isSameSet(standing, known.standing)
  return isAsBefore && answer.kind === 'seen' ? next : stopTrying(next, 'shop-error')
}

/** The total with `code` beside what stands, or in its place where the shop holds one. */
function expectedWith({ known }: RunState, code: string): number | undefined {
  const { measured, standing, holdsOne } = known
  const minorOf = (codes: readonly string[]) =>
    measured.find((each) => isSameSet(each.codes, codes))?.minor
  return (holdsOne ? minorOf([code]) : undefined) ?? minorOf([...standing, code])
}

function lookAgain(state: RunState): RunState {
  return { ...state, mustLook: true }
}

function outcomeOfFault(answer: Extract<Answer, { kind: 'failed' | 'rate-limited' }>): Outcome {
  return answer.kind === 'failed'
    ? { kind: 'failed', cause: answer.cause }
    : { kind: 'rate-limited', retryAfter: answer.retryAfter }
}
