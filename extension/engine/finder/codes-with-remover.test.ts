// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { codesOnPage as found } from '#tests/support/codes-on-page.ts'
import { liveView } from '../dom/view.ts'
import { noteHints } from '../hints/page-hints.ts'
import { appliedCodes } from './applied-codes.ts'
import { sceneryOf } from './came-with-code.ts'

describe('what takes a code off', () => {
  it('reads a page with a drawing of a cross that stands in no short row', () => {
    const words = 'We deliver to every door in the country, and to the islands on Thursdays. '
    const html = `<div data-near><p>${words.repeat(3)}<svg class="icon-close"></svg></p></div>`
    expect(found(html)).toEqual([])
  })

  it.each([
    [
      'a bin that is a character',
      '<ul data-near><li>MINE12 <em>10% off everything</em> <button>🗑</button></li></ul><p data-near>MINE12 −£5.00</p>',
    ],
    [
      'a form of its own whose button is an input',
      '<table data-near><tr><td>Newsletter thanks (MINE12) <form action="/vouchers/9/remove/" method="post"><input type="submit" value="Remove"></form></td><td>−£5.00</td></tr></table>',
    ],
    [
      'a ticked box in the words of the code',
      '<p data-near><label><input type="checkbox" checked> Discount code MINE12 (10%)</label></p>',
    ],
    [
      'a row that takes something off in several columns',
      '<table data-near><tr><td>Bon MINE12</td><td>−£5.00</td><td>−£6.00</td><td><a href="#">x</a></td></tr></table>',
    ],
    [
      'an icon in its cell, behind its title, and what it takes off in the next',
      '<table data-near><tr><td>MINE12 Newsletter thanks <a href="/basket?remove=MINE12"><i class="fa fa-times"></i></a></td><td>−£3.00</td></tr></table>',
    ],
    [
      'an icon in its cell, behind what it is worth, and the same in the next',
      '<table data-near><tr><td>MINE12 £3 off <a href="/basket?remove=MINE12"><i class="fa fa-times"></i></a></td><td>−£3.00</td></tr></table>',
    ],
    [
      'a list of codes that are written as such',
      '<section data-near><h3>Promo codes</h3><ul><li><code>MINE12</code> five pounds off <button>clear</button></li></ul></section>',
    ],
  ])('takes off a code that nobody knows by %s', (_, html) => {
    const all = found(html).filter(([, remover]) => remover === 'removable')
    expect(all.map(([code]) => code)).toEqual(['MINE12'])
  })

  it('knows a code by the value of the button that takes it off', () => {
    const html = '<div><input name="coupon"><button value="MINE12">Remove coupon</button></div>'
    expect(found(html, ['MINE12'])).toEqual([['MINE12', 'removable']])
  })

  it('says so where a sentence tells that a code is on, and a cross beside it takes that off', () => {
    const cross = '<button><svg><path d="M6 6l12 12M18 6L6 18"></path></svg></button>'
    const row = `<div><p><span>Discount code</span> <b>Free delivery</b> <span>applied.</span></p>${cross}</div>`
    expect(found(`<div data-near>${row}</div>`)).toEqual([[null, 'removable']])
  })

  it('says so where the sums name what a cross takes off by the rule of the code alone', () => {
    const chip = '<li>Loyalty reward <button aria-label="Remove Loyalty reward">✕</button></li>'
    const sums = '<p>Discount (Loyalty reward) −£5.00</p><p>Total £35.00</p>'
    expect(found(`<div data-near><ul>${chip}</ul>${sums}</div>`)).toEqual([[null, 'removable']])
    const goods = '<li>Loyalty card <button aria-label="Remove Loyalty card">✕</button></li>'
    expect(found(`<div data-near><ul>${goods}</ul>${sums}</div>`)).toEqual([])
  })

  it('takes a change of the code that stands in a locked field for what takes it off', () => {
    const field = '<label>Promo code <input value="MINE12" readonly></label>'
    const html = `<div data-near>${field} <button type="button">Change</button></div>`
    expect(found(html, ['MINE12'])).toEqual([['MINE12', 'removable']])
    expect(found(html.replace('MINE12', 'London'), ['MINE12'])).toEqual([])
  })

  it('takes no toast that tells what was done for a code that is on, nor its cross for what takes that off', () => {
    const said = 'Promo code MINE12 has been applied.'
    const toast = `<div class="toast-stack"><div role="alert">${said} <button aria-label="Close">×</button></div></div>`
    expect(found(`<div data-near>${toast}</div>`, ['MINE12'])).toEqual([])
    document.body.innerHTML = `<div data-near><div class="toast-stack"><x-alert>${said}</x-alert></div></div>`
    const host = document.querySelector('x-alert')
    const cross = Object.assign(document.createElement('button'), { textContent: '×' })
    host?.attachShadow({ mode: 'open' }).append(document.createElement('slot'), cross)
    const near = [...document.querySelectorAll('[data-near]')]
    expect(appliedCodes(liveView(document), ['MINE12'], near)).toEqual([])
  })

  it('takes no sentence beside a box to tick for what takes a code off', () => {
    const label = '<label for="t">Send me news and coupons. I may cancel whenever I like</label>'
    expect(found(`<div data-near><input type="checkbox" id="t">${label}</div>`)).toEqual([])
  })

  it('says so of a chip that is a button itself and tells what the code takes off in its place', () => {
    const cross = '<button type="button"><i class="material-icons">close</i></button>'
    document.body.innerHTML = '<main><div data-near><button type="button"></button></div></main>'
    const [near] = document.querySelectorAll('[data-near]')
    const chip = document.querySelector('[data-near] button')
    chip?.append('30% discount up to 50 £ ')
    // A parser lets no button into another; a script does.
    chip?.appendChild(document.createRange().createContextualFragment(cross))
    const applied = appliedCodes(liveView(document), [], near ? [near] : [])
    expect(applied.map(({ code }) => code)).toEqual([null])
    const banner = `<div data-near><p>30% discount for friends ${cross}</p></div>`
    expect(found(banner)).toEqual([])
  })

  it('tells one code that two controls take off at one address once', () => {
    const twice = (address: string) =>
      `<div data-near><p>Coupon MINE12 <a data-href="/remove" class="remove-coupon">Remove</a></p><table><tr><td><a data-href="${address}" class="remove-coupon">×</a> Discount</td><td>−£5.00</td></tr></table></div>`
    expect(found(twice('/remove'), ['MINE12'])).toEqual([['MINE12', 'removable']])
    expect(found(twice('/remove-other'), ['MINE12'])).toHaveLength(2)
  })

  it('takes no code off by what shuts the message about it', () => {
    const message =
      '<div data-near class="notification">Voucher SAVE10 applied. <button class="close" aria-label="Close"></button></div>'
    expect(found(message, ['SAVE10'])).toEqual([['SAVE10', 'stays']])
  })

  it('takes a code off by what puts another in its place, where the row names the code', () => {
    const row = (words: string) =>
      `<div data-near><p>MINE12 −£5.00 <button>${words}</button></p></div>`
    expect(found(row('Use a different code'), ['MINE12'])).toEqual([['MINE12', 'removable']])
    for (const words of ['Use a different one', 'Einen anderen verwenden', 'Usar otro'])
      expect(found(row(words), ['MINE12'])).toEqual([['MINE12', 'removable']])
    expect(found(row('Add another code'), ['MINE12'])).not.toEqual([['MINE12', 'removable']])
    expect(found(row('Use a different code'), ['OTHER1'])).toEqual([])
  })

  it('takes no drawing for a control where one that takes a code off stands in its row', () => {
    const row = (icon: string) =>
      `<div data-near>${icon}<div>MINE12 applied</div><button aria-label="Remove coupon"></button></div>`
    const icons = ['couponIcon__x', 'icon-discount-clear']
    for (const icon of icons) {
      const drawing = `<svg class="${icon}" aria-hidden="true"></svg>`
      expect(found(row(drawing))).toEqual([['MINE12', 'removable']])
    }
  })

  it('takes a code off by the cross that bears it, in a list where others shut what is refused', () => {
    const html = `<div data-near><label>Coupon <input></label><ul><li class="success"><span class="error-clear" data-code="MINE12" style="cursor: pointer">×</span>MINE12 <span>-$47.50</span></li><li class="error"><span class="error-clear" style="cursor: pointer">×</span>Sorry, SAVE10 can not be applied with other coupons</li></ul></div>`
    expect(found(html, ['MINE12', 'SAVE10'])).toEqual([['MINE12', 'removable']])
    const refused = html.replace(
      '<span class="error-clear" style',
      '<span data-code="SAVE10" style',
    )
    expect(found(refused, ['MINE12', 'SAVE10'])).toEqual([['MINE12', 'removable']])
  })

  it('knows a code by the address that takes it off, where its row tells other amounts', () => {
    const row = (address: string) =>
      `<table><tr><td>Welcome</td><td>-£4.35</td><td>£82.65</td><td><a href="${address}"><i class="trash"></i></a></td></tr></table>`
    expect(found(row('/basket/coupon/remove/mine12/'), ['MINE12'])).toEqual([
      ['MINE12', 'removable'],
    ])
    expect(found(row('/basket/line/remove/MINE12'), ['MINE12'])).toEqual([])
  })

  it('takes off by a button without a word or a size whose name says that it shuts something', () => {
    const row = (name: string) => `<span>MINE12 <button class="${name}"></button></span>`
    const removers = (html: string) => {
      document.body.innerHTML = html
      const view = { ...liveView(document), isVisible: (part: Element) => !part.matches('button') }
      return appliedCodes(view, [], [document.body]).map(({ remover }) => remover?.className)
    }
    expect(removers(row('btn-close'))).toEqual(['btn-close'])
    expect(removers(row('btn-copy'))).toEqual([])
  })

  it('reads every code of a list that one control takes off', () => {
    const row =
      '<div data-near><code>MINE12, SAVE10</code> <button aria-label="Remove discount">Remove</button></div>'
    expect(found(row, ['SAVE10'])).toEqual([
      ['SAVE10', 'removable'],
      ['MINE12', 'removable'],
    ])
  })

  it('takes no label for a control whose “Remove” nobody sees while no code is on', () => {
    const label = (style: string) =>
      `<div data-near><label>Voucher <span style="cursor: pointer; ${style}">(Remove)</span></label><input></div>`
    expect(found(label('display: none'))).toEqual([])
  })

  it('takes a button for one whose “Remove” is there for screen readers alone', () => {
    const hidden = 'position: absolute; width: 1px; height: 1px; clip-path: inset(50%)'
    const row = `<p data-near>Code MINE12 <button><svg></svg><span style="${hidden}">Remove</span></button></p>`
    expect(found(row)).toEqual([['MINE12', 'removable']])
  })

  it('takes no control for all codes for one of another code, beside codes with controls of their own', () => {
    const all = '<div data-near><p><button>Remove all discounts</button></p>'
    const pill = '<p>SAVE10 <button aria-label="Remove discount SAVE10">×</button></p></div>'
    expect(found(all + pill, ['SAVE10'])).toEqual([['SAVE10', 'removable']])
    expect(found(`${all}</div>`)).toEqual([[null, 'removable']])
  })

  it('names a code by another item of the list that holds its remover, and not by what that does', () => {
    const list = (code: string) =>
      `<ul><li>${code}</li><li>Valid until 31 December</li><li><a href="/basket?coupon=remove">Remove voucher</a></li></ul>`
    expect(found(list('Code: MINE12'))).toEqual([['MINE12', 'removable']])
    expect(found(list('Your voucher is active'))).toEqual([[null, 'removable']])
  })

  it('reads a code and its cross that are neighbours in a grid without rows, whatever a slip calls that', () => {
    const cross =
      '<button aria-label="[object Object]"><svg><path d="M6 6l12 12M18 6L6 18"></path></svg></button>'
    const grid = (code: string) =>
      `<div data-near style="display: grid"><p>Discounts</p><p>-£4.80</p><p>${code}</p><p>${cross}</p><p>Total</p><p>£35.20</p></div>`
    expect(found(grid('MINE12'))).toEqual([['MINE12', 'removable']])
    expect(found(grid('Round up for charity'))).toEqual([])
  })

  it('knows a cross without a name that came with a code, beside what that saves', () => {
    const cross =
      '<button class="x"><svg viewBox="0 0 24 24"><path d="M6 6l12 12M18 6L6 18"></path></svg></button>'
    const box = (html: string) =>
      `<div data-near><div><label>Have a discount code?</label>${html}</div></div>`
    const shut = box('<input><button>Apply</button>')
    const open = box(`<div><p>✓ Discount £4</p><p>Saving: £4.00</p>${cross}</div>`)
    document.body.innerHTML = shut
    const before = sceneryOf(liveView(document), ['GULLS4'])
    document.body.innerHTML = open
    const near = [...document.querySelectorAll('[data-near]')]
    const applied = appliedCodes(liveView(document), ['GULLS4'], near, before)
    expect(applied.map(({ code, remover }) => [code, remover?.className])).toEqual([[null, 'x']])
    expect(appliedCodes(liveView(document), ['GULLS4'], near)).toEqual([])
  })

  it('takes what kind of code a control is for no code', () => {
    const html =
      '<div data-near><span>Offer <b>MINE12 - £3.00 OFF</b></span><button type="button" data-remove-code="offer">Remove</button></div>'
    expect(found(html)).toEqual([['MINE12', 'removable']])
  })

  it('finds what takes off the code that the sums alone name, in the row of its field', () => {
    const html = `<table data-near><tr><td>Coupon (MINE12)</td><td>-£14.57</td></tr></table>
      <div><input name="coupon" value="MINE12"><button type="button" id="button-remove">Remove</button></div>`
    expect(found(html, ['SAVE10'])).toEqual([['MINE12', 'removable']])
  })

  it('takes the button in the place of the one that sends a code for its remover', () => {
    const box = (value: string, button: string) =>
      `<div>Coupon <input name="coupon" value="${value}"><button>${button}</button></div>`
    expect(found(box('SAVE10', 'Remove'), ['SAVE10'])).toEqual([['SAVE10', 'removable']])
    expect(found(box('SAVE10', 'Apply'), ['SAVE10'])).toEqual([])
    expect(found(box('', 'Remove'), ['SAVE10'])).toEqual([])
  })

  it('takes what a script has written into a locked field beside its remover for a code', () => {
    document.body.innerHTML =
      '<main><div>Coupon <input name="coupon" disabled><button>Remove</button></div></main>'
    const field = document.querySelector('input')
    if (field === null) throw new Error('the page has no field')
    field.value = 'SAVE10'
    const codes = () => appliedCodes(liveView(document), ['SAVE10'], []).map(({ code }) => code)
    expect(codes()).toEqual(['SAVE10'])
    field.disabled = false
    expect(codes()).toEqual([])
  })
})

it('believes a known row that takes something off, although its rule is called like a refusal', () => {
  document.body.innerHTML =
    '<ul><li>FIVE cannot be combined <b>−£5.00</b> <a href="?deleteDiscount=2"><i class="bin" title="Remove coupon"></i></a></li></ul>'
  const codes = () => appliedCodes(liveView(document), ['FIVE'], []).map(({ code }) => code)
  expect(codes()).toEqual([])
  noteHints(document, [{ rules: ['a[href*="deleteDiscount="]'] }])
  expect(codes()).toEqual(['FIVE'])
})
