// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { liveView } from '../dom/view.ts'
import { couponFields } from './coupon-field.ts'
import { othersOf, passOver } from './passed-over.ts'

const topUp = '<form><input name="topup" placeholder="Voucher code"><button>Redeem</button></form>'
const coupon = (name: string) =>
  `<form><input name="${name}" placeholder="Coupon code"><button>Apply</button></form>`
const found = () => couponFields(liveView(document))
const fields = () => found().map(({ field }) => field)

it('takes no field beside the chosen one for the code’s when that one is gone', () => {
  document.body.innerHTML = coupon('coupon') + topUp
  const [chosen, ...rest] = fields()
  expect([chosen?.name, rest.map(({ name }) => name)]).toEqual(['coupon', ['topup']])
  const [first] = found()
  passOver(document, first === undefined ? [] : othersOf(first, found()))
  document.body.innerHTML = topUp
  expect(fields()).toEqual([])
})

it('passes over another field where neither has a form', () => {
  document.body.innerHTML =
    '<p><input placeholder="Coupon code"><button>Apply</button></p><p><input placeholder="Promo code of a friend"><button>Apply</button></p>'
  const [chosen, ...rest] = found()
  expect(rest).toHaveLength(1)
  expect(chosen && othersOf(chosen, found())).toHaveLength(1)
})

it('passes over no second copy of the same field', () => {
  document.body.innerHTML = coupon('coupon') + coupon('coupon')
  const [chosen, ...rest] = found()
  expect(rest).toHaveLength(1)
  expect(chosen && othersOf(chosen, found())).toEqual([])
})

it('passes over a field of the same make whose own words speak of no voucher', () => {
  const part = (label: string) =>
    `<div class="coupon-box"><label>${label} <input placeholder="${label}"></label> <button type="button">Apply</button></div>`
  document.body.innerHTML = part('Coupon code') + part('Round up')
  const [chosen] = found()
  expect(chosen && othersOf(chosen, found())).toEqual([expect.stringContaining('Round up')])
})
