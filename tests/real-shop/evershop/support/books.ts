import pg from 'pg'

/** A basket as the shop's database has it. Minor units. */
export interface Basket {
  readonly coupon: string | null
  readonly total: number
  readonly lines: readonly { readonly sku: string; readonly qty: number }[]
}

/** The shop's own books, which no page has drawn. */
export interface Books {
  /** @throws Error where the session has no basket. */
  basketOfSession(sessionId: string): Promise<Basket>
  /** The same by the number of the basket itself. */
  basket(uuid: string): Promise<Basket>
  /** How many orders the shop has ever had. */
  orders(): Promise<number>
  close(): Promise<void>
}

const pence = (pounds: string) => Math.round(Number(pounds) * 100)

export async function openBooks(databaseUrl: string): Promise<Books> {
  const client = new pg.Client(databaseUrl)
  await client.connect()

  async function basketWhere(column: 'sid' | 'uuid', value: string): Promise<Basket> {
    const { rows: carts } = await client.query<{
      cart_id: number
      coupon: string | null
      grand_total: string
    }>(`select cart_id, coupon, grand_total from cart where ${column} = $1 and status`, [value])
    const [cart, ...more] = carts
    if (cart === undefined || more.length > 0)
      throw new Error(`${carts.length} baskets of ${value}`)
    const { rows } = await client.query<{ sku: string; qty: string }>(
      'select product_sku as sku, qty from cart_item where cart_id = $1 order by product_sku',
      [cart.cart_id],
    )
    return {
      coupon: cart.coupon,
      total: pence(cart.grand_total),
      lines: rows.map(({ sku, qty }) => ({ sku, qty: Number(qty) })),
    }
  }
  return {
    basketOfSession: (sessionId) => basketWhere('sid', sessionId),
    basket: (uuid) => basketWhere('uuid', uuid),
    async orders() {
      const { rows } = await client.query<{ count: string }>('select count(*) from "order"')
      return Number(rows[0]?.count)
    },
    close: () => client.end(),
  }
}
