// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest'
import { controlsIn } from './controls.ts'
import { freePlace, type Place } from './free-place.ts'

const size = { width: 320, height: 150 }
type Area = readonly [left: number, top: number, right: number, bottom: number]

/** A window of 1200 × 800; jsdom has no layout, so each element is told its place. */
function windowWith(...parts: { html: string; area: Area }[]) {
  const placed = parts.map(({ html, area: [left, top, right, bottom] }) => {
    const around = document.createElement('div')
    around.innerHTML = html
    document.body.append(around)
    const element = around.firstElementChild ?? around
    const rect = new DOMRect(left, top, right - left, bottom - top)
    for (const each of [element, ...element.querySelectorAll('*')]) {
      each.getBoundingClientRect = () => rect
    }
    return { element, rect }
  })
  document.elementFromPoint = (x, y) =>
    placed.findLast(
      ({ rect }) => x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom,
    )?.element ?? document.body
}

const namesOrder = (text: string) => /^(place order|zur kasse)/i.test(text)
const place = (now?: Place) => freePlace(document, size, controlsIn(document, namesOrder), now)

beforeEach(() => {
  document.body.innerHTML = ''
  Object.defineProperties(document.documentElement, {
    clientWidth: { value: 1200, configurable: true },
    clientHeight: { value: 800, configurable: true },
  })
})

const bottomLeft: Area = [20, 700, 200, 760]

describe('the place of the prompt', () => {
  test('is the bottom left of a page where nothing is in the way', () => {
    windowWith()
    expect(place()).toEqual({ corner: 'bottom-left', inset: 12 })
  })

  test.each([
    '<button>Pay</button>',
    '<input type="email">',
    '<input type="submit" value="Order">',
    '<select></select>',
    '<textarea></textarea>',
    '<label>Card number</label>',
    '<summary>Have a code?</summary>',
    '<div contenteditable="true"></div>',
    '<div role="button">Buy</div>',
    '<div tabindex="0">Buy</div>',
    '<div onclick="pay()">Buy</div>',
    '<a role="button" href="/pay">Pay</a>',
    '<a href="/pay" style="background-color: rgb(255, 120, 0)">Pay</a>',
    '<a href="/pay" style="display: block; border: 1px solid">Pay</a>',
    '<a href="/pay"><b style="background-color: green">Pay</b></a>',
    '<iframe title="Card"></iframe>',
    '<div role="textbox"></div>',
    '<div role="combobox"></div>',
    '<ul role="listbox"></ul>',
    '<div role="spinbutton"></div>',
    '<div style="cursor: pointer">Place order</div>',
    '<div style="cursor: pointer"><span> Zur Kasse </span><b>£45.00</b></div>',
    '<a style="cursor: pointer">Place order</a>',
  ])('is not over %s', (html) => {
    windowWith({ html, area: bottomLeft })
    expect(place()).toEqual({ corner: 'top-right', inset: 12 })
  })

  test('is not over a field in a shadow root', () => {
    windowWith({ html: '<pay-box></pay-box>', area: bottomLeft })
    const root = document.querySelector('pay-box')?.attachShadow({ mode: 'open' })
    root?.append(document.createElement('input'))
    for (const field of root?.children ?? []) {
      field.getBoundingClientRect = () => new DOMRect(20, 700, 180, 60)
    }
    expect(place()?.corner).toBe('top-right')
  })

  test('keeps a distance, so that a press beside a button is none on the prompt', () => {
    windowWith({ html: '<button>Pay</button>', area: [336, 700, 400, 760] })
    expect(place()?.corner).toBe('top-right')
  })

  test.each([
    ['is hidden', '<input style="display: none">'],
    ['can’t be seen', '<input style="visibility: hidden">'],
    ['is never seen', '<input type="hidden">'],
    ['is no button though its words order', '<div>Place order</div>'],
    ['can be pressed and orders nothing', '<div style="cursor: pointer">Our story</div>'],
    [
      'is a long text that can be pressed',
      `<div style="cursor: pointer">Place order${' and read on'.repeat(9)}</div>`,
    ],
    ['is a link within a text', '<a href="/terms">terms</a>'],
  ])('may be over what %s', (_, html) => {
    const others = ['top-right', 'top-left', 'bottom-right'].map((corner) => ({
      html: '<button>Other</button>',
      area: [
        corner.endsWith('left') ? 20 : 1100,
        corner.startsWith('top') ? 20 : 720,
        corner.endsWith('left') ? 100 : 1180,
        corner.startsWith('top') ? 100 : 780,
      ] as Area,
    }))
    windowWith({ html, area: bottomLeft }, ...others)
    expect(place()?.corner).toBe('bottom-left')
  })

  test('is above what the page has pinned to the foot of the window', () => {
    windowWith({
      html: '<div style="position: fixed"><button>Pay</button></div>',
      area: [0, 740, 1200, 800],
    })
    expect(place()).toEqual({ corner: 'bottom-left', inset: 72 })
  })

  test('is kept where it does no harm, though another may be quieter', () => {
    windowWith({ html: '<a href="/terms">terms</a>', area: bottomLeft })
    expect(place()?.corner).toBe('top-right')
    const now = { corner: 'bottom-left', inset: 12 } as const
    expect(place(now)).toBe(now)
  })

  test('is left as soon as a control comes under it', () => {
    windowWith({ html: '<button>Pay</button>', area: bottomLeft })
    expect(place({ corner: 'bottom-left', inset: 12 })?.corner).toBe('top-right')
  })

  test('is nowhere in a page that is full of fields', () => {
    windowWith({ html: '<textarea></textarea>', area: [0, 0, 1200, 800] })
    expect(place()).toBeUndefined()
  })

  test('is nowhere in a window that is too small', () => {
    windowWith()
    Object.defineProperty(document.documentElement, 'clientHeight', { value: 160 })
    expect(place()).toBeUndefined()
  })
})
