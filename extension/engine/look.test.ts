// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { liveView } from './dom/view.ts'
import { look } from './look.ts'

const applied = (html: string) => {
  document.body.innerHTML = html
  const sight = look(liveView(document), { currencyHint: 'GBP', codes: [] })
  return sight.applied.map(({ code }) => code)
}

it('sees the codes among the sums of a short page that have no part of their own', () => {
  const sums = '<p>Discount (MINE12) −£5.00</p><p>Total <b>£35.00</b></p>'
  expect(applied(`<main>${sums}</main>`)).toEqual(['MINE12'])
  expect(applied(`<main>${sums}<p>${'Words of the shop. '.repeat(60)}</p></main>`)).toEqual([])
})
