import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { serveShop, type Shop } from '#local/shop/serve-shop.ts'
import { shopperIn, type Shopper } from './support/shopper.ts'
import { coUkShop, shopCodes } from './support/vouchers.ts'

let shop: Shop
let shopper: Shopper

beforeAll(async () => {
  shop = await serveShop({ port: 0 })
  // The shop's server answers for every host; these names would else lead out of the machine.
  shopper = await shopperIn(shop, inject('extensionDir'), [
    '--host-resolver-rules=MAP *.co.uk 127.0.0.1',
  ])
})
afterAll(async () => {
  await shopper.leave()
  await shop.close()
})

async function wordsOfPopupAt(address: string): Promise<string> {
  await shopper.page.goto(address)
  const popup = await shopper.press()
  return popup.$eval('main', (main) => main.innerText)
}

describe('the popup', () => {
  it('offers to try the codes on a supported shop’s basket', async () => {
    const words = await wordsOfPopupAt(`${shop.url('form-post')}/basket?seed=1`)
    expect(words).toContain('Codes for Shop by the Sea')
    expect(words).toContain(`Try ${shopCodes.length} codes`)
  })

  it('lists the live codes of a supported shop elsewhere in it, each once and to copy', async () => {
    const words = await wordsOfPopupAt(`${shop.url('form-post')}/goods/oyster-knife`)
    const lines = words.split('\n').map((line) => line.trim())
    expect(lines.filter((line) => /^[A-Z]+\d*$/.test(line))).toEqual([...shopCodes])
    expect(words).not.toContain('LASTYEAR')
    expect(lines.filter((line) => line === 'Copy')).toHaveLength(shopCodes.length)
  })

  it('says plainly that it has nothing for another page, and finds shops by name', async () => {
    const words = await wordsOfPopupAt(`http://other.localhost:${shop.port}/`)
    expect(words).toContain('No codes for this page')
    const popup = await shopper.press()
    await popup.locator('input[type=search]').fill('limp')
    const link = await popup.waitForSelector('main a::-p-text(Limpet Lane)')
    const address = await link?.evaluate((each) => each.getAttribute('href'))
    expect(address).toMatch(/\/en-gb\/deals\/limpet-lane-co-uk\/$/)
  })

  it('serves a shop under co.uk, and no other shop under co.uk', async () => {
    const served = await wordsOfPopupAt(`http://www.${coUkShop.domain}:${shop.port}/`)
    expect(served).toContain(coUkShop.code)
    const other = await wordsOfPopupAt(`http://www.some-other-shop.co.uk:${shop.port}/`)
    expect(other).toContain('No codes for this page')
  })

  it('answers again and again', async () => {
    await shopper.page.goto(`${shop.url('ajax')}/basket?seed=2`)
    for (let press = 0; press < 5; press++) {
      const popup = await shopper.press()
      expect(await popup.$eval('main', (main) => main.innerText)).toContain('Try')
    }
  })
})
