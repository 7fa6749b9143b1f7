import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextStep, type Knowledge } from './plan.ts'

const start = (untried: readonly string[], own: readonly string[], minor: number): Knowledge => ({
  arrival: { minor, codes: own },
  untried,
  measured: [],
  standing: own,
  minor,
  canRemove: true,
  holdsOne: false,
  mustClear: false,
  isOver: false,
  lost: [],
})

interface Shop {
  readonly off: Readonly<Record<string, number>>
  readonly own: readonly string[]
  readonly holdsOne: boolean
  readonly removes: boolean
  readonly dropsOnWrong: boolean
}

const goods = 10_000

/** Follows the plan at a shop that answers truly; returns the total in the end. */
function follow(shop: Shop, stopAfter = Infinity): { total: number; steps: number } {
  let on = [...shop.own]
  const total = () => goods - on.reduce((sum, code) => sum + (shop.off[code] ?? 0), 0)
  let known = start(['A', 'WRONG', 'B', 'C'], shop.own, total())
  for (let steps = 0; steps < 60; steps++) {
    const step = nextStep({ ...known, isOver: steps >= stopAfter })
    if (step.kind === 'done') return { total: total(), steps }
    const before = on
    if (step.kind === 'take-off') {
      if (shop.removes) on = on.filter((code) => code !== step.code)
      else known = { ...known, canRemove: false }
    } else if (step.code in shop.off) {
      on = shop.holdsOne ? [step.code] : [...new Set([...on, step.code])]
    } else if (shop.dropsOnWrong) {
      on = []
    }
    const isOn = step.kind !== 'take-off' && on.includes(step.code)
    const isAlone = on.filter((code) => !shop.own.includes(code)).length === 1
    known = {
      ...known,
      standing: on,
      minor: total(),
      untried:
        step.kind === 'try' ? known.untried.filter((code) => code !== step.code) : known.untried,
      holdsOne: known.holdsOne || (isOn && before.some((code) => !on.includes(code))),
      measured:
        step.kind === 'try' && isOn && isAlone
          ? [...known.measured, { code: step.code, minor: total() }]
          : known.measured,
    }
  }
  throw new Error('The plan never ended.')
}

const shops = fc
  .record({
    A: fc.nat(3000),
    B: fc.nat(3000),
    C: fc.nat(3000),
    MINE: fc.nat(3000),
    hasOwn: fc.boolean(),
    holdsOne: fc.boolean(),
    removes: fc.boolean(),
    dropsOnWrong: fc.boolean(),
  })
  .map(({ A, B, C, MINE, hasOwn, ...rest }): Shop => ({
    ...rest,
    off: { A, B, C, MINE },
    own: hasOwn ? ['MINE'] : [],
  }))

const arrivalOf = ({ own, off }: Shop) =>
  goods - own.reduce((sum, code) => sum + (off[code] ?? 0), 0)

describe('nextStep', () => {
  it('ends with the lowest total wherever codes can be taken off or replace one another', () => {
    fc.assert(
      fc.property(shops, (shop) => {
        fc.pre(shop.removes || shop.holdsOne)
        const kept = shop.holdsOne ? 0 : goods - arrivalOf(shop)
        const singles = ['A', 'B', 'C'].map((code) => goods - kept - (shop.off[code] ?? 0))
        expect(follow(shop).total).toBe(Math.min(arrivalOf(shop), ...singles))
      }),
    )
  })

  it('never ends above the arrival total, wherever it is stopped', () => {
    fc.assert(
      fc.property(shops, fc.nat(12), (shop, stopAfter) => {
        expect(follow(shop, stopAfter).total).toBeLessThanOrEqual(arrivalOf(shop))
      }),
    )
  })

  it('puts the best on last and takes nothing off that stands there already', () => {
    const known = {
      ...start([], [], 4000),
      measured: [
        { code: 'A', minor: 3500 },
        { code: 'B', minor: 3000 },
      ],
    }
    expect(nextStep(known)).toEqual({ kind: 'put-on', code: 'B' })
    expect(nextStep({ ...known, standing: ['B'], minor: 3000 })).toEqual({ kind: 'done' })
  })

  it('falls back to the next best when the best won’t go on again', () => {
    const measured = [
      { code: 'A', minor: 3500 },
      { code: 'B', minor: 3000 },
    ]
    expect(nextStep({ ...start([], [], 4000), measured, lost: ['B'] })).toEqual({
      kind: 'put-on',
      code: 'A',
    })
  })

  it('takes the lowest total that is left when the shopper’s own code is lost', () => {
    const known: Knowledge = {
      ...start([], ['MINE'], 3000),
      standing: [],
      minor: 4000,
      lost: ['MINE'],
      measured: [{ code: 'A', minor: 3500 }],
    }
    expect(nextStep(known)).toEqual({ kind: 'put-on', code: 'A' })
  })
})
