// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { basketLines, keepsLines } from './basket-lines.ts'
import { liveView } from './dom/view.ts'

const lines = (html: string) => {
  document.body.innerHTML = html
  return basketLines(liveView(document))
}

it('reads quantities that stand beside their goods', () => {
  expect(lines('<ul><li><b>Mug</b> <i>2 x</i></li><li><b>Hat</b> <i>1 x</i></li></ul>')).toEqual([
    'Mug × 2',
    'Hat × 1',
  ])
})

it('reads a quantity that a framework has put together of pieces', () => {
  expect(
    lines('<ul><li><b>Mug</b> <i>2<!-- --> ×</i></li><li><b>Hat</b> <i>×<!----> 1</i></li></ul>'),
  ).toEqual(['Mug × 2', 'Hat × 1'])
})

it('takes no sum in a field for numbers for a quantity', () => {
  const field = (id: string, value: string) => `<input type="number" id="${id}" value="${value}">`
  const plan = (discount: string) =>
    `<div><h3>Plan</h3>${field('sessions', '8')}</div>${field('discount', discount)}${field('base-price', '40')}`
  expect(lines(plan('4'))).toEqual(lines(plan('')))
  expect(lines(plan(''))).toEqual(['Plan × 8'])
})

it('takes no instalments of the total for goods', () => {
  const total =
    '<div><span>Total</span><div><b>R$ 376,55</b><p>Até <i>6x</i> de R$ 62,76</p></div></div>'
  expect(lines(`<p><a href="/p">Boné</a></p>${total}`)).toEqual([])
})

it('lets a code add a line, and never take or change one', () => {
  expect(keepsLines(['Mug × 1'], ['Mug × 1', 'Pin × 1'], true)).toBe(true)
  expect(keepsLines(['Mug × 1'], ['Mug × 1', 'Pin × 1'], false)).toBe(false)
  expect(keepsLines(['Mug × 1', 'Mug × 1'], ['Mug × 1', 'Pin × 1'], true)).toBe(false)
  expect(keepsLines(['Mug × 1'], ['Mug × 2'], true)).toBe(false)
})

it('names no count of goods by a heading about codes', () => {
  const page = (codes: string) =>
    `<div><p>Total £40.00</p>${codes}<p><span>8 pcs</span></p><h4>Enter your promo code:</h4><input></div>`
  expect(lines(page('<h4>Active codes:</h4><p>SAVE10</p>'))).toEqual(lines(page('')))
})

it('names no goods by a heading’s sum, which falls with a code', () => {
  const page = (sum: string) =>
    `<div><h3><span>Order summary</span><span>${sum}</span></h3><p>Mug</p><p>Quantity: 2</p><p>Total ${sum}</p></div>`
  expect(lines(page('£45.00'))).toEqual(lines(page('£40.50')))
  expect(lines(page('1.234,50 €'))).toEqual(['Order summary × 2'])
})
