// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { liveView } from '../dom/view.ts'
import { codeKeptInField, crossInField } from './kept-code.ts'

const box = (rest: string, hidden = '') =>
  `<div><p>Voucher code</p><div><input name="coupon" value="MINE12"${hidden}>${rest}</div></div>`

it.each([
  ['where a remover has taken the place of its button', box('<a href="#">Remove</a>'), 'MINE12'],
  [
    'where the field is hidden while it is on',
    box('<i>Applied</i>', ' style="display:none"'),
    'MINE12',
  ],
  [
    'behind a name',
    box('<a href="#">Remove</a>').replace('"MINE12"', '"Coupon: MINE12" disabled'),
    'MINE12',
  ],
  ['nowhere that it can still be sent', box('<button>Apply</button>'), undefined],
])('knows the code in its field %s', (_, html, code) => {
  document.body.innerHTML = html
  expect(codeKeptInField(liveView(document))).toBe(code)
})

it.each([
  ['the shop has written it there', ' value="MINE12"', 'MINE12'],
  ['the shopper has typed it', '', undefined],
])('knows it beside its button where a control says “Remove code” and %s', (_, value, code) => {
  document.body.innerHTML = `<p>Voucher code <input name="coupon"${value}><button>Apply</button></p>
    <button id="off">Remove code</button>`
  for (const input of document.querySelectorAll('input')) input.value = 'MINE12'
  const removers = [...document.querySelectorAll('#off')]
  expect(codeKeptInField(liveView(document), removers)).toBe(code)
})

const withCross = (value: string, rest: string) =>
  `<div><label>Coupon <input name="coupon" value="${value}"></label><span id="off" style="cursor:pointer">x</span>${rest}</div>`

it.each([
  ['of a code whose button is gone', withCross('MINE12', ''), 'off'],
  ['of no code that can be sent', withCross('MINE12', '<button>Apply</button>'), undefined],
  ['of no other code', withCross('YOURS9', ''), undefined],
  [
    'of no line before the field',
    `<div><p>Towel <button>×</button></p><input name="coupon" value="MINE12"></div>`,
    undefined,
  ],
  [
    'of its own beside an amount, where it says so',
    `<div><input name="coupon" value="MINE12"><p>New price £9.00</p><input type="button" id="coupon-cancel" value="Cancel"></div>`,
    'coupon-cancel',
  ],
  [
    'that is drawn as a bin, beside a field that nobody can write',
    `<div><div><input name="coupon" value="MINE12" readonly></div><div><button id="bin"><svg viewBox="0 0 20 20"><path d="M4 6h12v11H4z"/></svg></button></div></div>`,
    'bin',
  ],
  [
    'where the shop has written that one is on in place of the code',
    `<div><input name="coupon" value="Voucher code applied successfully" readonly><div role="button" id="x"><i class="remove icon"></i></div></div>`,
    'x',
  ],
  [
    'of no gift card that was taken in',
    `<div><input name="card" value="Gift card code applied" readonly><button id="x" aria-label="Remove">×</button></div>`,
    undefined,
  ],
  ['of no line behind it', withCross('MINE12', '<p>£9.00</p>'), undefined],
  [
    'of none beside another',
    withCross('MINE12', '<a href="#" aria-label="Remove">×</a>'),
    undefined,
  ],
])('knows the cross in its field %s', (_, html, id) => {
  document.body.innerHTML = html
  expect(crossInField(liveView(document), 'MINE12')?.id).toBe(id)
})
