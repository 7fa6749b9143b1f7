import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { barAt, enterRoute, idleBar, leaveRoute } from './loading-bar.ts'

describe('the loading bar', () => {
  it('is not there at first', () => {
    expect(barAt(idleBar, 0)).toEqual({ percent: 0, isVisible: false, changesIn: null })
  })

  it('stands at 30 % from leaving a page until one is entered', () => {
    expect(barAt(leaveRoute(), 1e9)).toEqual({ percent: 30, isVisible: true, changesIn: null })
  })

  it.each([
    [0, 100, true, 300],
    [299, 100, true, 1],
    [300, 100, false, 300],
    [599, 100, false, 1],
    [600, 0, false, null],
    [60_000, 0, false, null],
  ])(
    '%d ms after an entry stands at %d %, visible: %s',
    (passed, percent, isVisible, changesIn) => {
      expect(barAt(enterRoute(5000), 5000 + passed)).toEqual({ percent, isVisible, changesIn })
    },
  )

  it('comes to rest by itself, step by step', () => {
    fc.assert(
      fc.property(fc.nat(), (entered) => {
        const bar = enterRoute(entered)
        let now = entered
        const looks = [barAt(bar, now)]
        for (let look = looks[0]; look?.changesIn != null; look = looks.at(-1)) {
          now += look.changesIn
          looks.push(barAt(bar, now))
        }
        expect(now - entered).toBe(600)
        expect(looks).toHaveLength(3)
      }),
    )
  })
})
