// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { liveView } from '../dom/view.ts'
import { couponFields } from '../finder/coupon-field.ts'
import { holdsRemover } from './field-ready.ts'

it.each([
  ['a button', '<button class="coupon-remove">Remove</button>', true],
  [
    'a word that only a script knows as one',
    '<span class="coupon-remove" style="cursor:pointer">Remove</span>',
    true,
  ],
  ['nothing but the button that sends it', '<button>Apply</button>', false],
])('knows %s in the place of the button for what takes the code off', (_, control, isThere) => {
  document.body.innerHTML = `<div><label>Coupon code <input value="MINE12"></label>${control}</div>`
  const [found] = couponFields(liveView(document))
  expect(found && holdsRemover(found)).toBe(isThere)
})
