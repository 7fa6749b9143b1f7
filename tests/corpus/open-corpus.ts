import { bundle } from '#tests/support/bundle.ts'
import { launchChromium } from '#tests/support/browser.ts'
import { runFixture, type FixtureEnding } from './run-fixture.ts'
import type { Fixture } from './shop/fixture.ts'
import { serveFixtures } from './shop/serve-fixtures.ts'

export interface Corpus {
  /**
   * Several may be at work at once.
   *
   * @param told what the shopper names where the page doesn't name the code that is on.
   */
  readonly run: (fixture: Fixture, told?: string) => Promise<FixtureEnding>
  readonly [Symbol.asyncDispose]: () => Promise<void>
}

/** The shops of the fixtures, and a browser with the engine that can be let run at them. */
export async function openCorpus(fixtures: readonly Fixture[]): Promise<Corpus> {
  await using opening = new AsyncDisposableStack()
  const shops = opening.use(await serveFixtures(fixtures))
  // Pages that aren't in front must not be slowed down.
  const browser = await launchChromium(['--disable-renderer-backgrounding'])
  opening.defer(() => browser.close())
  const script = await bundle(import.meta.resolve('./engine-in-page.ts'), 'corpusEngine')
  const open = opening.move()
  return {
    run: (fixture, told) => runFixture(fixture, { browser, script, shops }, told),
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  }
}
