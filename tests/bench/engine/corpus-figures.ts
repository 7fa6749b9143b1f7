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
  for (const [group, chosen] of Object.entries(groups)) {
    if (chosen.length === 0) continue
    say(`The engine at ${String(chosen.length)} shops of the corpus`)
    yield { name: `engine.corpus.${group}`, value: shareOfBest(await measure(chosen)) }
  }
}
