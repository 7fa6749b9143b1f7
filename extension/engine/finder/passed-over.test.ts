// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { liveView } from '../dom/view.ts'
import { couponFields } from './coupon-field.ts'
import { othersOf, passOver } from './passed-over.ts'

const topUp = '<form><input name="topup" placeholder="Voucher code"><button>Redeem</button></form>'
const coupon = (name: string) =>
  `<form><input name="${name}" placeholder="Coupon code"><button>Apply</button></form>`
const fields = () => couponFields(liveView(document)).map(({ field }) => field)

it('takes no field beside the chosen one for the code’s when that one is gone', () => {
  document.body.innerHTML = coupon('coupon') + topUp
  const [chosen, ...rest] = fields()
  expect([chosen?.name, rest.map(({ name }) => name)]).toEqual(['coupon', ['topup']])
  passOver(document, chosen === undefined ? [] : othersOf(chosen, fields()))
  document.body.innerHTML = topUp
  expect(fields()).toEqual([])
})

it('passes over no second copy of the same field', () => {
  document.body.innerHTML = coupon('coupon') + coupon('coupon')
  const [chosen, ...rest] = fields()
  expect(rest).toHaveLength(1)
  expect(chosen && othersOf(chosen, fields())).toEqual([])
})
