import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beginTurn, turnAfter, type TurnEvent } from './testimonials.ts'

describe('the testimonials', () => {
  it('begin with the one that is marked, else with the first', () => {
    expect(beginTurn([false, true, true], false).active).toBe(1)
    expect(beginTurn([false, false], false).active).toBe(0)
  })

  it('stand still for those who ask for less motion', () => {
    expect(turnAfter(beginTurn([true, false], true), 'tick').active).toBe(0)
  })

  it('take turns by themselves until somebody turns or pauses them', () => {
    const begun = beginTurn([true, false, false], false)
    expect(turnAfter(begun, 'tick').active).toBe(1)
    const turned = turnAfter(begun, 'previous')
    expect(turned).toEqual({ active: 2, count: 3, isPaused: true })
    expect(turnAfter(turned, 'tick')).toEqual(turned)
    expect(turnAfter(turnAfter(turned, 'resume'), 'tick').active).toBe(0)
  })

  it('show the one that somebody chooses, and stay with it', () => {
    const chosen = turnAfter(beginTurn([true, false, false], false), { show: 2 })
    expect(turnAfter(chosen, 'tick')).toEqual({ active: 2, count: 3, isPaused: true })
  })

  it('always have one active', () => {
    const events = fc.array(
      fc.constantFrom<TurnEvent>('next', 'previous', 'pause', 'resume', 'tick', { show: 0 }),
    )
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1 }), events, (flags, all) => {
        const { active } = all.reduce(turnAfter, beginTurn(flags, false))
        expect(active).toBeGreaterThanOrEqual(0)
        expect(active).toBeLessThan(flags.length)
      }),
    )
  })
})
