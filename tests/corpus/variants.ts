/**
 * `npm run corpus:variants [share] [part of a name]`: the engine at open fixtures that are drawn, or
 * met, otherwise. Tells which didn't come to the end that they should come to.
 */
import { judge, unended } from './judge.ts'
import { knownMisses } from './known-misses.ts'
import { openCorpus } from './open-corpus.ts'
import { readFixtures } from './shop/fixture.ts'
import { isHeldOut } from './shop/held-out.ts'
import type { Fixture } from './shop/fixture.ts'
import { manners, met } from './variants/manners.ts'
import { redrawings, redrawn } from './variants/redrawings.ts'

const [, , share = '0.1', part = ''] = process.argv
/** Runs at once in one browser: they wait for their shops most of the time. */
const atOnce = 4
const step = Math.max(1, Math.round(1 / Number(share)))

const open = (await readFixtures()).filter(
  ({ name }) => !isHeldOut(name) && !(name in knownMisses) && name.includes(part),
)
const drawn = Object.entries(redrawings).map(
  ([called, redrawing]) => [called, (fixture: Fixture) => redrawn(fixture, redrawing)] as const,
)
const otherwiseMet = Object.entries(manners).map(
  ([called, manner]) => [called, (fixture: Fixture) => met(fixture, manner)] as const,
)
for (const [index, [called, variantOf]] of [...drawn, ...otherwiseMet].entries()) {
  const chosen = open.filter((_, at) => part !== '' || at % step === index % step)
  const fixtures = chosen.flatMap((fixture) => variantOf(fixture) ?? [])
  await using corpus = await openCorpus(fixtures)
  const waiting = fixtures.values()
  let missed = 0
  const work = async () => {
    for (const fixture of waiting) {
      const ending = await corpus.run(fixture).catch(() => undefined)
      const { harms, miss } = ending === undefined ? unended : judge(fixture, ending)
      if (miss === null && harms.length === 0) continue
      missed += 1
      console.log(`  ${fixture.name}: ${[miss, ...harms].filter(Boolean).join(', ')}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  console.log(`${called}: ${String(fixtures.length - missed)} of ${String(fixtures.length)}`)
}
