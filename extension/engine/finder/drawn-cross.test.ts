// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { drawsCross } from './drawn-cross.ts'

const drawn = (shapes: string) => {
  document.body.innerHTML = `<button><svg>${shapes}</svg></button>`
  return drawsCross(document.body)
}

describe('drawsCross', () => {
  it('knows a drawing that stands elsewhere in the page', () => {
    document.body.innerHTML =
      '<svg><symbol id="cross"><path d="M6 6l12 12M18 6L6 18"></path></symbol></svg><button><svg><use href="#cross"></use></svg></button>'
    const button = document.querySelector('button')
    expect(button && drawsCross(button)).toBe(true)
  })

  it.each([
    [
      'an outline',
      '<path d="M19 6.41L17.59 5 12 10.59 6.41 5 5 6.41 10.59 12 5 17.59 6.41 19 12 13.41 17.59 19 19 17.59 13.41 12z"></path>',
    ],
    [
      'an outline with arcs whose flags are glued to what follows',
      '<path d="M28.2 24L47.1 5.1a3 3 0 000-4.2 3 3 0 00-4.2 0L24 19.7 5.1.9a3 3 0 00-4.2 0 3 3 0 000 4.2l18.9 18.9L.9 42.8a3 3 0 104.2 4.2L24 28.2 42.8 47.1c.6.6 1.4.9 2.1.9s1.5-.3 2.1-.9a3 3 0 000-4.2z"></path>',
    ],
    ['two strokes', '<path d="M18 6 6 18"></path><path d="m6 6 12 12"></path>'],
    ['two strokes in one', '<path d="M6 18L18 6M6 6l12 12"></path>'],
    [
      'two lines',
      '<line x1="18" y1="6" x2="6" y2="18"></line><line x1="6" y1="6" x2="18" y2="18"></line>',
    ],
    [
      'an outline in a disc',
      '<path d="M12 2C6.47 2 2 6.47 2 12s4.47 10 10 10 10-4.47 10-10S17.53 2 12 2zm5 13.59L15.59 17 12 13.41 8.41 17 7 15.59 10.59 12 7 8.41 8.41 7 12 10.59 15.59 7 17 8.41 13.41 12 17 15.59z"></path>',
    ],
  ])('knows %s', (_, shapes) => {
    expect(drawn(shapes)).toBe(true)
  })

  it.each([
    ['a plus', '<path d="M19 13h-6v6h-2v-6H5v-2h6V5h2v6h6v2z"></path>'],
    ['a plus of strokes', '<path d="M12 5v14M5 12h14"></path>'],
    ['a square', '<path d="M5 5h14v14H5z"></path>'],
    ['an arrow', '<path d="M20 11H7.83l5.59-5.59L12 4l-8 8 8 8 1.41-1.41L7.83 13H20v-2z"></path>'],
    [
      'a hint',
      '<path d="M12 2C6.48 2 2 6.48 2 12s4.48 10 10 10 10-4.48 10-10S17.52 2 12 2zm1 15h-2v-6h2v6zm0-8h-2V7h2v2z"></path>',
    ],
    [
      'a bin',
      '<path d="M6 19c0 1.1.9 2 2 2h8c1.1 0 2-.9 2-2V7H6v12zM19 4h-3.5l-1-1h-5l-1 1H5v2h14V4z"></path>',
    ],
    ['a tick', '<path d="M20 6 9 17l-5-5"></path>'],
    ['a burger', '<path d="M3 18h18v-2H3v2zm0-5h18v-2H3v2zm0-7v2h18V6H3z"></path>'],
    ['a window of four', '<path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z"></path>'],
  ])('takes %s for none', (_, shapes) => {
    expect(drawn(shapes)).toBe(false)
  })
})
