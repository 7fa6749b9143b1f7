import type { Fixture } from './shop/fixture.ts'
import type { FixtureEnding } from './run-fixture.ts'

/** What must never come of a run, in words and as a figure's name. */
export const harms = {
  'a false saving': 'false_savings',
  'worse off': 'worse_off',
  'a line of the basket was changed': 'basket_changed',
  'something was ordered': 'orders',
  'something else was pressed or sent': 'strays',
} as const
export type Harm = keyof typeof harms

export interface Judgement {
  readonly harms: readonly Harm[]
  /** How the run missed what it should have reached; null where it didn't. */
  readonly miss: string | null
}

/** What a run that never ended is taken for. */
export const unended: Judgement = { harms: [], miss: 'didn’t end' }

export function judge(fixture: Fixture, ending: FixtureEnding): Judgement {
  const { progress, visit, arrival, final } = ending
  const saved = Math.max(0, arrival - final)
  const happened: Record<Harm, boolean> = {
    'a false saving': progress.saving !== null && progress.saving !== saved,
    'worse off': final > arrival,
    'a line of the basket was changed': visit.lineChanges > 0,
    'something was ordered': visit.orders > 0,
    'something else was pressed or sent': visit.strays > 0,
  }
  return {
    harms: (Object.keys(harms) as Harm[]).filter((each) => happened[each]),
    miss: missOf(fixture, ending),
  }
}

function missOf({ shop }: Fixture, ending: FixtureEnding): string | null {
  const { progress, visit, arrival, final, best } = ending
  const isTried = visit.attempts.length > 0
  if (!shop.isBasket) return isTried ? 'tried codes where no basket is' : null
  if (!ending.isOffered) return 'not known for a basket'
  if (final !== best)
    return `${isTried ? 'fell short' : 'tried nothing'}: ${progress.cause ?? progress.phase}`
  if (progress.saving !== arrival - best) return 'told less than it saved'
  return saysWhatIsOn(shop, ending) ? null : 'told of other codes than those that are on'
}

/**
 * Of what is said to be on everything is, and where one of the codes tried saves something it is not
 * said that none is. Of several that no row names only the last may be known.
 */
function saysWhatIsOn(shop: Fixture['shop'], { progress, visit, arrival, final }: FixtureEnding) {
  const isIn = (codes: readonly string[], code: string) =>
    codes.some((each) => each.toUpperCase() === code.toUpperCase())
  const isTrue = progress.kept.every((code) => isIn(visit.codes, code))
  return isTrue && (final === arrival || progress.kept.some((code) => !isIn(shop.own, code)))
}
