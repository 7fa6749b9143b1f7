import { awinCsv, type AwinTestRow } from '#tests/support/awin-csv.ts'

/** As many as a retailer of the demonstration feeds has. */
const offersOfShop = 5

const kinds = ['Tea', 'Garden', 'Linen', 'Cycle', 'Lantern', 'Harbour', 'Orchard', 'Pepper']
const houses = ['House', 'Works', 'Lane', 'Market', 'Yard', 'Corner', 'Mill', 'Stores', 'Loft']

/** A name of its own for each shop, of words that many share. */
export function shopName(number: number): string {
  const kind = kinds[number % kinds.length] ?? ''
  const house = houses[number % houses.length] ?? ''
  return `${kind} ${house} ${number.toString(36)}`
}

/**
 * An Awin export of so many shops, each in both countries.
 *
 * @param changed how many of them have other words in their first offer.
 */
export function shopsCsv(shops: number, changed = 0): string {
  const rows = Array.from({ length: shops }, (_, shop) =>
    Array.from({ length: offersOfShop }, (__, offer) => offerOf(shop, offer, shop < changed)),
  )
  return awinCsv(rows.flat())
}

function offerOf(shop: number, offer: number, isChanged: boolean): AwinTestRow {
  const number = shop * offersOfShop + offer
  return {
    id: String(number),
    advertiser: shopName(shop),
    advertiserId: String(shop),
    regions: 'United Kingdom,Germany',
    deeplink: `https://www.shop-${String(shop)}.example/offers`,
    title: `${String(5 * (offer + 1))}% off ${isChanged && offer === 0 ? 'everything' : 'orders'}`,
    description: 'Save on all that is not reduced already, as often as you like until it ends.',
    terms: 'Once for each customer. Not together with other offers. New customers only.',
    ends: '31/12/2037 23:59',
    ...(offer === offersOfShop - 1 ? { code: '' } : {}),
  }
}
