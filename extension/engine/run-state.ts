import type { Outcome, Reading, Run } from '#domain/contract/run.ts'
import type { Arrival } from './arrive.ts'
import type { RunCause } from './causes.ts'
import type { DriverNote } from './drivers/driver-note.ts'
import type { Landmarks } from './look.ts'
import { nextStep, type Knowledge, type Step } from './plan.ts'
import type { Fault } from './retries.ts'
import { includes, isSameSet } from './standing.ts'

export type RunProgress = Omit<Run, 'tabId'>

/** A code that the shopper names where the page doesn't. */
export interface ToldCode {
  readonly code: string
  /** How many rows of codes the page showed at arrival, none of which names it. */
  readonly rows: number
}

/** What is done at the shop next: a step of the plan, a plain look, or the look that ends the run. */
export type Act = Exclude<Step, { kind: 'done' }> | { readonly kind: 'look' | 'settle' }

/** An act that was begun. What it led to may be seen by another document of the tab. */
export interface Pending {
  readonly act: Act
  /** False where the act comes after the load that is under way, not before. */
  readonly isSent: boolean
  /** What pages on the way have said. */
  readonly heard: readonly string[]
  /** In ms since 1970. */
  readonly beganAt: number
}

/**
 * Everything that a run knows from its arrival on, as plain JSON: a page that loads anew ends the
 * script that works in it, and the next one goes on from here.
 */
export interface RunState {
  readonly startedAt: string
  readonly arrival: {
    readonly reading: Reading
    readonly codes: readonly string[]
    /** The one of them that is on by the shopper's word alone; null once the shop has shown that it is. */
    readonly told: ToldCode | null
    readonly messages: readonly string[]
  }
  readonly landmarks: Omit<Landmarks, 'place'>
  readonly known: Knowledge
  readonly outcomes: Run['outcomes']
  /** What the page said at the last look. */
  readonly messages: readonly string[]
  /** The page has shown codes in rows of their own. */
  readonly hasRows: boolean
  /** Longest that a try took so far, in ms. */
  readonly slowestMs: number
  /** After a fault nobody knows what the shop took, so it is looked at again. */
  readonly mustLook: boolean
  /**
   * How many codes the shop failed at; `isOpen` until a look tells whether the basket is as it was,
   * and the next code can be tried.
   */
  readonly failures: { readonly count: number; readonly isOpen: boolean }
  /**
   * An act got no answer in its time, and the shop may carry it out until then, in ms since 1970;
   * null for none.
   */
  readonly openUntil: number | null
  /** Codes that are put on once more after the shop failed or asked to slow down, one a time. */
  readonly retried: readonly string[]
  /** How a code was last kept from coming off by what may pass; null where none was. */
  readonly stuckBy: Fault | null
  /** How often what would not come off was taken off once more. */
  readonly unstuck: number
  /** Codes as often as they were put back on; a plan that gets nowhere ends by it. */
  readonly putOn: readonly string[]
  /** To be waited before the next act, in seconds. */
  readonly waitS: number
  /** A shop that behaves against all reason can't keep the run going. */
  readonly actsLeft: number
  readonly pending: Pending | null
  readonly ending: {
    readonly phase: 'done' | 'stopped' | 'failed'
    readonly cause: RunCause | null
  }
  readonly final: Reading | null
  readonly isSettled: boolean
  /** The last look showed that the shopper's own code was off, and it was put on once more. */
  readonly isRepaired: boolean
  readonly driver: DriverNote
}

/** Shops that let codes stand together take few of them; each combination costs some seconds. */
export const mostCombinations = 12
/** Where the shop's platform holds one code: extensions of many let several stand. */
export const hintedCombinations = 2

/** Acts that are kept for leaving the basket as it should be. */
const restoring = 20

export function beginState(
  codes: readonly string[],
  arrival: Arrival,
  tries: number,
  driver: DriverNote,
  startedAt: string,
): RunState {
  const { reading, sight, landmarks } = arrival
  const planned = codes.filter((code) => !includes(arrival.codes, code))
  return {
    startedAt,
    arrival: { reading, codes: arrival.codes, told: arrival.told, messages: sight.messages },
    landmarks,
    known: {
      arrival: { minor: reading.total.minor, codes: arrival.codes },
      untried: planned.slice(0, tries),
      doubtful: [],
      measured: [{ minor: reading.total.minor, codes: arrival.codes }],
      apart: [],
      combinationsLeft: mostCombinations,
      standing: arrival.codes,
      minor: reading.total.minor,
      canRemove: true,
      holdsOne: false,
      mustClear: false,
      isOver: false,
      lost: [],
      benefits: [],
      idle: [],
      dearer: null,
      resent: [],
    },
    outcomes: untried(codes),
    messages: sight.messages,
    hasRows: arrival.told === null ? sight.applied.length > 0 : landmarks.names !== undefined,
    slowestMs: 0,
    mustLook: arrival.isOff,
    failures: { count: 0, isOpen: false },
    openUntil: null,
    retried: [],
    stuckBy: null,
    unstuck: 0,
    putOn: [],
    waitS: 0,
    // Enough for every code to be tried, taken off and put on once more, and every combination.
    actsLeft: 6 * planned.length + 4 * mostCombinations + restoring,
    pending: null,
    ending: { phase: 'done', cause: planned.length > tries ? 'out-of-budget' : null },
    final: null,
    isSettled: false,
    isRepaired: false,
    driver,
  }
}

