import type { Basket, Books } from './books.ts'
import { shopApi } from './shop-api.ts'

export interface Priced {
  readonly code: string | null
  /** Minor units. */
  readonly total: number
}

/**
 * What the shop asks for the same goods under each code, and under none: found out in a basket of
 * nobody's, by the shop's own API. The shop holds one code at a time.
 *
 * @returns the lowest total, and the code that makes it.
 */
export async function lowestTotal(
  origin: string,
  books: Books,
  lines: Basket['lines'],
  codes: readonly string[],
): Promise<Priced> {
  const api = shopApi(origin)
  const { cartId } = (await api.post('/carts', {
    customer_full_name: 'Nobody',
    customer_email: 'nobody@shop.example',
    items: lines,
  })) as { cartId: string }
  let best: Priced = { code: null, total: (await books.basket(cartId)).total }
  for (const code of codes) {
    const isTaken = await api.post(`/carts/${cartId}/coupons`, { coupon: code }).then(
      () => true,
      () => false,
    )
    if (!isTaken) continue
    const { total } = await books.basket(cartId)
    if (total < best.total) best = { code, total }
    await api.delete(`/carts/${cartId}/coupons/${code}`)
  }
  return best
}
