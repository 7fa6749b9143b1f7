// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { liveView } from '../dom/view.ts'
import { look } from '../look.ts'
import { rowsAtArrival } from './idle-remover.ts'

const apply = '<input type="submit" name="apply" value="Apply">'
const remove = '<input type="submit" name="remove" value="Remove code">'
const field = (value = '') => `<input name="coupon" placeholder="Coupon code" value="${value}">`

function rows(form: string, sums = '') {
  document.body.innerHTML = `<h1>Basket</h1><form>${form}</form>${sums}<p>Total £40.00</p>`
  return rowsAtArrival(look(liveView(document), { currencyHint: 'GBP', codes: [] })).length
}

beforeEach(() => {
  document.documentElement.lang = 'en-GB'
})

describe('rowsAtArrival', () => {
  it('leaves out a button that takes codes off and always stands beside the field’s own', () => {
    expect(rows(field() + apply + remove)).toBe(0)
  })

  it.each([
    ['something is taken off', field() + apply + remove, '<p>Discount -£5.00</p>'],
    ['the field holds something', field('MINE12') + apply + remove, ''],
    ['nothing else sends the field', field() + remove, ''],
    ['a script may have put it there', field() + apply + remove.replace('name="remove"', ''), ''],
  ])('keeps it where %s', (_, form, sums) => {
    expect(rows(form, sums)).toBe(1)
  })

  it.each(['cursor-no-drop', 'drop-shadow-md', 'clear-both'])(
    'takes no button for one because it looks like “%s”',
    (look) => {
      expect(rows(field() + `<button id="apply-coupon" class="${look}">Apply</button>`)).toBe(0)
    },
  )
})
