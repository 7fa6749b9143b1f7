import type { Fixture } from './shop/fixture.ts'
import type { FixtureEnding } from './run-fixture.ts'

/** What must never come of a run, in words and as a figure's name. */
export const harms = {
  'a false saving': 'false_savings',
  'worse off': 'worse_off',
  'the basket was changed': 'basket_changed',
} as const
export type Harm = keyof typeof harms

export interface Judgement {
  readonly harms: readonly Harm[]
  /** The run ended above the lowest total, or told less than it saved. */
  readonly isMissed: boolean
}

export function judge({ shop }: Fixture, ending: FixtureEnding): Judgement {
  const { progress, visit, arrival, final, best } = ending
  const saved = Math.max(0, arrival - final)
  const happened: Record<Harm, boolean> = {
    'a false saving': progress.saving !== null && progress.saving !== saved,
    'worse off': final > arrival,
    'the basket was changed': visit.orders + visit.lineChanges + visit.strays > 0,
  }
  const isMissed = shop.isBasket
    ? final !== best || progress.saving !== arrival - best
    : visit.attempts.length > 0
  return { harms: (Object.keys(harms) as Harm[]).filter((each) => happened[each]), isMissed }
}
