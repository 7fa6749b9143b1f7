import type { Outcome, Reading } from '#domain/contract/run.ts'
import type { Arrival } from './arrive.ts'
import { sameLines } from './basket-lines.ts'
import type { RunCause } from './causes.ts'
import type { Answer } from './drivers/driver.ts'
import type { ShopDriver } from './drivers/shop-driver.ts'
import { readingOf, showsCode, type Sight } from './look.ts'
import { outcomeOf } from './outcome.ts'
import { nextStep, type Knowledge, type Step } from './plan.ts'
import type { RunRecord } from './record.ts'
import { includes, shownCodes, standingAfter } from './standing.ts'
import { verdictOn, type Verdict } from './verdict.ts'

export interface RunnerOptions {
  readonly driver: ShopDriver
  readonly record: RunRecord
  readonly codes: readonly string[]
  readonly arrival: Arrival
  readonly budget: { readonly tries: number; readonly totalMs: number }
  readonly signal: AbortSignal
}

/** Longest wait, in seconds, for a shop that asked to slow down before its code went back on. */
const longestRetry = 20

/** Carries out the plan: one step at a time, each judged by what the shop shows afterwards. */
export async function carryOut(options: RunnerOptions): Promise<void> {
  const { driver, record, codes, arrival, budget, signal } = options
  const { landmarks } = arrival
  const startedAt = Date.now()
  const planned = codes.filter((code) => !includes(arrival.codes, code))
  let slowestMs = 0
  let hasRows = arrival.codes.length > 0
  let before = arrival.sight
  let ending: { phase: 'done' | 'stopped' | 'failed'; cause: RunCause | null } = {
    phase: 'done',
    cause: planned.length > budget.tries ? 'out-of-budget' : null,
  }
  let known: Knowledge = {
    arrival: { minor: arrival.reading.total.minor, codes: arrival.codes },
    untried: planned.slice(0, budget.tries),
    measured: [],
    standing: arrival.codes,
    minor: arrival.reading.total.minor,
    canRemove: true,
    holdsOne: false,
    mustClear: false,
    isOver: false,
    lost: [],
  }

  const learn = (part: Partial<Knowledge>) => {
    known = { ...known, ...part }
  }

  /** No further code is tried; what is on the basket is still put right. */
  const stop = (cause: RunCause) => {
    if (known.isOver) return
    const hasTried = known.untried.length < planned.length
    const isFault = cause === 'basket-changed' || (!hasTried && cause !== 'cancelled')
    const phase = cause === 'out-of-budget' ? 'done' : isFault ? 'failed' : 'stopped'
    ending = { phase, cause }
    learn({ isOver: true })
  }

  const stopInTime = () => {
    if (signal.aborted) stop('cancelled')
    const isLate = Date.now() - startedAt + 2 * slowestMs > budget.totalMs
    if (isLate && known.untried.length > 0) stop('out-of-budget')
  }

  /** Takes in what the shop shows. `on` is the code that the action put on, if it did. */
  const takeIn = (sight: Sight, reading: Reading | null, on?: string) => {
    hasRows ||= sight.applied.length > 0
    const minor = reading?.total.minor ?? null
    const hasMoved = minor !== null && minor !== known.minor
    const standing = standingAfter(sight, known.standing, { on, hasRows, hasMoved })
    const isReplaced = on !== undefined && known.standing.some((code) => !includes(standing, code))
    learn({ standing, minor, holdsOne: known.holdsOne || isReplaced })
    before = sight
    if (!sameLines(driver.linesAtArrival, sight.lines)) stop('basket-changed')
  }

  const judge = (code: string, sight: Sight, reading: Reading | null) => {
    const { messages } = arrival.sight
    const heard = { now: sight.messages, before: before.messages, atArrival: messages }
    const verdict = verdictOn(code, heard, landmarks.codes)
    const isShown = showsCode(sight, code)
    const isUnmoved = !isShown && reading?.total.minor === known.minor
    const tried = { before: arrival.reading, after: reading, verdict, isShown, isUnmoved }
    return { verdict, outcome: outcomeOf(tried) }
  }

  async function tryCode(code: string): Promise<void> {
    const began = Date.now()
    const answer = await driver.apply(code, landmarks)
    slowestMs = Math.max(slowestMs, Date.now() - began)
    if (answer.kind === 'unable') {
      if (answer.cause === 'no-field' && mayClear()) learn({ mustClear: true })
      else stop(answer.cause)
      return
    }
    if (answer.kind !== 'seen') {
      done(code, outcomeOfFault(answer))
      stop(answer.kind === 'failed' ? answer.cause : 'rate-limited')
      return lookAgain()
    }
    const reading = answer.isStill ? readingOf(answer.sight, new Date()) : null
    const { verdict, outcome } = judge(code, answer.sight, reading)
    if (isOccupied(verdict) && mayClear()) {
      takeIn(answer.sight, reading)
      learn({ mustClear: true })
      return
    }
    const isOn = outcome.kind === 'applied' || showsCode(answer.sight, code)
    takeIn(answer.sight, reading, isOn ? code : undefined)
    const others = known.standing.filter((each) => !includes([...arrival.codes, code], each))
    if (outcome.kind === 'applied' && others.length === 0) {
      learn({ measured: [...known.measured, { code, minor: outcome.after.total.minor }] })
    }
    done(code, outcome)
    if (outcome.kind === 'rate-limited') stop('rate-limited')
  }

  const mayClear = () => known.standing.length > 0 && known.canRemove && !known.mustClear

  const done = (code: string, outcome: Outcome) => {
    learn({ untried: known.untried.filter((each) => each !== code) })
    record.judge(code, outcome)
  }

  async function takeOff(code: string): Promise<void> {
    const answer = await driver.remove(code, landmarks)
    if (answer.kind !== 'seen') {
      learn({ canRemove: false })
      if (answer.kind === 'rate-limited') stop('rate-limited')
      return answer.kind === 'unable' ? undefined : lookAgain()
    }
    const reading = answer.isStill ? readingOf(answer.sight, new Date()) : null
    const isGone = hasRows ? !showsCode(answer.sight, code) : reading?.total.minor !== known.minor
    takeIn(answer.sight, reading)
    if (isGone) learn({ standing: known.standing.filter((each) => !includes([code], each)) })
    else learn({ canRemove: false })
  }

  async function putOn(code: string): Promise<void> {
    let answer = await driver.apply(code, landmarks)
    if (answer.kind === 'rate-limited' && !isAtLeastArrival(known)) {
      await seconds(Math.min(answer.retryAfter ?? 5, longestRetry))
      answer = await driver.apply(code, landmarks)
    }
    if (answer.kind === 'unable' && answer.cause === 'no-field' && mayClear()) {
      learn({ mustClear: true })
      return
    }
    if (answer.kind !== 'seen') {
      learn({ lost: [...known.lost, code] })
      return answer.kind === 'unable' ? undefined : lookAgain()
    }
    const reading = answer.isStill ? readingOf(answer.sight, new Date()) : null
    const minor = reading?.total.minor ?? Infinity
    const wanted = known.measured.find((each) => each.code === code)?.minor ?? known.arrival.minor
    const isOn = showsCode(answer.sight, code) || minor <= wanted
    takeIn(answer.sight, reading, isOn ? code : undefined)
    if (!isOn || minor > wanted) learn({ lost: [...known.lost, code] })
  }

  /** After a fault nobody knows what the shop took, so it is asked. */
  async function lookAgain(): Promise<void> {
    const answer = await driver.read(landmarks)
    if (answer.kind !== 'seen') return
    takeIn(answer.sight, answer.isStill ? readingOf(answer.sight, new Date()) : null)
  }

  async function settle(): Promise<void> {
    const answer = await driver.read(landmarks)
    const seen = answer.kind === 'seen' && answer.isStill ? answer.sight : undefined
    const final = seen === undefined ? null : readingOf(seen, new Date())
    if (seen !== undefined && hasRows) learn({ standing: shownCodes(seen) })
    if (seen !== undefined && !sameLines(driver.linesAtArrival, seen.lines)) {
      ending = { phase: 'failed', cause: 'basket-changed' }
    }
    const isRestored = final !== null && final.total.minor <= arrival.reading.total.minor
    if (!isRestored) ending = { phase: 'failed', cause: 'not-restored' }
    driver.tidy(codes.filter((code) => !includes(known.standing, code)))
    record.settle(final, known.standing)
    record.end(ending.phase, ending.cause)
  }

  const act: Record<Step['kind'], (code: string) => Promise<void>> = {
    try: tryCode,
    'take-off': takeOff,
    'put-on': putOn,
    done: settle,
  }
  // Enough for every code to be tried, taken off and put on once more; a shop that behaves
  // against all reason can't keep the run going.
  for (let left = 4 * planned.length + 20; left > 0; left--) {
    stopInTime()
    const step = nextStep(known)
    if (step.kind === 'done') break
    await act[step.kind](step.code)
  }
  await settle()
}

const seconds = (count: number) => new Promise((resolve) => setTimeout(resolve, count * 1000))

function isAtLeastArrival({ minor, arrival }: Knowledge): boolean {
  return minor !== null && minor <= arrival.minor
}

function isOccupied(verdict: Verdict | undefined): boolean {
  return verdict?.kind === 'refused' && verdict.isOccupied
}

function outcomeOfFault(answer: Exclude<Answer, { kind: 'seen' | 'unable' }>): Outcome {
  return answer.kind === 'failed'
    ? { kind: 'failed', cause: answer.cause }
    : { kind: 'rate-limited', retryAfter: answer.retryAfter }
}
