import { fieldsOf, linesOf, listOf, moneyOf, textOf, wholly } from './json.ts'
import type { ShopApi, ShopCart } from './shop-api.ts'

/** Amounts are in hundredths whatever the currency. */
const decimals = 2

/**
 * The Ajax API of Shopify's online stores: `cart/update.js` is sent the whole list of codes that
 * the basket shall hold, and says of each whether it counts. On the basket's page alone: a checkout
 * that is under way has its own list.
 *
 * Facts: Shopify's Ajax API reference, "Update discounts in the cart" (since May 2025), and its
 * Horizon theme. Stores without it answer with no `discount_codes`, and are used by their page.
 * Never tried on the real software.
 */
export const shopifyApi: ShopApi = (document) => {
  const root = /^(\/(?:[a-z]{2}(?:-[a-z]{2,4})?\/)?)cart\/?$/i.exec(
    new URL(document.URL).pathname,
  )?.[1]
  if (root === undefined) return undefined
  const holding = (codes: readonly string[]) => ({
    ...{ path: `${root}cart/update.js`, method: 'POST' as const },
    body: { discount: codes.join(',') },
  })
  const others = (code: string, { codes }: ShopCart) =>
    codes.filter((each) => each.toLowerCase() !== code.toLowerCase())
  return {
    read: () => ({ path: `${root}cart.js`, method: 'GET' }),
    apply(code, cart) {
      const rest = others(code, cart)
      // Beside the others, in their place, and else as it was.
      const beside = rest.length > 0 ? [holding([...rest, code])] : []
      return [...beside, holding([code]), holding(rest)]
    },
    remove: (code, cart) => holding(others(code, cart)),
    tidy: ({ codes }) => holding(codes),
    cartIn(answer) {
      const { total_price: price, currency, items, discount_codes: discounts } = fieldsOf(answer)
      const total = moneyOf(price, decimals, currency)
      const listed = (counts: boolean) =>
        wholly(
          listOf(discounts)
            ?.filter(({ applicable }) => (applicable === true) === counts)
            .map(({ code }) => textOf(code)),
        )
      const [codes, idle] = [listed(true), listed(false)]
      const lines = linesOf(listOf(items), 'variant_id', 'quantity')
      return total && codes && idle && lines && { total, codes, idle, lines }
    },
    refusalIn: () => undefined,
  }
}
