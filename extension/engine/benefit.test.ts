// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { benefitOf } from './benefit.ts'
import { liveView } from './dom/view.ts'
import { look } from './look.ts'

const landmarks = { currencyHint: 'GBP', codes: ['GULLS'] }

/** What the code gives on a page with its row, `more` of it, and the lines of the basket. */
function given(row: string, more = '', goods = '<li><b>Mug</b> <i>1 x</i></li>') {
  document.body.innerHTML = `<ul>${goods}</ul><label>Voucher <input></label> <button>Apply</button>
    <p>Voucher ${row} <button>Remove</button></p>${more}<dl><dt>Total</dt><dd>£30.00</dd></dl>`
  const sight = look(liveView(document), landmarks)
  return benefitOf('GULLS', sight, { said: sight.messages, before: ['Mug × 1'] })
}

it.each([
  ['a gift that the row of the code tells', given('GULLS (free gift)'), 'gift'],
  [
    'a gift that lies in the basket',
    given('GULLS', '', '<li><b>Mug</b> <i>1 x</i></li><li><b>Pin</b> <i>1 x</i></li>'),
    'gift',
  ],
  ['free delivery', given('GULLS – free delivery'), 'free-delivery'],
  ['free delivery in German', given('GULLS – versandkostenfrei'), 'free-delivery'],
  [
    'no free delivery where a price for it stands',
    given('GULLS – free delivery', '<p>Delivery <b>£3.95</b></p>'),
    undefined,
  ],
  ['nothing where nothing is said', given('GULLS'), undefined],
])('is %s', (_, benefit, expected) => {
  expect(benefit).toBe(expected)
})

it('is nothing of a code that isn’t on', () => {
  document.body.innerHTML =
    '<p>Spend £10 more for free delivery</p><dl><dt>Total</dt><dd>£3</dd></dl>'
  const sight = look(liveView(document), landmarks)
  expect(benefitOf('GULLS', sight, { said: ['free delivery'], before: [] })).toBeUndefined()
})
