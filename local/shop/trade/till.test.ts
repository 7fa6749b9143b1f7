import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { temperamentOf, temperaments } from '../temperaments.ts'
import { openSession, type Session } from './session.ts'
import { bestTotal, enterCode, placeOrder, priceOf, setQuantity, takeOffCode } from './till.ts'

const seeds = Array.from({ length: 300 }, (_, index) => index + 1)

function shopper(name: string, seed: number): Session {
  const temperament = temperamentOf(name)
  if (temperament === undefined) throw new Error(`no temperament ${name}`)
  return openSession(temperament, seed)
}

/** The codes that alone bring the total down to the best. */
function winners(session: Session): string[] {
  const arrival = priceOf(session).total
  return session.promotions
    .map((promotion) => promotion.code)
    .filter((code) => {
      const other = openSession(session.temperament, session.seed)
      other.codes = []
      enterCode(other, code)
      return priceOf(other).total === bestTotal(session) && priceOf(other).total < arrival
    })
}

describe('bestTotal', () => {
  it('makes each code the best under some seed, and none under others', () => {
    const won = new Set(seeds.flatMap((seed) => winners(shopper('form-post', seed))))
    expect([...won].sort()).toEqual([
      'BIGBASKET20',
      'FREESHIP',
      'GULLS30',
      'HARBOUR15',
      'SEASIDE10',
      'TAKE8',
      'WELCOME5',
    ])
    expect(seeds.some((seed) => winners(shopper('form-post', seed)).length === 0)).toBe(true)
  })

  it('is beaten by the shopper’s own code under some seeds and not under others', () => {
    const kept = seeds.filter((seed) => {
      const session = shopper('own-code', seed)
      return bestTotal(session) === priceOf(session).total
    })
    expect(kept.length).toBeGreaterThan(30)
    expect(kept.length).toBeLessThan(270)
  })

  it('is reached by no row of codes that a shopper types', () => {
    const codes = fc.constantFrom('WELCOME5', 'TAKE8', 'GULLS30', 'FREESHIP', 'NONSENSE', 'MINE12')
    const step = fc.record({ code: codes, off: fc.boolean() })
    fc.assert(
      fc.property(
        fc.constantFrom(...temperaments.map(({ name }) => name)),
        fc.integer({ min: 1, max: 10_000 }),
        fc.array(step, { maxLength: 8 }),
        (name, seed, steps) => {
          const session = shopper(name, seed)
          const { lines } = session
          for (const { code, off } of steps) (off ? takeOffCode : enterCode)(session, code)
          expect(priceOf(session).total).toBeGreaterThanOrEqual(bestTotal(session))
          expect(session.codes.length).toBeLessThanOrEqual(1)
          expect(session.lines).toEqual(lines)
        },
      ),
    )
  })
})

describe('the till', () => {
  it('writes down every code as it was typed', () => {
    const session = shopper('form-post', 1)
    enterCode(session, ' WELCOME5 ')
    expect(session.attempts).toEqual([{ typed: ' WELCOME5 ', refusal: 'unknown' }])
    expect(session.codes).toEqual([])
  })

  it('holds one code: a second takes its place or is refused until the first is gone', () => {
    const both = new Set<string>()
    for (const seed of seeds) {
      const session = shopper('no-effect', seed)
      enterCode(session, 'FREESHIP')
      enterCode(session, 'TAKE8')
      if (session.attempts[1]?.refusal === null) {
        both.add('replaced')
        expect(session.codes).toEqual(['TAKE8'])
      }
      if (session.attempts[1]?.refusal === 'one-code-only') {
        both.add('refused')
        expect(session.codes).toEqual(['FREESHIP'])
      }
    }
    expect([...both].sort()).toEqual(['refused', 'replaced'])
  })

  it('accepts codes that change nothing in the shop that is polite about them', () => {
    const useless = seeds.filter((seed) => {
      const session = shopper('no-effect', seed)
      const before = priceOf(session).total
      enterCode(session, 'FREESHIP')
      return session.notice?.kind === 'accepted' && priceOf(session).total === before
    })
    expect(useless.length).toBeGreaterThan(30)
  })

  it('empties the basket into an order', () => {
    const session = shopper('ajax', 3)
    const { total } = priceOf(session)
    placeOrder(session)
    expect(session.orders).toMatchObject([{ total }])
    expect(priceOf(session).total).toBe(0)
  })

  it('adds, changes and removes lines', () => {
    const session = shopper('ajax', 3)
    session.lines = []
    setQuantity(session, 'gull-socks', 2)
    setQuantity(session, 'gull-socks', 3)
    setQuantity(session, 'no-such-thing', 1)
    expect(session.lines).toMatchObject([{ slug: 'gull-socks', quantity: 3 }])
    setQuantity(session, 'gull-socks', 0)
    expect(session.lines).toEqual([])
  })
})
