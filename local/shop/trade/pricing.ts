import type { Category } from './catalogue.ts'

/** Amounts are integer minor units of the shop's one currency. */
export interface Line {
  readonly slug: string
  readonly category: Category
  readonly unitPrice: number
  readonly quantity: number
}

export interface Delivery {
  readonly fee: number
  /** Goods worth this much before any discount travel free; null where delivery always costs. */
  readonly freeFrom: number | null
}

export type Effect =
  | { readonly kind: 'percent'; readonly percent: number; readonly on: Category | 'everything' }
  | { readonly kind: 'amount'; readonly minor: number }
  | { readonly kind: 'free-delivery' }

export type Refusal =
  | 'unknown'
  | 'expired'
  | 'minimum'
  | 'already-used'
  | 'other-goods'
  | 'new-customers'
  | 'delivery-free'
  | 'one-code-only'

export interface Promotion {
  readonly code: string
  readonly effect: Effect
  /** Goods must be worth at least this; 0 where any basket will do. */
  readonly minimum: number
  /** Set where the shop refuses the code whatever the basket holds. */
  readonly refusal: Refusal | null
}

export interface Price {
  readonly goods: number
  readonly discounts: readonly { readonly code: string; readonly minor: number }[]
  readonly delivery: number
  readonly total: number
}

function goodsOf(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0)
}

/**
 * What the basket costs with these promotions on it. A promotion that the basket doesn't qualify
 * for takes nothing off; discounts never exceed the goods.
 */
export function price(
  lines: readonly Line[],
  promotions: readonly Promotion[],
  delivery: Delivery,
): Price {
  const goods = goodsOf(lines)
  let left = goods
  const discounts = promotions.map((promotion) => {
    const minor = Math.min(left, discountOf(promotion, lines))
    left -= minor
    return { code: promotion.code, minor }
  })
  const free =
    goods === 0 ||
    (delivery.freeFrom !== null && goods >= delivery.freeFrom) ||
    promotions.some((each) => each.effect.kind === 'free-delivery' && qualifies(each, goods))
  const fee = free ? 0 : delivery.fee
  return { goods, discounts, delivery: fee, total: left + fee }
}

/**
 * Why the shop refuses the promotion for this basket, or null where it takes it.
 *
 * @param politeAboutUselessCodes the shop takes a code that changes nothing, and says so proudly.
 */
export function refusalOf(
  promotion: Promotion,
  lines: readonly Line[],
  delivery: Delivery,
  politeAboutUselessCodes: boolean,
): Refusal | null {
  if (promotion.refusal !== null) return promotion.refusal
  const helps = price(lines, [promotion], delivery).total < price(lines, [], delivery).total
  if (helps || politeAboutUselessCodes) return null
  if (!qualifies(promotion, goodsOf(lines))) return 'minimum'
  return promotion.effect.kind === 'free-delivery' ? 'delivery-free' : 'other-goods'
}

function qualifies(promotion: Promotion, goods: number): boolean {
  return promotion.refusal === null && goods >= promotion.minimum
}

function discountOf(promotion: Promotion, lines: readonly Line[]): number {
  const { effect } = promotion
  if (!qualifies(promotion, goodsOf(lines))) return 0
  if (effect.kind === 'free-delivery') return 0
  if (effect.kind === 'amount') return effect.minor
  const { on, percent } = effect
  const concerned = lines.filter((line) => on === 'everything' || line.category === on)
  return Math.round((goodsOf(concerned) * percent) / 100)
}
