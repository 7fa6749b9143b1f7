import { price, refusalOf, type Price, type Promotion, type Refusal } from './pricing.ts'
import { productOf } from './catalogue.ts'
import { lineOf, type Session } from './session.ts'

export function priceOf(session: Session): Price {
  return priceWith(session, session.codes)
}

/**
 * The lowest total, in minor units, that any code of this shop gives this basket, found by trying
 * them all with the shop's own arithmetic. No code at all and the shopper's own code count too.
 */
export function bestTotal(session: Session): number {
  const sets = [[], ...session.promotions.filter(accepted(session)).map(({ code }) => [code])]
  return Math.min(...sets.map((codes) => priceWith(session, codes).total))
}

/** How many codes in a row a shop does not hear once it has had enough. */
const unheard = 3

/** What a shop answers that has had enough of codes, instead of looking at this one. */
export function refusesToHear(session: Session, typed: string): 429 | 503 | null {
  const { attempts, temperament } = session
  const first = temperament.limit?.codes ?? Infinity
  if (attempts.length < first || attempts.length >= first + unheard) return null
  attempts.push({ typed, refusal: 'unheard' })
  return temperament.limit?.status ?? null
}

/** Enters a code as it was typed; white space and letter case count. */
export function enterCode(session: Session, typed: string): void {
  const promotion = session.promotions.find((each) => each.code === typed)
  const refusal = refusalAtTill(session, promotion)
  session.attempts.push({ typed, refusal })
  if (promotion !== undefined && refusal === null) {
    session.codes = [promotion.code]
    session.notice = { kind: 'accepted', code: typed }
    return
  }
  if (session.refusalDropsCode) session.codes = []
  session.notice = { kind: 'refused', code: typed, refusal: refusal ?? 'unknown' }
}

/** What stands for the code that is on where the shop names none. */
export const onlyCode = '1'

export function takeOffCode(session: Session, called: string): void {
  const { namesCodes } = session.temperament
  const code = namesCodes ? called : called === onlyCode ? (session.codes[0] ?? '') : ''
  if (!session.codes.includes(code) || !session.temperament.takesOff) return
  session.codes = session.codes.filter((each) => each !== code)
  session.notice = { kind: 'taken-off', code }
}

/** Sets how many of a product the basket holds; 0 removes the line. */
export function setQuantity(session: Session, slug: string, quantity: number): void {
  const product = productOf(slug)
  if (product === undefined) return
  const others = session.lines.filter((line) => line.slug !== slug)
  const known = session.lines.length !== others.length
  if (quantity === 0) session.lines = others
  else if (!known) session.lines = [...session.lines, lineOf(product, quantity)]
  else {
    session.lines = session.lines.map((line) => (line.slug === slug ? { ...line, quantity } : line))
  }
}

/** Nothing is charged: the order is only written down, and the basket is emptied. */
export function placeOrder(session: Session): void {
  session.orders.push({
    lines: session.lines,
    codes: session.codes,
    total: priceOf(session).total,
  })
  session.lines = []
  session.codes = []
}

function refusalAtTill(session: Session, promotion: Promotion | undefined): Refusal | null {
  if (promotion === undefined) return 'unknown'
  const refusal = refusalAlone(session, promotion)
  const occupied = session.codes.some((code) => code !== promotion.code)
  return refusal === null && occupied && session.secondCode === 'is-refused'
    ? 'one-code-only'
    : refusal
}

function refusalAlone(session: Session, promotion: Promotion): Refusal | null {
  const { lines, delivery, temperament } = session
  return refusalOf(promotion, lines, delivery, temperament.acceptsUselessCodes)
}

function accepted(session: Session): (promotion: Promotion) => boolean {
  return (promotion) => refusalAlone(session, promotion) === null
}

function priceWith(session: Session, codes: readonly string[]): Price {
  const promotions = session.promotions.filter((each) => codes.includes(each.code))
  return price(session.lines, promotions, session.delivery)
}
