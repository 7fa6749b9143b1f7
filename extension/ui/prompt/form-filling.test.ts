// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as byShopper from './by-shopper.ts'
import { pauseMs, watchFilling } from './form-filling.ts'

/** Whether the input events of a test count as the shopper's. In a test none is a person's. */
const isByShopper = vi.spyOn(byShopper, 'isByShopper')
vi.mock('./by-shopper.ts', { spy: true })

const onChange = vi.fn<() => void>()
let standing: AbortController
let isGoingOn: () => boolean

function put(html: string): void {
  document.body.innerHTML = html
  ;({ isGoingOn } = watchFilling(document, standing.signal, onChange))
}

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (found === null) throw new Error(`no ${selector}`)
  return found
}

const field = () => element('input') as HTMLInputElement

/** Types a text in place of another, and goes on to nothing. */
function type(text: string): void {
  field().focus()
  field().value = text
  field().dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
  field().blur()
}
const pause = () => vi.advanceTimersByTime(pauseMs)

beforeEach(() => {
  vi.useFakeTimers()
  standing = new AbortController()
  onChange.mockReset()
  isByShopper.mockReset().mockReturnValue(true)
})
afterEach(() => {
  standing.abort()
  vi.useRealTimers()
})

describe('a form is filled in', () => {
  test.each(['<input>', '<select></select>', '<p role="combobox" tabindex="0">'])(
    'for some seconds after %s was left, which is told when they are over',
    (html) => {
      put(html)
      expect(isGoingOn()).toBe(false)
      element('body > *').focus()
      element('body > *').blur()
      vi.advanceTimersByTime(pauseMs - 1)
      expect(isGoingOn()).toBe(true)
      expect(onChange).not.toHaveBeenCalled()
      vi.advanceTimersByTime(1)
      expect(isGoingOn()).toBe(false)
      expect(onChange).toHaveBeenCalledOnce()
    },
  )

  test('for some seconds after a frame was left, which the window alone is told was entered', () => {
    put('<iframe title="Card"></iframe><button>Pay</button>')
    element('iframe').focus()
    window.dispatchEvent(new Event('blur'))
    element('button').focus()
    vi.advanceTimersByTime(pauseMs - 1)
    expect(isGoingOn()).toBe(true)
    vi.advanceTimersByTime(1)
    expect(isGoingOn()).toBe(false)
  })

  test('for some seconds after the last of its fields, not after the first', () => {
    put('<input id="one"><input id="other">')
    element('#one').focus()
    element('#other').focus()
    vi.advanceTimersByTime(pauseMs - 1)
    element('#other').blur()
    vi.advanceTimersByTime(pauseMs - 1)
    expect(isGoingOn()).toBe(true)
    pause()
    expect(isGoingOn()).toBe(false)
  })

  test('not while a button has the focus, nor after', () => {
    put('<button>Pay</button>')
    element('button').focus()
    element('button').blur()
    expect(isGoingOn()).toBe(false)
  })

  test('as long as it has something of the shopper’s', () => {
    put('<form><input name="street"></form>')
    type('1 Quay Road')
    pause()
    expect(isGoingOn()).toBe(true)
    type('')
    pause()
    expect(isGoingOn()).toBe(false)
  })

  test('where a library keeps the default value at what was typed', () => {
    put('<form><input name="street"></form>')
    type('1 Quay Road')
    field().defaultValue = field().value
    pause()
    expect(isGoingOn()).toBe(true)
  })

  test('in a shadow root too', () => {
    put('<pay-box></pay-box>')
    const root = element('pay-box').attachShadow({ mode: 'open' })
    const inner = root.appendChild(document.createElement('input'))
    inner.value = 'Ann'
    inner.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
    pause()
    expect(isGoingOn()).toBe(true)
  })
})

describe('a form is no longer filled in', () => {
  test('once it is sent', () => {
    put('<form><input name="street"></form>')
    type('1 Quay Road')
    pause()
    onChange.mockReset()
    element('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true }))
    expect(onChange).toHaveBeenCalledOnce()
    expect(isGoingOn()).toBe(false)
  })

  test('by the sending of another form it is still', () => {
    put('<form><input name="street"></form><form id="other"></form>')
    type('1 Quay Road')
    pause()
    element('#other').dispatchEvent(new SubmitEvent('submit', { bubbles: true }))
    expect(isGoingOn()).toBe(true)
  })

  test('once it is emptied, taken off the page or hidden', () => {
    put('<form><input name="street"></form>')
    type('1 Quay Road')
    pause()
    element('form').hidden = true
    expect(isGoingOn()).toBe(false)
    element('form').hidden = false
    expect(isGoingOn()).toBe(true)
    field().form?.reset()
    expect(isGoingOn()).toBe(false)
    type('1 Quay Road')
    pause()
    document.body.innerHTML = ''
    expect(isGoingOn()).toBe(false)
  })
})

describe('what is no filling in of a form', () => {
  test('the page’s own filling, before and after', () => {
    isByShopper.mockReturnValue(false)
    put('<form><input name="street"></form>')
    field().value = 'of the last order'
    field().dispatchEvent(new InputEvent('input', { bubbles: true }))
    expect(isGoingOn()).toBe(false)
    isByShopper.mockReturnValue(true)
    type('of the last order')
    pause()
    expect(isGoingOn()).toBe(false)
  })

  test.each([
    '<input name="coupon_code">',
    '<input id="discount">',
    '<input placeholder="Gutscheincode">',
    '<input aria-label="Código de cupón">',
    '<label>Voucher <input></label>',
    '<input type="search">',
    '<input type="number" name="quantity" value="1">',
  ])('what is typed into %s, but for the moment', (html) => {
    put(html)
    type('12')
    expect(isGoingOn()).toBe(true)
    pause()
    expect(isGoingOn()).toBe(false)
  })

  test('anything after the end', () => {
    put('<input>')
    standing.abort()
    type('1 Quay Road')
    pause()
    expect(onChange).not.toHaveBeenCalled()
  })
})
