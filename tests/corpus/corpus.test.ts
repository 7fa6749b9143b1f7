import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { judge } from './judge.ts'
import { knownMisses } from './known-misses.ts'
import { openCorpus, type Corpus } from './open-corpus.ts'
import type { FixtureEnding } from './run-fixture.ts'
import { readFixtures } from './shop/fixture.ts'
import { isHeldOut } from './shop/held-out.ts'

const fixtures = (await readFixtures()).filter(({ name }) => !isHeldOut(name))
let corpus: Corpus

beforeAll(async () => {
  corpus = await openCorpus(fixtures)
})
afterAll(() => corpus[Symbol.asyncDispose]())

describe.concurrent('a run', () => {
  it.each(fixtures)('at $name harms nobody and ends at the lowest total', async (fixture) => {
    const ending = await corpus.run(fixture)
    const { harms, miss } = judge(fixture, ending)
    const told = toldOf(ending)
    expect(harms, told).toEqual([])
    expect(miss !== null, `${miss ?? ''}\n${told}`).toBe(fixture.name in knownMisses)
  })
})

/** Fixtures whose page doesn't name the code that is on, so that the shopper is asked for it. */
const nameless = [
  'laravel-pizza-cart-add-coupen-replaces-ca',
  'redshop-winkelwagen-be',
  'antivirus-licencias-pedido-cupon-descuento-bienvenida-es',
  'radix-panier-liste-de-bons-et-code-be',
  'shopware5-onepagecheckout-kasse-de',
]
const namelessFixtures = fixtures.filter(({ name }) => nameless.includes(name))

describe.concurrent('a shopper who names a code that is not on', () => {
  it.each(namelessFixtures)('comes to no harm at $name', async (fixture) => {
    const { codes, own } = fixture.shop
    const others = Object.keys(codes).filter((code) => !own.includes(code))
    for (const told of ['MISTYPED7', ...others]) {
      const ending = await corpus.run(fixture, told)
      expect(ending.isAsked).toBe(true)
      expect(judge(fixture, ending).harms, `${told}\n${toldOf(ending)}`).toEqual([])
    }
  })
})

/** What came of a run, in a few lines. */
function toldOf({ progress, visit }: FixtureEnding): string {
  const { phase, cause, kept, saving, arrival, final, outcomes } = progress
  const { orders, lineChanges, strays } = visit
  const each = outcomes.map(({ code, outcome }) => `${code}: ${JSON.stringify(outcome)}`)
  const amounts = `${String(arrival?.total.minor)} → ${String(final?.total.minor)}`
  const ending = `${phase} ${cause ?? ''}, saved ${String(saving)}, kept ${kept.join(', ')}`
  const touched = `${String(orders)} orders, ${String(lineChanges)} lines changed, ${String(strays)} strays`
  return [ending, amounts, touched, ...each].join('\n')
}

it('knows no miss of a fixture that is gone or held out', () => {
  const names = fixtures.map(({ name }) => name)
  expect(Object.keys(knownMisses).filter((name) => !names.includes(name))).toEqual([])
})
