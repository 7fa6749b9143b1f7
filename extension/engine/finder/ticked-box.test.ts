// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { liveView } from '../dom/view.ts'
import { tickedBox } from './ticked-box.ts'

const box = (checkbox: string, rest = '') =>
  `<div><p>${checkbox} <input id="field" name="coupon" value="MINE12"> <button disabled>Apply</button></p>${rest}</div>`

it.each([
  [
    'the box that opened the field',
    box('<span><input type="checkbox" id="x" checked> I have a discount code</span>'),
    'x',
  ],
  [
    'no box that is not ticked',
    box('<span><input type="checkbox"> I have a discount code</span>'),
    undefined,
  ],
  [
    'no box for something else',
    box('<span><input type="checkbox" id="x" checked> I agree to the terms</span>'),
    undefined,
  ],
  [
    'none of a list of codes',
    box(
      '<span><input type="checkbox" checked> Coupon SAVE10</span> <span><input type="checkbox"> Coupon TAKE15</span>',
    ),
    undefined,
  ],
])('knows %s', (_, html, id) => {
  document.body.innerHTML = html
  const field = document.querySelector('#field')
  expect(field && tickedBox(field, liveView(document))?.id).toBe(id)
})
