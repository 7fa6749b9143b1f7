import { nextCombination } from './combinations.ts'
import { includes, isSameSet, isWithin } from './standing.ts'

/** Codes that were on the basket together, and the total that the shop asked for then. */
export interface Measured {
  readonly codes: readonly string[]
  readonly minor: number
}

/** All that the next step depends on. Amounts in minor units. */
export interface Knowledge {
  readonly arrival: Measured
  readonly untried: readonly string[]
  /** Codes that the shop refused, perhaps because of another one that was on. */
  readonly doubtful: readonly string[]
  /** The arrival among them, and every other set of codes that was seen with a total. */
  readonly measured: readonly Measured[]
  /** Sets that the shop doesn't let stand together. */
  readonly apart: readonly (readonly string[])[]
  /** How many more combinations may be tried. */
  readonly combinationsLeft: number
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
  /** Codes that would not go on again, or not with the total that they had; once for each time. */
  readonly lost: readonly string[]
  /** Codes that give something which the total doesn't tell. */
  readonly benefits: readonly string[]
  /** Codes that left the total as it was at arrival: one of them may have been on, though nothing tells. */
  readonly idle: readonly string[]
  /** What the arrival's own codes have cost since, where the shop charges more for them now. */
  readonly dearer: number | null
  /** Of the shopper's own codes those that were sent again while they were on, or can't be. */
  readonly resent: readonly string[]
}

export type Step =
  | { readonly kind: 'try'; readonly code: string }
  /** Adds a code to others that it was never seen with. */
  | { readonly kind: 'combine'; readonly code: string }
  | { readonly kind: 'put-on'; readonly code: string }
  /** Sends one of the shopper's own while it is on: the shop may say that it takes it no more. */
  | { readonly kind: 'resend'; readonly code: string }
  | { readonly kind: 'take-off'; readonly code: string }
  | { readonly kind: 'done' }

/**
 * What to do next: measure every code on its own from the arrival state, then the combinations
 * that may beat them, then leave the basket with the lowest total. The best code goes on last,
 * since a wrong one can drop it.
 */
export function nextStep(known: Knowledge): Step {
  const [untried] = known.untried
  if (untried !== undefined && !known.isOver) {
    return resend(known) ?? prepare(known) ?? { kind: 'try', code: untried }
  }
  // Once more, by themselves.
  const [doubtful] = known.canRemove && !known.isOver ? known.doubtful : []
  if (doubtful !== undefined) {
    return prepare({ ...known, mustClear: true }) ?? { kind: 'try', code: doubtful }
  }
  const combination = known.isOver ? undefined : nextCombination(known)
  return combination === undefined ? settle(known) : towards(known, combination)
}

/**
 * The codes that bring the total furthest below the arrival's and can still be put on; where none does,
 * those that give something else at the same total.
 */
export function bestSet(known: Knowledge): Measured | undefined {
  const { arrival, measured, lost, standing, benefits } = known
  const givesMore = (codes: readonly string[]) =>
    arrival.codes.every((code) => codes.includes(code)) &&
    codes.some((code) => benefits.includes(code))
  const better = measured.filter(
    ({ codes, minor }) =>
      (minor < arrival.minor || (minor === arrival.minor && givesMore(codes))) &&
      codes.every((code) => standing.includes(code) || !lost.includes(code)),
  )
  const best = lowest(better)
  const equals = better.filter(({ minor }) => minor === best?.minor)
  // Of equals the one that is on already, without what is spent there for nothing.
  const isOurs = (code: string) => !arrival.codes.includes(code) && !benefits.includes(code)
  const spent = ({ codes }: Measured) => (known.canRemove ? codes.filter(isOurs).length : 0)
  const isOn = equals.some(({ codes }) => isSameSet(codes, standing))
  const [thriftiest] = equals
    .filter(({ codes }) => isWithin(codes, standing))
    .sort((one, other) => spent(one) - spent(other) || other.codes.length - one.codes.length)
  return isOn ? thriftiest : best
}

function lowest(measured: readonly Measured[]): Measured | undefined {
  return measured.reduce<Measured | undefined>(
    (best, each) => (best === undefined || each.minor < best.minor ? each : best),
    undefined,
  )
}

/** Whatever is tried may take the place of the shopper's own code, or need it off. */
function resend({ standing, arrival, resent }: Knowledge): Step | undefined {
  const code = standing.find((each) => includes(arrival.codes, each) && !includes(resent, each))
  return code === undefined ? undefined : { kind: 'resend', code }
}

