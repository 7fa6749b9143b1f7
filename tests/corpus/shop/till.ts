import type { Refusal, ShopSettings } from './settings.ts'

/** What a visit has come to. Codes are written as the shop writes them. */
export interface Visit {
  codes: readonly string[]
  notice: { readonly kind: Refusal | 'accepted' | 'taken-off'; readonly code: string } | null
  /** What was typed, exactly. */
  readonly attempts: string[]
  orders: number
  lineChanges: number
  /** Presses and forms that have nothing to do with codes. */
  strays: number
}

export function newVisit({ own }: ShopSettings): Visit {
  return { codes: own, notice: null, attempts: [], orders: 0, lineChanges: 0, strays: 0 }
}

/** Minor units. */
export interface Bill {
  readonly goods: number
  readonly discounts: readonly { readonly code: string; readonly minor: number }[]
  readonly discount: number
  readonly delivery: number
  readonly tax: number
  readonly total: number
}

export function bill(shop: ShopSettings, on: readonly string[]): Bill {
  const goods = shop.lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  let left = goods
  const discounts = on.map((name) => {
    const { percent = 0, amount = 0 } = shop.codes[name] ?? {}
    const minor = Math.min(left, Math.round((goods * percent) / 100) + amount)
    left -= minor
    return { code: name, minor }
  })
  const free =
    shop.delivery === null ||
    (shop.delivery.freeFrom !== null && goods >= shop.delivery.freeFrom) ||
    on.some((name) => shop.codes[name]?.freeDelivery === true)
  const delivery = free ? 0 : (shop.delivery?.fee ?? 0)
  const tax = Math.round(((left + delivery) * shop.taxPercent) / 100)
  return { goods, discounts, discount: goods - left, delivery, tax, total: left + delivery + tax }
}

export function enter(shop: ShopSettings, visit: Visit, typed: string): void {
  visit.attempts.push(typed)
  const name = Object.keys(shop.codes).find((each) =>
    shop.mindsCase ? each === typed : each.toLowerCase() === typed.trim().toLowerCase(),
  )
  const refusal = name === undefined ? 'unknown' : refusalOf(shop, name, visit.codes)
  visit.notice = { kind: refusal ?? 'accepted', code: typed }
  if (name !== undefined && refusal === undefined) visit.codes = withCode(shop, visit.codes, name)
  else if (shop.refusalDropsCode) visit.codes = []
}

export function takeOff(visit: Visit, code: string | undefined): void {
  const gone = visit.codes.filter((each) => code === undefined || each === code)
  if (gone.length === 0) return
  visit.codes = visit.codes.filter((each) => !gone.includes(each))
  visit.notice = { kind: 'taken-off', code: gone.join(', ') }
}

/** The lowest total of all that the shop lets stand together, found by trying them all. */
export function lowestTotal(shop: ShopSettings): number {
  let reached: readonly (readonly string[])[] = [shop.own]
  const seen = new Set(reached.map(String))
  let lowest = bill(shop, shop.own).total
  while (reached.length > 0) {
    const next: (readonly string[])[] = []
    for (const codes of reached) {
      const bare = codes.map((each) => codes.filter((other) => other !== each))
      const more = Object.keys(shop.codes)
        .filter((name) => refusalOf(shop, name, codes) === undefined)
        .map((name) => withCode(shop, codes, name))
      for (const each of [...bare, ...more]) {
        if (seen.has(String(each))) continue
        seen.add(String(each))
        next.push(each)
        lowest = Math.min(lowest, bill(shop, each).total)
      }
    }
    reached = next
  }
  return lowest
}

function withCode({ holds }: ShopSettings, on: readonly string[], name: string): readonly string[] {
  return holds === 'one' ? [name] : [...new Set([...on, name])].sort()
}

function refusalOf(shop: ShopSettings, name: string, on: readonly string[]): Refusal | undefined {
  const code = shop.codes[name]
  if (code === undefined) return 'unknown'
  if (code.refused !== undefined) return code.refused
  if (bill(shop, []).goods < code.minimum) return 'minimum'
  const others = on.filter((each) => each !== name)
  const isAlone =
    shop.holds === 'one'
      ? shop.second === 'is-refused' && others.length > 0
      : others.some(
          (each) => code.excludes.includes(each) || shop.codes[each]?.excludes.includes(name),
        )
  return isAlone ? 'one-code-only' : undefined
}
