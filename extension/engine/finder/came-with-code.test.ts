// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { liveView } from '../dom/view.ts'
import { rowsThatCame, sceneryOf } from './came-with-code.ts'

const codes = ['VASE9', 'Welcome']

/** A basket's table whose goods and codes have the same bins. */
const table = (rows: string) =>
  `<table><tbody><tr><td><a href="/p/1">Vase</a></td><td><input type="number" name="qty" value="1"></td>
  <td>€64.00</td><td><a href="/line/remove/1"><i class="trash"></i></a></td></tr>${rows}</tbody></table>`
const bin = (href: string) => `<a href="${href}"><i class="trash"></i></a>`

const draw = (html: string) => {
  document.body.innerHTML = html
}

/** Which codes have come with a control that takes them off. */
const came = (before: string, after: string) => {
  draw(before)
  const scenery = sceneryOf(liveView(document), codes)
  draw(after)
  return rowsThatCame(liveView(document), scenery).map(({ code }) => code)
}

it('takes a line of the basket that came with a code for its row', () => {
  const row = `<tr><td>Large vases (VASE9)</td><td>1</td><td>- €9.00</td><td>- €9.00</td><td>${bin('/coupon/remove/VASE9')}</td></tr>`
  expect(came(table(''), table(row))).toEqual(['VASE9'])
})

it('takes what says nothing but the code and its amount for a row, though it is called a message', () => {
  const row = '<ul><li class="success"><span class="clear">×</span>VASE9 <i>-€9.00</i></li></ul>'
  expect(came('<ul></ul>', row)).toEqual(['VASE9'])
})

it('tells a code from the same word of the goods', () => {
  const line = `<div><span>VASE9 −€9.00</span> <button class="bin-icon"></button></div>`
  expect(came('<p>Vase, vase9</p>', line)).toEqual(['VASE9'])
})

it('tells what came from alike controls by their number', () => {
  const line = (text: string) =>
    `<div><span>${text}</span> <button class="bin-icon"></button></div>`
  const goods = `${line('Vase €64.00')}${line('Saucer €11.50')}`
  expect(came(goods, `${goods}${line('VASE9 −€9.00')}`)).toEqual(['VASE9'])
})

it.each([
  [
    'a control that was there before, which takes a line of goods off',
    '<div><span>Vase</span> <button class="bin-icon"></button></div>',
    '<div><span>Vase VASE9 −€9.00</span> <button class="bin-icon"></button></div>',
  ],
  [
    'the same with a key in its address that is made anew each time',
    `<div><span>Vase</span> ${bin('/line/remove/1?key=a1')}</div>`,
    `<div><span>Vase VASE9 −€9.00</span> ${bin('/line/remove/1?key=b2')}</div>`,
  ],
  [
    'a code that the page has named before, in an offer or out of sight',
    '<p hidden>Save with VASE9</p>',
    '<div>VASE9 −€9.00 <button class="bin-icon"></button></div>',
  ],
  [
    'a row that tells a price besides',
    '',
    '<div>Vase €64.00 (VASE9 −€9.00) <button class="bin-icon"></button></div>',
  ],
  [
    'a row with a picture of goods',
    '',
    '<div><img src="vase.jpg"> VASE9 −€9.00 <button class="bin-icon"></button></div>',
  ],
  [
    'a row with a quantity',
    '',
    '<div>VASE9 −€9.00 <input name="qty" value="1"> <button class="bin-icon"></button></div>',
  ],
  [
    'a row with several controls',
    '',
    '<div>VASE9 −€9.00 <button class="bin-icon"></button> <button>Swap</button></div>',
  ],
  ['a control that says something else', '', '<div>VASE9 −€9.00 <button>Edit</button></div>'],
  ['a link that leads somewhere else', '', `<div>VASE9 −€9.00 ${bin('/terms')}</div>`],
  [
    'what orders',
    '',
    '<div>VASE9 −€9.00 <button class="bin-icon" name="place_order"></button></div>',
  ],
  [
    'a message with its cross',
    '',
    '<div role="alert">VASE9 was added: −€9.00 <button class="bin-icon"></button></div>',
  ],
  ['a refusal', '', '<div>VASE9 −€9.00 is not valid <button class="bin-icon"></button></div>'],
  ['a row that takes nothing off', '', '<div>VASE9 <button class="bin-icon"></button></div>'],
  [
    'a word of the page that is written like a code',
    '',
    '<div>welcome gift −€9.00 <button class="bin-icon"></button></div>',
  ],
])('leaves alone %s', (_what, before, after) => {
  expect(came(before, after)).toEqual([])
})
