// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { liveView } from '../dom/view.ts'
import { codeLeftInField, codesSaid } from './said-codes.ts'

const said = (html: string, known: readonly string[] = []) => {
  document.body.innerHTML = `<main>${html}</main>`
  const found = codesSaid(liveView(document), known, [document.body])
  return [...new Set(found.map(({ code }) => code))]
}

const sums = (row: string) => `<div><p>Goods £40.00</p>${row}<p>Total £35.00</p></div>`

describe('codesSaid', () => {
  it.each(['− 45,00 zł', '-CHF 5.00', '- 93.00 SEK', '−45 kr'])(
    'reads the code of a row that takes off %s, short as the sums around it are',
    (amount) => {
      const row = `<div><div>Kupon:</div><div><i>MINE</i> ${amount}</div></div>`
      const all = `<div><div>Suma: 90,00 zł</div>${row}<div>Razem: 45,00 zł</div></div>`
      expect(said(all, ['MINE'])).toEqual(['MINE'])
    },
  )

  it('reads a code that nobody knows where its row says nothing but what it takes off', () => {
    expect(said('<table><tr><td>MINE12</td><td>-6,00 €</td></tr></table>')).toEqual(['MINE12'])
  })

  it('reads a code that nobody knows in one text with what it takes off', () => {
    expect(said(sums('<div>MINE12 (-40,00 zł)</div>'))).toEqual(['MINE12'])
  })

  it.each([
    ['no code', '<tr><td>SHIPPING</td><td>-6,00 €</td></tr>'],
    ['what costs something', '<tr><td>MINE12</td><td>6,00 €</td></tr>'],
  ])('reads none in a row of %s', (_, row) => {
    expect(said(`<table>${row}</table>`)).toEqual([])
  })

  it('reads no code that stands on a card below a head that offers it', () => {
    const card = (code: string) =>
      `<div><span>5</span><span>%</span> Cart Discount <div>${code}</div><div>Never expires</div></div>`
    const cards = `<div>${card('mine12')}${card('YOURS')}</div>`
    const list = (head: string) => said(head + cards + sums('<p>Discount −£5.00</p>'), ['MINE12'])
    expect(list('<h3>Available Coupons (click on a coupon to use it)</h3>')).toEqual([])
    expect(list('<h3>Verfügbare Gutscheine</h3>')).toEqual([])
    expect(list('<h3>Coupons</h3>')).toEqual(['MINE12'])
  })

  it('reads no maker’s name in capitals in a line that leads to its goods', () => {
    const line = '<div><i>COSRX</i> <a href="/p/1">Essence</a> <button>−</button> 1 £5.00</div>'
    expect(said(sums(line))).toEqual([])
  })

  it('reads a label that is a code alone, under the name of its field, where the sums tell of it', () => {
    const label =
      '<div><h2>Promotion codes</h2><p><label>MINE12</label></p><input><button>Apply</button></div>'
    expect(said(label + sums('<p>Discount: −£5.00</p>'))).toEqual(['MINE12'])
    expect(said(label + sums(''))).toEqual([])
  })

  it('reads a row named by a label of nothing', () => {
    const words = '<p>You are using coupon code <i>MINE12</i></p>'
    const row = '<table><tr><td><label>Discount:</label></td><td>- £5.00</td></tr></table>'
    expect(said(words + sums(row), ['MINE12'])).toEqual(['MINE12'])
  })

  it.each([
    [
      'an offer to copy',
      '<p>With 10% off: <b>MINE12</b> <button>Copy coupon</button></p>',
      'MINE12',
    ],
    [
      'an offer on a card with a button that applies it',
      '<div><div><p>Best match: £5 off</p><p>Voucher code: MINE12</p></div><button>Apply</button></div><p>Discount -£3.00</p>',
      'MINE12',
    ],
    ['a button that applies', '<button><b>MINE12</b> £5.00 discount</button>', 'MINE12'],
    ['a word of the page', '<p><i>Promo code</i> <b>Delivery</b></p>', 'DELIVERY'],
    ['the number of an item', '<p>Boots £40.00 <i>SKU</i> <b>RC-4410</b></p>', 'OTHER'],
    ['an amount', '<div><p>Deduction</p><p>CHF-51.31</p></div>', 'OTHER'],
  ])('takes %s for no code that is on, where another one is', (_, html, known) => {
    expect(said(sums(`<div>Discount -£5.00</div>${html}`), [known])).toEqual([])
  })

  it('takes no offer that can be taken for a code that is on', () => {
    const offer =
      '<div><h2>Promo codes</h2><p><b>MINE12</b> <button type="button">Apply</button></p></div>'
    expect(said(offer + sums('<p>Discount: −£5.00</p>'))).toEqual([])
  })
})

it('reads the code in a field with what it takes off in the same row', () => {
  const inField = (amount: string) => {
    document.body.innerHTML = `<table><tr><td>Kod kuponu: <input value="MINE12"></td><td>${amount}</td></tr></table>`
    const field = document.querySelector('input') ?? undefined
    return codeLeftInField(field, liveView(document), [], [])
  }
  expect(inField('-12,00 zł')).toBe('MINE12')
  expect(inField('0,00 zł')).toBeUndefined()
  expect(inField('-12,00 zł')).toBe('MINE12')
  // What a shopper, or the run, has typed since is no code that is on.
  const typed = document.querySelector('input')
  if (typed) typed.value = 'OTHER12'
  expect(codeLeftInField(typed ?? undefined, liveView(document), [], [])).toBeUndefined()
})

it('takes what stands in the field of a row that tells what it takes off for a code that is on', () => {
  document.body.innerHTML =
    '<main><div><div><div>Coupon code: <input name="coupon" value="GROW12"><input type="submit" value="Apply"></div></div><div>Discount</div><div>− $17.28</div></div><p>Total $90.00</p></main>'
  const field = document.querySelector('input') ?? undefined
  expect(codeLeftInField(field, liveView(document), [], [])).toBe('GROW12')
})

it.each([
  ['a word for codes elsewhere', '<div>Voucher MEADOW</div>', 'MEADOW'],
  ['what it takes off', '<p>MEADOW −£4.00</p>', 'MEADOW'],
  ['a refusal', '<div>Voucher MEADOW is not valid</div>', undefined],
  ['an offer of it', '<div>Use voucher MEADOW for 10% off</div>', undefined],
  ['nothing else', '<div>Meadow flowers</div>', undefined],
])('takes what the shop wrote into the field for a code that is on by %s', (_, rest, code) => {
  document.body.innerHTML = `<main><form><input name="voucher" value="MEADOW"><button>Apply</button></form>${rest}</main>`
  const field = document.querySelector('input') ?? undefined
  expect(codeLeftInField(field, liveView(document), [], [])).toBe(code)
})
