// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest'
import { quietCorner } from './quiet-corner.ts'

const box = { width: 360, height: 120 }

/** A window of 1200 × 800 whose elements stand in the given areas; jsdom has no layout. */
function windowWith(areas: { html: string; from: [number, number]; to: [number, number] }[]) {
  const placed = areas.map(({ html, from, to }) => {
    document.body.insertAdjacentHTML('beforeend', html)
    return { element: document.body.lastElementChild, from, to }
  })
  document.elementFromPoint = (x, y) =>
    placed.find(({ from, to }) => x >= from[0] && x <= to[0] && y >= from[1] && y <= to[1])
      ?.element ?? document.body
}

beforeEach(() => {
  document.body.innerHTML = ''
  Object.defineProperties(document.documentElement, {
    clientWidth: { value: 1200, configurable: true },
    clientHeight: { value: 800, configurable: true },
  })
})

describe('the corner for the bar', () => {
  test('is the bottom left of a page where nothing is in the way', () => {
    windowWith([])
    expect(quietCorner(document, box, 12)).toBe('bottom-left')
  })

  test('is none with the pay button in it', () => {
    windowWith([{ html: '<button>Pay</button>', from: [20, 700], to: [200, 760] }])
    expect(quietCorner(document, box, 12)).toBe('top-right')
  })

  test('is none where the page has pinned its total', () => {
    windowWith([
      { html: '<div style="position: fixed">Total</div>', from: [0, 740], to: [1200, 800] },
      { html: '<a href="/basket">Basket</a>', from: [1000, 10], to: [1190, 60] },
    ])
    expect(quietCorner(document, box, 12)).toBe('top-left')
  })

  test('is the one that covers least where all cover something', () => {
    windowWith([
      { html: '<a href="/">Home</a>', from: [0, 0], to: [40, 40] },
      { html: '<input type="search">', from: [600, 0], to: [1200, 200] },
      { html: '<div style="position: sticky">Total</div>', from: [0, 600], to: [1200, 800] },
    ])
    expect(quietCorner(document, box, 12)).toBe('top-left')
  })
})
