import { judge, unended, type Judgement } from './judge.ts'
import { openCorpus } from './open-corpus.ts'
import type { Fixture } from './shop/fixture.ts'

/** Runs at once in one browser: they wait for their shops most of the time. */
const atOnce = 8

/** Runs the engine at all of the fixtures. A run that doesn't end counts as missed. */
export async function measure(fixtures: readonly Fixture[]): Promise<readonly Judgement[]> {
  await using corpus = await openCorpus(fixtures)
  const judgements: Judgement[] = []
  const waiting = fixtures.values()
  const work = async () => {
    for (const fixture of waiting) {
      const ending = await corpus.run(fixture).catch(() => undefined)
      judgements.push(ending === undefined ? unended : judge(fixture, ending))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return judgements
}

/** How many of the runs ended at the lowest total, from 0 to 1. */
export function shareOfBest(judgements: readonly Judgement[]): number {
  return judgements.filter(({ miss }) => miss === null).length / judgements.length
}
