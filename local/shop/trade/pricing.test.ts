import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { price, refusalOf, type Line, type Promotion } from './pricing.ts'

const lamp: Line = { slug: 'lamp', category: 'harbour', unitPrice: 6400, quantity: 1 }
const socks: Line = { slug: 'socks', category: 'clothing', unitPrice: 1200, quantity: 2 }
const delivery = { fee: 495, freeFrom: null }

function promotion(changes: Partial<Promotion> = {}): Promotion {
  return {
    code: 'TEN',
    effect: { kind: 'percent', percent: 10, on: 'everything' },
    minimum: 0,
    refusal: null,
    ...changes,
  }
}

const lines = fc.array(
  fc.record({
    slug: fc.string(),
    category: fc.constantFrom('harbour', 'kitchen', 'clothing', 'paper'),
    unitPrice: fc.integer({ min: 1, max: 200_000 }),
    quantity: fc.integer({ min: 1, max: 9 }),
  }),
  { maxLength: 5 },
)
const promotions = fc.record<Promotion>({
  code: fc.string({ minLength: 1 }),
  effect: fc.oneof(
    fc.record({
      kind: fc.constant('percent'),
      percent: fc.integer({ min: 1, max: 100 }),
      on: fc.constantFrom('everything', 'harbour', 'kitchen', 'clothing', 'paper'),
    }),
    fc.record({ kind: fc.constant('amount'), minor: fc.integer({ min: 1, max: 10_000 }) }),
    fc.record({ kind: fc.constant('free-delivery') }),
  ),
  minimum: fc.integer({ min: 0, max: 100_000 }),
  refusal: fc.constantFrom(null, 'expired', 'new-customers'),
})
const deliveries = fc.record({
  fee: fc.integer({ min: 0, max: 2000 }),
  freeFrom: fc.option(fc.integer({ min: 0, max: 20_000 })),
})

describe('price', () => {
  it('adds goods and delivery', () => {
    expect(price([lamp, socks], [], delivery)).toEqual({
      goods: 8800,
      discounts: [],
      delivery: 495,
      total: 9295,
    })
  })

  it('takes a share off the goods that a promotion is for', () => {
    const onClothes = promotion({ effect: { kind: 'percent', percent: 30, on: 'clothing' } })
    expect(price([lamp, socks], [onClothes], delivery).total).toBe(9295 - 720)
  })

  it('takes no more off than the goods are worth', () => {
    const huge = promotion({ effect: { kind: 'amount', minor: 1_000_000 } })
    expect(price([socks], [huge], delivery).total).toBe(495)
  })

  it('sends goods free from the value the shop names, whatever is taken off', () => {
    expect(price([lamp], [promotion()], { fee: 495, freeFrom: 6400 }).delivery).toBe(0)
  })

  it('charges no delivery for an empty basket', () => {
    expect(price([], [], delivery).total).toBe(0)
  })

  it('is a whole number between nothing and the undiscounted total', () => {
    fc.assert(
      fc.property(lines, fc.array(promotions, { maxLength: 3 }), deliveries, (some, codes, fee) => {
        const { total } = price(some, codes, fee)
        expect(Number.isInteger(total)).toBe(true)
        expect(total).toBeGreaterThanOrEqual(0)
        expect(total).toBeLessThanOrEqual(price(some, [], fee).total)
      }),
    )
  })
})

describe('refusalOf', () => {
  it('refuses under the minimum, and takes the same code above it', () => {
    const big = promotion({ minimum: 7000 })
    expect(refusalOf(big, [lamp], delivery, false)).toBe('minimum')
    expect(refusalOf(big, [lamp, socks], delivery, false)).toBeNull()
  })

  it('refuses a code for goods that the basket lacks', () => {
    const onPaper = promotion({ effect: { kind: 'percent', percent: 30, on: 'paper' } })
    expect(refusalOf(onPaper, [lamp], delivery, false)).toBe('other-goods')
  })

  it('refuses free delivery where delivery is free', () => {
    const free = promotion({ effect: { kind: 'free-delivery' } })
    expect(refusalOf(free, [lamp], { fee: 495, freeFrom: 1000 }, false)).toBe('delivery-free')
  })

  it('takes a useless code in a shop that is polite about them', () => {
    const onPaper = promotion({ effect: { kind: 'percent', percent: 30, on: 'paper' } })
    expect(refusalOf(onPaper, [lamp], delivery, true)).toBeNull()
  })

  it('keeps refusing what ended, however polite the shop', () => {
    expect(refusalOf(promotion({ refusal: 'expired' }), [lamp], delivery, true)).toBe('expired')
  })

  it('takes a code in a strict shop exactly when it makes the basket cheaper', () => {
    fc.assert(
      fc.property(lines, promotions, deliveries, (some, code, fee) => {
        const cheaper = price(some, [code], fee).total < price(some, [], fee).total
        expect(refusalOf(code, some, fee, false) === null).toBe(cheaper)
      }),
    )
  })
})
