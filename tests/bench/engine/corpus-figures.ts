import { harms, type Harm, type Judgement } from '#tests/corpus/judge.ts'
import { measure, shareOfBest } from '#tests/corpus/measure.ts'
import { readFixtures } from '#tests/corpus/shop/fixture.ts'
import { isHeldOut } from '#tests/corpus/shop/held-out.ts'
import type { Figure, Settings } from '../figure.ts'

/** How often the engine ends at the lowest total, at shops that were prepared and set aside. */
export async function* corpusFigures({ say }: Pick<Settings, 'say'>): AsyncGenerator<Figure> {
  const fixtures = await readFixtures()
  const groups = {
    open: fixtures.filter(({ name }) => !isHeldOut(name)),
    heldout: fixtures.filter(({ name }) => isHeldOut(name)),
  }
  const all: Judgement[] = []
  for (const [group, chosen] of Object.entries(groups)) {
    say(`The engine at ${String(chosen.length)} shops of the corpus`)
    const judgements = await measure(chosen)
    all.push(...judgements)
    yield { name: `engine.corpus.${group}`, value: shareOfBest(judgements) }
  }
  for (const [harm, name] of Object.entries(harms) as [Harm, string][]) {
    const harmed = all.filter((each) => each.harms.includes(harm))
    yield { name: `engine.corpus.${name}`, value: harmed.length }
  }
}