/** What to do next; undefined once the last look was taken. */
export function nextAct(state: RunState): Act | undefined {
  if (state.isSettled) return undefined
  if (state.actsLeft <= 0) return { kind: 'settle' }
  if (state.mustLook) return { kind: 'look' }
  const isOver = state.known.isOver || state.actsLeft <= restoring
  const step = nextStep({ ...state.known, isOver })
  if (isInDanger({ ...state.known, isOver }, state.openUntil)) return { kind: 'look' }
  if (step.kind !== 'done') return step
  return { kind: state.driver.isShaken && state.known.standing.length > 0 ? 'look' : 'settle' }
}

/** What comes late can throw off a code that was put back, or put another in its place. */
function isInDanger(known: Knowledge, openUntil: number | null): boolean {
  const isTrying = known.untried.length > 0 && !known.isOver
  return openUntil !== null && !isTrying && known.standing.length + known.arrival.codes.length > 0
}

/** The run as everybody may read it. */
export function progressOf(state: RunState): RunProgress {
  const { arrival, final } = state
  const { total } = arrival.reading
  // What is on by the shopper's word alone is not told as what was seen.
  const shown = (codes: readonly string[]) =>
    [...new Set(codes)].filter((code) => code !== arrival.told?.code)
  const isComparable = final !== null && final.total.currency === total.currency
  return {
    phase: state.isSettled ? state.ending.phase : 'running',
    startedAt: state.startedAt,
    arrival: arrival.reading,
    arrivalCodes: shown(arrival.codes),
    final,
    kept: state.isSettled ? shown(keptOf(state.known)) : [],
    outcomes: [...state.outcomes],
    saving: isComparable ? Math.max(0, total.minor - final.total.minor) : null,
    currency: total.currency,
    cause: state.isSettled ? state.ending.cause : null,
  }
}

/**
 * The codes that stand, but for those that stand for nothing: some shops let a code stay beside one
 * that goes with no other, and the total is that of the one alone.
 */
function keptOf({ standing, measured, minor, benefits, arrival }: Knowledge): string[] {
  const alone = standing.filter((code) =>
    measured.some((each) => each.minor === minor && isSameSet(each.codes, [code])),
  )
  const told = [...alone, ...benefits, ...arrival.codes]
  return standing.filter((code) => alone.length !== 1 || includes(told, code))
}

/** A run whose arrival was not read, with its cause where it ended so. */
export function progressBeforeArrival(
  codes: readonly string[],
  startedAt: string,
  cause: RunCause | null = null,
): RunProgress {
  return {
    phase: cause === null ? 'running' : 'failed',
    startedAt,
    arrival: null,
    arrivalCodes: [],
    final: null,
    kept: [],
    outcomes: untried(codes),
    saving: null,
    currency: null,
    cause,
  }
}

export function learn(state: RunState, part: Partial<Knowledge>): RunState {
  return { ...state, known: { ...state.known, ...part } }
}

/** No further code is tried; what is on the basket is still put right. */
export function stopTrying(state: RunState, cause: RunCause): RunState {
  if (state.known.isOver) return state
  const hasTried = state.outcomes.some(({ outcome }) => outcome.kind !== 'untried')
  const isOwnWish = cause === 'cancelled' || cause === 'page-left'
  const isFault = cause === 'basket-changed' || (!hasTried && !isOwnWish)
  const phase = cause === 'out-of-budget' ? 'done' : isFault ? 'failed' : 'stopped'
  return learn({ ...state, ending: { phase, cause } }, { isOver: true })
}

/** The code's try is over. */
export function judged(state: RunState, code: string, outcome: Outcome): RunState {
  const outcomes = state.outcomes.map((each) => (each.code === code ? { code, outcome } : each))
  const without = (codes: readonly string[]) => codes.filter((each) => each !== code)
  const { untried, doubtful } = state.known
  return learn({ ...state, outcomes }, { untried: without(untried), doubtful: without(doubtful) })
}

function untried(codes: readonly string[]): Run['outcomes'] {
  return codes.map((code) => ({ code, outcome: { kind: 'untried' } }))
}
