/** A code that was on the basket alone, and the total that the shop asked for then. */
export interface Measured {
  readonly code: string
  readonly minor: number
}

/** All that the next step depends on. Amounts in minor units. */
export interface Knowledge {
  readonly arrival: { readonly minor: number; readonly codes: readonly string[] }
  readonly untried: readonly string[]
  readonly measured: readonly Measured[]
  /** Codes on the basket now. */
  readonly standing: readonly string[]
  /** The total now, or null where the last look gave none. */
  readonly minor: number | null
  /** A remover was missing or did nothing. */
  readonly canRemove: boolean
  /** A code was seen to replace another. */
  readonly holdsOne: boolean
  /** The shop takes no code while another is on. */
  readonly mustClear: boolean
  /** No further code may be tried: Stop, the budget, a shop that asked to slow down. */
  readonly isOver: boolean
  /** Codes that would not go on again. */
  readonly lost: readonly string[]
}

export type Step =
  | { readonly kind: 'try'; readonly code: string }
  | { readonly kind: 'put-on'; readonly code: string }
  | { readonly kind: 'take-off'; readonly code: string }
  | { readonly kind: 'done' }

/**
 * What to do next: measure every code on its own from the arrival state, then leave the basket
 * with the lowest total. The best code goes on last, since a wrong one can drop it.
 */
export function nextStep(known: Knowledge): Step {
  const [untried] = known.untried
  if (untried !== undefined && !known.isOver)
    return prepare(known) ?? { kind: 'try', code: untried }
  const best = bestCode(known)
  if (best !== undefined) return reach(known, best)
  return restore(known)
}

/** The code that beats the arrival total by most and can still be put on. */
export function bestCode({ arrival, measured, lost }: Knowledge): Measured | undefined {
  return lowest(measured.filter(({ code, minor }) => minor < arrival.minor && !lost.includes(code)))
}

function lowest(measured: readonly Measured[]): Measured | undefined {
  return measured.reduce<Measured | undefined>(
    (best, each) => (best === undefined || each.minor < best.minor ? each : best),
    undefined,
  )
}

/** What brings the basket to the state that a code is measured from. */
function prepare(known: Knowledge): Step | undefined {
  const { holdsOne, mustClear, arrival, standing, lost } = known
  const clear = clearFor(known)
  if (clear !== undefined || holdsOne || mustClear) return clear
  // A wrong code dropped one of the shopper's own, which counts in what the others save.
  const dropped = arrival.codes.find((code) => !standing.includes(code) && !lost.includes(code))
  return dropped === undefined ? undefined : { kind: 'put-on', code: dropped }
}

/** The code to take off before another goes on. Replacing is enough where the shop holds one. */
function clearFor(known: Knowledge): Step | undefined {
  if (!known.canRemove) return undefined
  const [ours] = ourCodes(known)
  const [any] = known.standing
  if (known.mustClear && any !== undefined) return { kind: 'take-off', code: any }
  if (!known.holdsOne && ours !== undefined) return { kind: 'take-off', code: ours }
  return undefined
}

function reach(known: Knowledge, best: Measured): Step {
  const others = ourCodes(known).filter((code) => code !== best.code)
  const isOn = known.standing.includes(best.code)
  if (isOn && known.minor !== null && known.minor <= best.minor) return { kind: 'done' }
  const [other] = others
  if (isOn && other !== undefined && known.canRemove) return { kind: 'take-off', code: other }
  return (isOn ? undefined : prepare(known)) ?? { kind: 'put-on', code: best.code }
}

function restore(known: Knowledge): Step {
  const missing = known.arrival.codes.filter((code) => !known.standing.includes(code))
  const wanted = missing.find((code) => !known.lost.includes(code))
  const [ours] = ourCodes(known)
  const isReplaced = known.holdsOne && wanted !== undefined && !known.mustClear
  if (ours !== undefined && known.canRemove && !isReplaced) return { kind: 'take-off', code: ours }
  if (wanted !== undefined) return { kind: 'put-on', code: wanted }
  if (missing.length === 0 || known.minor === null || known.minor <= known.arrival.minor) {
    return { kind: 'done' }
  }
  return leastBad(known)
}

/** The shopper's own code would not go on again: the lowest total that is left. */
function leastBad({ measured, lost, standing, minor }: Knowledge): Step {
  const best = lowest(measured.filter(({ code }) => !lost.includes(code)))
  if (best === undefined || standing.includes(best.code)) return { kind: 'done' }
  return minor !== null && minor <= best.minor
    ? { kind: 'done' }
    : { kind: 'put-on', code: best.code }
}

function ourCodes({ standing, arrival }: Knowledge): string[] {
  return standing.filter((code) => !arrival.codes.includes(code))
}