/** What brings the basket to the state that a code is measured from. */
function prepare(known: Knowledge): Step | undefined {
  const { holdsOne, mustClear, canRemove, arrival, standing, lost } = known
  const [ours] = ourCodes(known)
  const [any] = standing
  if (canRemove && mustClear && any !== undefined) return { kind: 'take-off', code: any }
  // Replacing is enough where the shop holds one.
  if (canRemove && !holdsOne && ours !== undefined) return { kind: 'take-off', code: ours }
  if (holdsOne || mustClear) return undefined
  // A wrong code dropped one of the shopper's own, which counts in what the others save.
  const dropped = arrival.codes.find((code) => !standing.includes(code) && !lost.includes(code))
  return dropped === undefined ? undefined : { kind: 'put-on', code: dropped }
}

/** A step on the way to a set of codes that was never seen together. */
function towards(known: Knowledge, wanted: readonly string[]): Step {
  const { standing, measured } = known
  const extra = standing.find((code) => !wanted.includes(code))
  if (extra !== undefined) return { kind: 'take-off', code: extra }
  const code = wanted.find((each) => !standing.includes(each))
  if (code === undefined) return settle(known)
  const isKnown = isMeasured(measured, [...standing, code])
  return { kind: isKnown ? 'put-on' : 'combine', code }
}

/** Leaves the basket with the lowest total, which is the arrival's where nothing beat it. */
function settle(known: Knowledge): Step {
  const { arrival, measured, standing, minor, lost } = known
  const best = bestSet(known)
  if (best !== undefined) return reach(known, best)
  const isBack = arrival.codes.every((code) => standing.includes(code) || !lost.includes(code))
  const back: Step = isBack ? reach(known, arrival) : { kind: 'done' }
  // Without codes the basket may cost more by now than with what stands: one that nothing told of has
  // gone. A code of the shopper's own is put back all the same, since a row alone may have told of it.
  const isDearer =
    arrival.codes.length === 0 && minor !== null && known.dearer !== null && minor < known.dearer
  if (back.kind !== 'done' && !isDearer) return back
  if (minor === null ? isBack : minor <= arrival.minor) return isDearer ? { kind: 'done' } : back
  // The shopper's own code would not go on again, or nothing told of it: the lowest total that is left.
  const left = measured.filter(
    ({ codes }) =>
      !codes.some((code) => lost.includes(code)) && !(isBack && isSameSet(codes, arrival.codes)),
  )
  const isHopeless = arrival.codes.some((code) => lost.filter((each) => each === code).length > 3)
  const own = known.dearer === null || isHopeless ? [] : [{ ...arrival, minor: known.dearer }]
  const unseen = isBack
    ? known.idle
        .filter((code) => !lost.includes(code))
        .map((code) => ({ codes: [code], minor: arrival.minor }))
    : []
  const leastBad = lowest([...own, ...left, ...unseen])
  const isLeast = leastBad === undefined || (minor !== null && minor <= leastBad.minor)
  if (!isLeast) return reach(known, leastBad)
  return isBack ? { kind: 'done' } : (instead(known) ?? { kind: 'done' })
}

/** A code that lowered the total beside the shopper's own, which is lost: it may do so without it. */
function instead({ arrival, measured, standing, lost, holdsOne }: Knowledge): Step | undefined {
  const lowering = measured.filter(({ minor }) => minor < arrival.minor)
  const isNew = (code: string) => {
    const set = holdsOne ? [code] : [...standing, code]
    return !includes([...arrival.codes, ...standing, ...lost], code) && !isMeasured(measured, set)
  }
  const code = lowering
    .sort((one, other) => one.minor - other.minor)
    .flatMap(({ codes }) => codes)
    .find(isNew)
  return code === undefined ? undefined : { kind: 'put-on', code }
}

const isMeasured = (measured: readonly Measured[], set: readonly string[]) =>
  measured.some(({ codes }) => isSameSet(codes, set))

function reach(known: Knowledge, wanted: Measured): Step {
  const { canRemove, holdsOne, mustClear, standing, minor } = known
  const missing = wanted.codes.filter((code) => !standing.includes(code))
  const isOn = missing.length === 0
  const extra = standing.find((code) => !wanted.codes.includes(code))
  // What changes nothing doesn't stay on.
  const isIdle = extra !== undefined && canRemove && minor === wanted.minor
  if (isOn && minor !== null && minor <= wanted.minor && !isIdle) return { kind: 'done' }
  const isReplaced = holdsOne && !mustClear && !isOn
  if (extra !== undefined && canRemove && !isReplaced) return { kind: 'take-off', code: extra }
  if (missing[0] !== undefined) return { kind: 'put-on', code: missing[0] }
  // What can't be taken off may be replaced; an odd total may be put right by the same code again.
  const last = wanted === known.arrival && extra === undefined ? undefined : wanted.codes.at(-1)
  return last === undefined || known.lost.includes(last)
    ? { kind: 'done' }
    : { kind: 'put-on', code: last }
}

function ourCodes({ standing, arrival }: Knowledge): string[] {
  return standing.filter((code) => !arrival.codes.includes(code))
}
