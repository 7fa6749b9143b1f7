import { afterAll, beforeAll, expect, it } from 'vitest'
import { gatherCrew, type Crew } from './support/crew.ts'
import { nameless, serveGuidedShops, woo, type GuidedShops } from './support/guided-shops.ts'

/** What is known of a shop beforehand, in the extension as it is built. */
let crew: Crew
let shops: GuidedShops

beforeAll(async () => {
  shops = await serveGuidedShops()
  crew = await gatherCrew(1)
})
afterAll(async () => {
  await crew.leave()
  await shops.close()
})

it('finds by its recipe the field of a shop that has another one in front', () =>
  crew.send(async (shopper) => {
    await shopper.page.goto(shops.urlOf(nameless))
    await shopper.startRun()
    expect(await shopper.runEnded()).toMatchObject({ phase: 'done', saving: 2000, kept: ['BAY20'] })
    expect(shops.nameless).toMatchObject({ code: 'BAY20', partner: [] })
  }))

it('tries codes through the interface of a platform, and shows the page as it is then', () =>
  crew.send(async (shopper) => {
    await shopper.page.goto(shops.urlOf(woo))
    await shopper.startRun()
    expect(await shopper.runEnded()).toMatchObject({ phase: 'done', saving: 1700 })
    expect(shops.woo.codes.toSorted()).toEqual(['elm12', 'oak5'])
    expect(shops.woo.calls).toContain('/apply-coupon')
    expect(shops.woo.forms).toBe(0)
    await shopper.page.waitForSelector('::-p-text(£73.00)')
  }))
