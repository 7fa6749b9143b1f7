import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { serveShop, type Shop } from '#local/shop/serve-shop.ts'
import { expectBest } from './support/fair-run.ts'
import { withAllShops } from './support/prompt.ts'
import { basketOf, shopperIn, type Shopper } from './support/shopper.ts'
import { shopCodes } from './support/vouchers.ts'

const name = 'framed-elsewhere'
let shop: Shop

beforeAll(async () => {
  shop = await serveShop({ port: 0 })
})
afterAll(() => shop.close())

it('the popup names the frame’s host before the browser asks for it', async () => {
  const shopper = await shopperIn(shop, inject('extensionDir'))
  try {
    await shopper.arrive(name, 1)
    const popup = await shopper.press()
    const words = await popup.$eval('main', (main) => main.innerText)
    expect(words).toContain(`Try ${shopCodes.length} codes`)
    expect(words).toContain(`in a frame of ${name}.pay.shop.localhost`)
  } finally {
    await shopper.leave()
  }
})

/** The browser's question can't be pressed here: the permission stands in the manifest instead. */
describe('with the permission for the frame', () => {
  let extension: Awaited<ReturnType<typeof withAllShops>>
  let shopper: Shopper
  beforeAll(async () => {
    extension = await withAllShops(inject('extensionDir'))
    shopper = await shopperIn(shop, extension.dir)
  })
  afterAll(async () => {
    await shopper.leave()
    await extension[Symbol.asyncDispose]()
  })

  it.each([1, 2, 3, 4])(
    'a run ends at the best total that the shop can give, seed %i',
    async (seed) => {
      const session = await shopper.arrive(name, seed)
      const arrival = basketOf(session)
      await shopper.startRun()
      const run = await shopper.runEnded()
      expect(run.outcomes.map(({ code }) => code)).toEqual([...shopCodes])
      await expectBest(shopper, run, arrival, session)
    },
  )
})
