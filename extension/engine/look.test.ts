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

it.each([
  'class="loading-mask"',
  'class="blockUI blockOverlay"',
  'class="spinner"',
  'class="page-loader"',
  'aria-busy="true"',
])('takes a page for busy under an element with %s', (sign) => {
  const isBusy = (html: string) => {
    document.body.innerHTML = `<main><p>Total <b>£35.00</b></p>${html}</main>`
    return look(liveView(document), { currencyHint: 'GBP', codes: [] }).isBusy
  }
  expect(isBusy(`<div ${sign}></div>`)).toBe(true)
  expect(isBusy(`<div ${sign} hidden></div>`)).toBe(false)
  expect(isBusy('<div class="unloading-bay"></div>')).toBe(false)
})
