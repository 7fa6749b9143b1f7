import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { crewOf, type Crew } from '../extension/support/crew.ts'
import { expectBest } from '../extension/support/fair-run.ts'
import { basketOf } from '../extension/support/shopper.ts'
import { shopCodes } from '../extension/support/vouchers.ts'
import { firefoxShopperIn, type FirefoxShopper } from './support/firefox-shopper.ts'

let crew: Crew<FirefoxShopper>

beforeAll(async () => {
  crew = await crewOf(2, (shop) => firefoxShopperIn(shop, inject('extensionDir')))
})
afterAll(() => crew.leave())

describe.concurrent.each(['form-post', 'ajax', 'reload'])('in the shop %s', (temperament) => {
  it.each([1, 2, 3])('a run ends at the best total that the shop can give, seed %i', (seed) =>
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
