// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest'
import { isShopperBusy } from './shopper-busy.ts'

/** Puts an element on the page, with a size: jsdom has no layout. */
function put(html: string): HTMLElement {
  document.body.innerHTML = html
  const element = document.body.firstElementChild as HTMLElement
  element.getBoundingClientRect = () => new DOMRect(100, 100, 200, 50)
  return element
}

beforeEach(() => {
  document.body.innerHTML = ''
  Object.defineProperties(document.documentElement, {
    clientWidth: { value: 1200, configurable: true },
    clientHeight: { value: 800, configurable: true },
  })
})

describe('a shopper', () => {
  test.each([
    '<input>',
    '<input type="checkbox">',
    '<select></select>',
    '<textarea></textarea>',
    '<div contenteditable="true" tabindex="0"></div>',
    '<div role="textbox" tabindex="0"></div>',
    '<div role="combobox" tabindex="0"></div>',
    '<ul role="listbox" tabindex="0"></ul>',
    '<div role="spinbutton" tabindex="0"></div>',
  ])('in %s fills a form in, and does no more once it is left', (html) => {
    const field = put(html)
    expect(isShopperBusy(document)).toBe(false)
    field.focus()
    expect(isShopperBusy(document)).toBe(true)
    field.blur()
    expect(isShopperBusy(document)).toBe(false)
  })

  test('in a frame may fill in a payment', () => {
    put('<iframe title="Card"></iframe>').focus()
    expect(isShopperBusy(document)).toBe(true)
  })

  test('in a field of a shadow root fills a form in', () => {
    const field = document.createElement('input')
    put('<pay-box></pay-box>').attachShadow({ mode: 'open' }).append(field)
    field.focus()
    expect(isShopperBusy(document)).toBe(true)
  })

  test.each(['<button>Pay</button>', '<input type="submit">', '<a href="/">Home</a>'])(
    'on %s does not',
    (html) => {
      put(html).focus()
      expect(isShopperBusy(document)).toBe(false)
    },
  )

  test.each([
    '<dialog open></dialog>',
    '<div role="dialog"></div>',
    '<div role="alertdialog"></div>',
    '<section aria-modal="true"></section>',
  ])('before %s is busy', (html) => {
    put(html)
    expect(isShopperBusy(document)).toBe(true)
  })

  test.each([
    ['closed', '<dialog></dialog>', new DOMRect()],
    ['not shown', '<div role="dialog" style="display: none"></div>', new DOMRect()],
    ['beside the window', '<div role="dialog"></div>', new DOMRect(1200, 0, 300, 800)],
  ])('is not busy with a dialog that is %s', (_, html, rect) => {
    put(html).getBoundingClientRect = () => rect
    expect(isShopperBusy(document)).toBe(false)
  })
})
