import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temperaments } from '#local/shop/temperaments.ts'
import { gatherCrew, type Crew } from './support/crew.ts'
import { expectBest, expectFair } from './support/fair-run.ts'
import { basketOf } from './support/shopper.ts'
import { seedWhere } from './support/seed-where.ts'
import { shopCodes } from './support/vouchers.ts'

const seeds = Array.from({ length: 20 }, (_, index) => index + 1)
/** Temperaments whose looks differ most are met under every seed. */
const often = ['form-post', 'ajax', 'own-code', 'shipping-line', 'no-effect']
/** A frame of another host opens by a permission that this browser has not got. */
const open = temperaments.filter(({ framesBasket }) => framesBasket !== 'elsewhere')
const patient = open.filter(({ limit, namesCodes }) => limit === null && namesCodes)
const nameless = temperaments.filter(({ namesCodes }) => !namesCodes)
const limited = temperaments.filter(({ limit }) => limit !== null)
let crew: Crew

beforeAll(async () => {
  crew = await gatherCrew(6)
})
afterAll(() => crew.leave())

describe.concurrent.each(patient)('in the shop $name', ({ name }) => {
  it.each(often.includes(name) ? seeds : seeds.slice(0, 3))(
    'a run ends at the best total that the shop can give, seed %i',
    (seed) =>
      crew.send(async (shopper) => {
        const session = await shopper.arrive(name, seed)
        const arrival = basketOf(session)
        await shopper.startRun()
        const run = await shopper.runEnded()
        expect(run.outcomes.map(({ code }) => code)).toEqual([...shopCodes])
        await expectBest(shopper, run, arrival, session)
      }),
  )
})

describe.concurrent.each(nameless)('in the shop $name', ({ name, ownPromotion }) => {
  const own = ownPromotion?.code ?? ''

  it.each(seeds.slice(0, 4))(
    'a run ends at the best total once the shopper has named the code, seed %i',
    (seed) =>
      crew.send(async (shopper) => {
        const session = await shopper.arrive(name, seed)
        const arrival = basketOf(session)
        await shopper.startRun()
        const asking = await shopper.runEnded()
        expect(asking).toMatchObject({ phase: 'failed', cause: 'unnamed-code', arrival: null })
        expect(await shopper.endingInBar()).toContain('open Pouch from the toolbar and tell us')
        await shopper.nameCode(own)
        await expectBest(shopper, await shopper.runEnded(), arrival, session)
      }),
  )

  it('a run touches nothing where the shopper mistypes the code', () =>
    crew.send(async (shopper) => {
      // Some shops take the code that is on for a wrong one, whoever types it.
      const seed = seedWhere(name, ({ refusalDropsCode }) => !refusalDropsCode)
      const session = await shopper.arrive(name, seed)
      const arrival = basketOf(session)
      await shopper.startRun()
      await shopper.runEnded()
      await shopper.nameCode(`${own}X`)
      expect(await shopper.runEnded()).toMatchObject({ cause: 'code-unproved', kept: [] })
      expect(basketOf(session)).toEqual(arrival)
    }))
})

describe.concurrent.each(limited)('in the shop $name', ({ name, limit }) => {
  it.each(seeds.slice(0, 3))('a run ends with the rest untried, seed %i', (seed) =>
    crew.send(async (shopper) => {
      const session = await shopper.arrive(name, seed)
      const arrival = basketOf(session)
      await shopper.startRun()
      const run = await shopper.runEnded()
      const cause = limit?.status === 429 ? 'rate-limited' : 'shop-error'
      expect(run).toMatchObject({ phase: 'stopped', cause })
      expect(run.outcomes.some(({ outcome }) => outcome.kind === 'untried')).toBe(true)
      expectFair(run, arrival, session)
    }),
  )
})
