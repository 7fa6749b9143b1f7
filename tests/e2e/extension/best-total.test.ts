import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temperaments } from '#local/shop/temperaments.ts'
import { gatherCrew, type Crew } from './support/crew.ts'
import { expectBest } from './support/fair-run.ts'
import { basketOf } from './support/shopper.ts'
import { shopCodes } from './support/vouchers.ts'

const seeds = Array.from({ length: 20 }, (_, index) => index + 1)
let crew: Crew

beforeAll(async () => {
  crew = await gatherCrew(4)
})
afterAll(() => crew.leave())

describe.concurrent.each(temperaments.map(({ name }) => name))('in the shop %s', (temperament) => {
  it.each(seeds)('a run ends at the best total that the shop can give, seed %i', (seed) =>
    crew.send(async (shopper) => {
      const session = await shopper.arrive(temperament, seed)
      const arrival = basketOf(session)
      await shopper.startRun()
      const run = await shopper.runEnded()
      expect(run.outcomes.map(({ code }) => code)).toEqual([...shopCodes])
      await expectBest(shopper, run, arrival, session)
    }),
  )
})
