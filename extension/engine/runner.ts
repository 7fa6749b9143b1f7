import type { PageLife } from './dom/page-life.ts'
import { afterAct } from './after-act.ts'
import { mayClear } from './after-no-try.ts'
import type { Answer, Leaving } from './drivers/driver.ts'
import type { ShopDriver } from './drivers/shop-driver.ts'
import { isAsked, openUntil } from './open-acts.ts'
import type { AskRecords } from './records/ask-records.ts'
import { includes } from './standing.ts'
import { learn, nextAct, stopTrying, type Act, type Pending, type RunState } from './run-state.ts'
import { unstick } from './unstick.ts'

export interface RunnerOptions {
  readonly driver: ShopDriver
  readonly budget: { readonly perCodeMs: number; readonly totalMs: number }
  readonly signal: AbortSignal
  readonly life: PageLife
  readonly askRecords: AskRecords
  /**
   * Keeps the state outside of the document before anything is done that could end it.
   *
   * @param isLeaving the document is about to be loaded anew by the run itself.
   */
  readonly keep: (state: RunState, isLeaving: boolean) => Promise<void>
}

/**
 * Carries out the plan, one act at a time, each judged by what the shop shows afterwards.
 *
 * @returns the state at the end; undefined where the run goes on in another document, or can't.
 */
export async function carryOut(
  begun: RunState,
  options: RunnerOptions,
): Promise<RunState | undefined> {
  const { driver, budget, signal, life, askRecords, keep } = options
  let state = begun

  async function perform(act: Act): Promise<Answer | Leaving> {
    const { landmarks, arrival } = state
    if (life.left.aborted) return { kind: 'unable', cause: 'page-left' }
    switch (act.kind) {
      case 'take-off': {
        const isOwn = includes(arrival.codes, act.code)
        const answer = await driver.remove(act.code, landmarks, isOwn)
        // What takes a code off may do so by script alone.
        return isFieldGone(answer) ? (driver.turnToPage() ?? answer) : answer
      }
      case 'look':
        if (state.openUntil !== null) await driver.lateAnswer(landmarks, state.openUntil)
        return driver.read(landmarks)
      case 'settle':
        return driver.readLast(landmarks, arrival.codes.length > 0)
      case 'try':
      case 'combine':
      case 'put-on':
      case 'resend': {
        const action = act.kind === 'put-on' ? 'putBack' : 'apply'
        const answer = await driver[action](act.code, landmarks)
        if (!isFieldGone(answer)) return answer
        const isTaken = mayClear(state)
        const turned = isTaken ? undefined : driver.turnToPage()
        return turned ?? (await driver.loadForField(isTaken)) ?? answer
      }
    }
  }

  const isFieldGone = (answer: Answer | Leaving) =>
    answer.kind === 'unable' && answer.cause === 'no-field'

  /** @returns undefined where the document is gone, else what it shows although it stayed. */
  async function leave({ go, isSent, heard }: Leaving, pending: Pending) {
    const all = [...pending.heard, ...heard]
    const kept = { ...state, driver: driver.note, pending: { ...pending, isSent, heard: all } }
    await keep(kept, true)
    if (life.left.aborted) return undefined
    // Whoever presses something now leads the tab; the run doesn't take it back.
    const endPresses = life.onOwnPress(() => void keep(kept, false))
    go()
    const hasLeft = await life.leavesWithin(budget.perCodeMs)
    endPresses()
    if (hasLeft) return undefined
    return { kind: 'failed', cause: 'shop-error' } as const
  }

  /** What the page shows of an act that was begun in the document before. */
  async function resumed(pending: Pending): Promise<Answer | Leaving> {
    const answer = await driver.read(state.landmarks)
    return answer.kind === 'seen' ? withHeard(answer, pending.heard) : answer
  }

  /** The state after an answer, in which the shop's records tell of what has come. */
  async function withRecords(driven: RunState, act: Act, answer: Answer): Promise<RunState> {
    if (answer.kind !== 'seen') return afterAct(driven, act, answer)
    const { landmarks } = driven
    const { sight, recorded } = await askRecords(answer.sight, landmarks.recorded)
    const known = { ...driven, landmarks: { ...landmarks, recorded } }
    return afterAct(known, act, { ...answer, sight })
  }

  for (;;) {
    const { pending } = state
    const isResuming = pending?.isSent === true
    if (!isResuming) state = unstick(inTime(state, budget.totalMs, signal))
    const act = isResuming ? pending.act : nextAct(state)
    if (act === undefined) return state
    if (state.waitS > 0 && (await life.leavesWithin(state.waitS * 1000))) return undefined
    const begunAct: Pending = isResuming
      ? pending
      : { act, isSent: true, heard: [], beganAt: Date.now() }
    state = { ...state, waitS: 0, actsLeft: state.actsLeft - 1, pending: begunAct }
    await keep(state, false)
    const answer = isResuming ? await resumed(pending) : await perform(act)
    const settled = answer.kind === 'leaving' ? await leave(answer, begunAct) : answer
    if (settled === undefined || life.left.aborted) return undefined
    const tookMs = Date.now() - begunAct.beganAt
    const slowestMs = Math.max(state.slowestMs, act.kind === 'try' ? tookMs : 0)
    const driven = { ...state, slowestMs, driver: driver.note, pending: null }
    const next = await withRecords(driven, act, settled)
    const until = openAfter(act, settled, begunAct.beganAt, budget.perCodeMs)
    state = until === undefined ? next : { ...next, openUntil: until }
  }
}

/** Until when the shop may still carry out the act, in ms since 1970; undefined where it answered. */
function openAfter(
  act: Act,
  answer: Answer,
  beganAt: number,
  perCodeMs: number,
): number | undefined {
  if (!isAsked(act) || answer.kind === 'unable') return undefined
  const isUnanswered = answer.kind === 'seen' && answer.isSilent === true
  const isOpen = isUnanswered || Date.now() - beganAt >= perCodeMs
  return isOpen ? openUntil(beganAt, perCodeMs) : undefined
}

/** The shopper's Stop and the run's budget end the trying. */
function inTime(state: RunState, totalMs: number, signal: AbortSignal): RunState {
  const spent = Date.now() - Date.parse(state.startedAt)
  const isLate = spent + 2 * state.slowestMs > totalMs
  const asked = signal.aborted ? stopTrying(state, 'cancelled') : state
  if (!isLate) return asked
  // Combinations are a bonus; what was not tried of them is no code that was left out.
  return asked.known.untried.length > 0
    ? stopTrying(asked, 'out-of-budget')
    : learn(asked, { isOver: true })
}

function withHeard(answer: Extract<Answer, { kind: 'seen' }>, heard: readonly string[]): Answer {
  const messages = [...heard, ...answer.sight.messages]
  return { ...answer, sight: { ...answer.sight, messages } }
}
