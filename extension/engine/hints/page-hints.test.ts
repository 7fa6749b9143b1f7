// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageHints } from '#domain/contract/recipe.ts'
import { tongueOf } from '../dom/language.ts'
import { liveView } from '../dom/view.ts'
import { appliedCodes } from '../finder/applied-codes.ts'
import { applyControl } from '../finder/apply-control.ts'
import { couponFields } from '../finder/coupon-field.ts'
import { revealers } from '../finder/reveal.ts'
import { chooseTotal } from '../finder/choose-total.ts'
import { totalRows } from '../finder/total.ts'
import { look } from '../look.ts'
import { noteHints } from './page-hints.ts'

vi.setConfig({ testTimeout: 30_000 })

function show(html: string, ...hints: PageHints[]) {
  document.body.innerHTML = html
  noteHints(document, hints)
  return liveView(document)
}
const fieldIn = (html: string, ...hints: PageHints[]) =>
  couponFields(show(html, ...hints))[0]?.field.id
const buttonIn = (html: string, ...hints: PageHints[]) => {
  const view = show(html, ...hints)
  const [field] = couponFields(view)
  return field && applyControl(field, view)?.id
}
const totalIn = (html: string, ...hints: PageHints[]) => {
  const view = show(html, ...hints)
  return chooseTotal(totalRows(view, tongueOf(document, 'EUR')), view)
}

beforeEach(() => {
  noteHints(document, [])
})

describe('a hint for the voucher field', () => {
  const two =
    '<form><label>Promo code of your adviser <input id="a" name="promo_code"></label><button>Apply</button></form>' +
    '<form><input id="b" name="ref"><button>Go</button></form>'

  it('goes before what the words of the page say', () => {
    expect(fieldIn(two)).toBe('a')
    expect(fieldIn(two, { field: ['#b'] })).toBe('b')
  })

  it('counts in the order recipe, platform', () => {
    expect(fieldIn(two, { field: ['#b'] }, { field: ['#a'] })).toBe('b')
    expect(fieldIn(two, { field: ['#gone'] }, { field: ['#b'] })).toBe('b')
  })

  it.each([
    ['a search', '<input id="x" type="search">'],
    ['an address for news', '<input id="x" type="email">'],
    ['a field of another purpose', '<label>Postcode <input id="x"></label>'],
    ['a gift card’s field', '<label>Gift card number <input id="x"></label>'],
    ['a field that takes three signs', '<input id="x" maxlength="3">'],
    ['a field that nobody sees', '<input id="x" hidden>'],
    ['a field that can’t be written', '<input id="x" readonly>'],
    ['what is no field', '<div id="x">code</div>'],
  ])('is not believed of %s', (_, html) => {
    expect(fieldIn(html, { field: ['#x'] })).toBeUndefined()
  })

  it('that finds nothing leaves the page to its words', () => {
    expect(fieldIn(two, { field: ['#gone'] })).toBe('a')
  })
})

describe('a hint for the button', () => {
  const form = (button: string) =>
    `<form><label>Promo code <input id="c"></label>${button}<button id="other">Apply</button></form>`

  it('goes before a button that says what it does', () => {
    expect(buttonIn(form('<button id="x">Ja!</button>'))).toBe('other')
    expect(buttonIn(form('<button id="x">Ja!</button>'), { apply: ['#x'] })).toBe('x')
  })

  it.each([
    ['orders', '<button id="x">Place order</button>'],
    ['pays', '<button id="x" name="paynow">OK</button>'],
    ['goes on to the checkout', '<button id="x">Checkout</button>'],
    ['leads to another page', '<a id="x" href="/next">Go</a>'],
    ['takes a code off', '<button id="x">Remove code</button>'],
  ])('is not believed of one that %s', (_, button) => {
    expect(buttonIn(form(button), { apply: ['#x'] })).toBe('other')
  })

  it('is not believed of a button in another form', () => {
    const html = `${form('')}<form><button id="x">Ja!</button></form>`
    expect(buttonIn(html, { apply: ['#x'] })).toBe('other')
  })
})

describe('a hint for what opens the field', () => {
  const revealsIn = (html: string, ...hints: PageHints[]) =>
    revealers(show(html, ...hints)).map(({ id }) => id)

  it('goes before controls that speak of a code', () => {
    const html = '<a id="x" href="#">Rabatkode her</a><button id="y">Have a promo code?</button>'
    expect(revealsIn(html, { reveal: ['#x'] })).toEqual(['x', 'y'])
  })

  it('is not believed of a link to another page', () => {
    expect(revealsIn('<a id="x" href="/codes">Here</a>', { reveal: ['#x'] })).toEqual([])
  })
})

describe('a hint for what takes a code off', () => {
  const removersIn = (html: string, ...hints: PageHints[]) =>
    appliedCodes(show(html, ...hints), [], []).map(({ code, remover }) => [code, remover?.id])

  it('makes a control known that says nothing', () => {
    const row = '<p class="row">SUMMER24 <span id="x">↺</span></p>'
    expect(removersIn(row)).toEqual([])
    expect(removersIn(row, { applied: ['.row'], remove: ['#x'] })).toEqual([['SUMMER24', 'x']])
  })

  it('is not believed of a line of the basket', () => {
    const line =
      '<table><tr><td><a href="/p/MUG24">MUG24</a></td><td><input type="number" name="qty" value="1"></td>' +
      '<td><button id="x">↺</button></td></tr></table>'
    expect(removersIn(line, { applied: ['tr'], remove: ['#x'] })).toEqual([])
  })

  it('is not believed where no code is named', () => {
    expect(removersIn('<p>Nothing here <b id="x">↺</b></p>', { remove: ['#x'] })).toEqual([])
  })
})

describe('a hint for the total', () => {
  const sums =
    '<p>Total: €90.00</p><div class="sum"><span>Yhteensä</span> <b id="x">€75.00</b></div>'

  it('goes before a row that is called a total', () => {
    expect(totalIn(sums)?.money.minor).toBe(9000)
    expect(totalIn(sums, { total: ['#x'] })).toMatchObject({
      money: { minor: 7500, currency: 'EUR' },
      label: 'Yhteensä',
    })
  })

  it.each([
    ['no money', '<b id="x">three goods</b>'],
    ['two amounts', '<b id="x"><i>€75.00</i> <i>€5.00</i></b>'],
    ['a saving', '<p>You save <b id="x">€5.00</b></p>'],
    ['a part of the total', '<p>Subtotal <b id="x">€70.00</b></p>'],
    ['an amount that nobody sees', '<b id="x" hidden>€75.00</b>'],
  ])('is not believed of %s', (_, html) => {
    expect(totalIn(`<p>Total: €90.00</p>${html}`, { total: ['#x'] })?.money.minor).toBe(9000)
  })
})

it('has the shop’s words heard where a hint says that it speaks', () => {
  const html = '<p>Total: €90.00</p><div id="x">Koodi ei kelpaa</div>'
  const heard = (...hints: PageHints[]) =>
    look(show(html, ...hints), { currencyHint: 'EUR', codes: [] }).messages
  expect(heard()).toEqual([])
  expect(heard({ message: ['#x'] })).toEqual(['Koodi ei kelpaa'])
})
