import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stickyPanel, type PanelPlace } from './sticky-panel.ts'

const page = { panelTop: 400, panelHeight: 300, pageHeight: 3000 }

describe('the side panel', () => {
  it.each([
    [0, 'absolute', 400],
    [243, 'absolute', 400],
    [244, 'fixed', 157],
    [2092, 'fixed', 157],
    [2093, 'absolute', 2250],
    [2400, 'absolute', 2250],
    [-80, 'absolute', 400],
  ])('scrolled by %d is %s at %d', (scroll, position, top) => {
    expect(stickyPanel({ ...page, scroll })).toEqual({ position, top })
  })

  it('stays where it is on a page with no way to go', () => {
    const short = { ...page, pageHeight: 900 }
    for (const scroll of [0, 300, 600]) {
      expect(stickyPanel({ ...short, scroll })).toEqual({ position: 'absolute', top: 400 })
    }
  })

  it('never jumps: a pixel of scrolling moves it by a pixel at most', () => {
    const size = fc.nat({ max: 4000 })
    const places: fc.Arbitrary<PanelPlace> = fc.record({
      scroll: size,
      panelTop: size,
      panelHeight: size,
      pageHeight: size,
    })
    const onPage = (place: PanelPlace) => {
      const { position, top } = stickyPanel(place)
      return position === 'fixed' ? top + place.scroll : top
    }
    fc.assert(
      fc.property(places, (place) => {
        const moved = onPage({ ...place, scroll: place.scroll + 1 }) - onPage(place)
        expect(moved).toBeGreaterThanOrEqual(0)
        expect(moved).toBeLessThanOrEqual(1)
        expect(onPage(place)).toBeGreaterThanOrEqual(place.panelTop)
      }),
    )
  })
})
