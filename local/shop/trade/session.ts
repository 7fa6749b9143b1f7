import { randomBytes } from 'node:crypto'
import { lookOf, type Look } from '../look/look.ts'
import type { Temperament } from '../temperaments.ts'
import { catalogue, type Product } from './catalogue.ts'
import { choicesOf, type Choices } from './choices.ts'
import { faultsOf, type Fault } from './faults.ts'
import type { Delivery, Line, Promotion, Refusal } from './pricing.ts'
import { deliveryOf, promotionsOf } from './promotions.ts'

/** What was typed, exactly, and what the shop said. */
interface Attempt {
  readonly typed: string
  /** `unheard` where the shop would not even look at it. */
  readonly refusal: Refusal | 'unheard' | null
}

interface Order {
  readonly lines: readonly Line[]
  readonly codes: readonly string[]
  /** Minor units. */
  readonly total: number
}

type Notice =
  | { readonly kind: 'accepted'; readonly code: string }
  | { readonly kind: 'taken-off'; readonly code: string }
  | { readonly kind: 'refused'; readonly code: string; readonly refusal: Refusal }

/** One shopper in one shop: the shop's own rules, and what the shopper did so far. */
export interface Session {
  readonly id: string
  readonly seed: number
  readonly temperament: Temperament
  readonly look: Look
  readonly promotions: readonly Promotion[]
  readonly delivery: Delivery
  /** What a code does to the one before it: takes its place, or is refused until it is gone. */
  readonly secondCode: 'replaces' | 'is-refused'
  /** A refused code takes the good one off with it. */
  readonly refusalDropsCode: boolean
  /** Hidden in every form; a post without it is refused, as in shops that guard against forgery. */
  readonly token: string
  lines: readonly Line[]
  codes: readonly string[]
  /** What the next page says once. */
  notice: Notice | null
  readonly attempts: Attempt[]
  /** What goes wrong with the next request that changes the basket, if anything. */
  readonly nextFault: () => Fault | null
  readonly orders: Order[]
}

/** @param faults seed of what goes wrong; null where everything works. */
export function openSession(
  temperament: Temperament,
  seed: number,
  faults: number | null = null,
): Session {
  const choices = choicesOf(temperament.name, seed)
  const { ownPromotion } = temperament
  const own = ownPromotion === null ? [] : [ownPromotion]
  const replaces = temperament.dropsCode || !temperament.takesOff
  const secondCode = replaces
    ? 'replaces'
    : choices.pick('second code', ['replaces', 'replaces', 'is-refused'])
  const drops = temperament.dropsCode || choices.chance('refusal drops code', 0.2)
  return {
    id: randomBytes(12).toString('hex'),
    seed,
    temperament,
    look: lookOf(temperament, seed),
    promotions: [...promotionsOf(choices), ...own],
    delivery: deliveryOf(choices),
    secondCode,
    refusalDropsCode: secondCode === 'replaces' && drops,
    token: randomBytes(8).toString('hex'),
    lines: basketOf(choices),
    codes: own.map((promotion) => promotion.code),
    notice: null,
    attempts: [],
    nextFault: faultsOf(faults),
    orders: [],
  }
}

export function lineOf(product: Product, quantity: number): Line {
  return { slug: product.slug, category: product.category, unitPrice: product.price, quantity }
}

function basketOf(choices: Choices): Line[] {
  return [...catalogue]
    .map((product) => ({ product, rank: choices.between(`basket ${product.slug}`, 0, 1_000_000) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, choices.between('basket lines', 1, 4))
    .map(({ product }) =>
      lineOf(product, choices.pick(`basket quantity ${product.slug}`, [1, 1, 1, 2, 3])),
    )
}
