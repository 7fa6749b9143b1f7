import { launchChromium } from '#tests/support/browser.ts'
import { judge, type Judgement } from './judge.ts'
import { engineScript, runFixture } from './run-fixture.ts'
import type { Fixture } from './shop/fixture.ts'
import { serveFixtures } from './shop/serve-fixtures.ts'

/** Runs at once in one browser: they wait for their shops most of the time. */
const atOnce = 8

/** Runs the engine at all of the fixtures. A run that doesn't end counts as missed. */
export async function measure(fixtures: readonly Fixture[]): Promise<readonly Judgement[]> {
  await using shops = await serveFixtures(fixtures)
  const browser = await launchChromium(['--disable-renderer-backgrounding'])
  try {
    const script = await engineScript()
    const judgements: Judgement[] = []
    const waiting = fixtures.values()
    const work = async () => {
      for (const fixture of waiting) {
        const ending = await runFixture(fixture, { browser, script, shops }).catch(() => undefined)
        judgements.push(
          ending === undefined ? { harms: [], isMissed: true } : judge(fixture, ending),
        )
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    return judgements
  } finally {
    await browser.close()
  }
}

/** How many of the runs ended at the lowest total, from 0 to 1. */
export function shareOfBest(judgements: readonly Judgement[]): number {
  return judgements.filter(({ isMissed }) => !isMissed).length / judgements.length
}
