// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { liveView } from './dom/view.ts'
import { glanceAt, openedOff } from './opened-off.ts'

const known = ['AKWABA', 'LAGUNE12']
const glance = (html: string) => {
  document.body.innerHTML = `<main><h1>Basket</h1>${html}</main>`
  return glanceAt(liveView(document), { currencyHint: 'GBP', codes: known })
}
const withCode = '<div><b>AKWABA</b> <button>Change coupon</button></div><p>Total £30.00</p>'
const without = '<div><input placeholder="Coupon"> <button>Apply</button></div><p>Total £33.00</p>'

it('knows the code that opening the field has taken off, and the total with it', () => {
  const off = openedOff(glance(withCode), glance(without), known)
  expect(off).toMatchObject({ code: 'AKWABA', reading: { total: { minor: 3000 } } })
})

it('knows it by its letters where nobody has told of it', () => {
  expect(openedOff(glance(withCode), glance(without), [])?.code).toBe('AKWABA')
})

it('blames no press for a total that was still being counted, or for words that went', () => {
  const counting = without.replace('33', '30')
  expect(openedOff(glance(counting), glance(without), known)).toBeUndefined()
  expect(openedOff(glance(withCode), glance(counting), known)).toBeUndefined()
})

it('remembers a code without a name, whose chip may give way to the field', () => {
  const box =
    '<div class="discount-code-row"><button id="chip">30% discount up to £50 </button></div>'
  document.body.innerHTML = `<main><h1>Basket</h1><div>${box}<p>Total £30.00</p></div></main>`
  const cross = document.createElement('button')
  cross.append('close')
  document.querySelector('#chip')?.append(cross)
  const landmarks = { currencyHint: 'GBP', codes: known }
  expect(glanceAt(liveView(document), landmarks).isNameless).toBe(true)
  expect(glance(without).isNameless).toBe(false)
})
