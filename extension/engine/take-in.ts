import type { Reading } from '#domain/contract/run.ts'
import { keepsLines } from './basket-lines.ts'
import type { Seen } from './drivers/driver.ts'
import { readingOf, type Sight } from './look.ts'
import type { Knowledge } from './plan.ts'
import { learn, stopTrying, type RunState } from './run-state.ts'
import { calledAsSent, nameThatCame } from './shown-names.ts'
import { includes, isSameSet, shownCodes, standingAfter } from './standing.ts'

/** A code that was put on more often than this is part of a plan that gets nowhere. */
const mostPutOn = 12

export function isSpent({ putOn }: RunState, code: string): boolean {
  return putOn.filter((each) => each === code).length > mostPutOn
}

/** Takes in what the shop shows. `on` is the code that the act put on, if it did. */
export function takeIn(
  before: RunState,
  sight: Sight,
  reading: Reading | null,
  on?: string,
): RunState {
  const state = on === undefined ? before : named(before, sight, on)
  const { known } = state
  const shown = { applied: calledAsSent(sight.applied, state.landmarks.names) }
  // Rows that bear the name of a rule tell nothing of which code is on: the total does.
  const hasRows = state.hasRows || sight.applied.some((each) => each.code !== null)
  const minor = reading?.total.minor ?? null
  const hasMoved = minor !== null && minor !== lastTotal(known)
  const standing = standingAfter(shown, known.standing, { on, hasRows, hasMoved })
  const seen = found({ ...state, hasRows, messages: sight.messages }, standing, minor)
  const dropped = on === undefined ? [] : known.standing.filter((code) => !includes(standing, code))
  const next = learn(seen, {
    ...{ standing, minor },
    holdsOne: known.holdsOne || dropped.length > 0,
    apart: dropped.reduce((sets, code) => withSet(sets, [code, on ?? '']), known.apart),
  })
  const hasOurs = standing.some((code) => !includes(known.arrival.codes, code))
  const isKept = keepsLines(state.driver.lines, sight.lines, hasOurs)
  if (!isKept) return stopTrying(next, 'basket-changed')
  return hasRows || on !== undefined ? remember(next) : next
}

/** The total just before; where no look gave one, what it was when the same codes were on. */
export const lastTotal = ({ minor, measured, standing }: Knowledge): number | undefined =>
  minor ?? measured.find(({ codes }) => isSameSet(codes, standing))?.minor

/** Learns by what name the page shows the code that was put on. */
function named(state: RunState, sight: Sight, on: string): RunState {
  const { landmarks, known, outcomes } = state
  const others = [
    ...[...known.standing, ...known.arrival.codes],
    ...outcomes.map(({ code }) => code),
  ]
  const name = nameThatCame(shownCodes(sight), on, others)
  if (name === undefined) return state
  return { ...state, landmarks: { ...landmarks, names: { ...landmarks.names, [name]: on } } }
}

/** A code that stands with the total that it had before did go on again. */
function found(state: RunState, standing: readonly string[], minor: number | null): RunState {
  const { measured, lost } = state.known
  const usual = measured.find(({ codes }) => isSameSet(codes, standing))?.minor
  if (minor === null || usual === undefined || minor > usual) return state
  const isLost = (code: string) => !includes(standing, code) || isSpent(state, code)
  const retried = state.retried.filter((code) => !includes(standing, code))
  return learn({ ...state, retried }, { lost: lost.filter(isLost) })
}

export function withSet(sets: Knowledge['apart'], set: readonly string[]): Knowledge['apart'] {
  return sets.some((each) => isSameSet(each, set)) ? sets : [...sets, set]
}

/** Keeps the total of the codes that are on now. The arrival's own is never overwritten. */
export function remember(state: RunState): RunState {
  const { standing, minor, measured, arrival } = state.known
  if (minor === null) return state
  if (isSameSet(standing, arrival.codes)) {
    return minor > arrival.minor ? learn(state, { dearer: minor }) : state
  }
  // A refusal may drop what was on and leave its row on the page: that is no new price of it.
  const others = measured.filter(({ codes }) => !isSameSet(codes, standing))
  const usual = measured.find(({ codes }) => isSameSet(codes, standing))
  if (usual !== undefined && usual.minor < minor) return state
  return learn(state, { measured: [...others, { codes: standing, minor }] })
}

export function readingIn(answer: Seen): Reading | null {
  return answer.isStill ? readingOf(answer.sight, new Date()) : null
}
