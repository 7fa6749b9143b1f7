// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { calledAsSent, isItemNumber, nameThatCame } from './shown-names.ts'

const row = (html: string) => {
  document.body.innerHTML = `<div id="row">${html}</div>`
  const found = document.querySelector('#row')
  if (found === null) throw new Error('The page has no row.')
  return found
}

describe('nameThatCame', () => {
  it('is the one name that came with a code', () => {
    expect(nameThatCame(['GS-87'], 'SAVE10', ['SAVE10', 'OTHER'])).toBe('GS-87')
  })

  it.each([
    ['a row bears the code itself', ['save10', 'GS-87'], []],
    ['the name was there before', ['GS-87'], ['GS-87']],
    ['two came', ['GS-87', 'GS-88'], []],
    ['none came', [], []],
  ])('is none where %s', (_, rows, before) => {
    expect(nameThatCame(rows, 'SAVE10', before)).toBeUndefined()
  })
})

it('calls a row by what was sent for it, and leaves the others', () => {
  const rows = ['GS-87', 'constructor', null].map((code) => ({ code, row: row(''), remover: null }))
  const called = calledAsSent(rows, { 'GS-87': 'SAVE10' })
  expect(called.map(({ code }) => code)).toEqual(['SAVE10', 'constructor', null])
})

it.each([
  ['<b>Gutschein Danke</b> <p>Artikel-Nr.: GS-87</p>', true],
  ['<b>Voucher</b> <small>SKU GS-87</small>', true],
  ['<b>Bon</b> <small>Réf. : GS-87</small>', true],
  ['<b>Gutschein</b> GS-87', false],
  ['Gutscheincode: GS-87', false],
  ['Promo code: GS-87', false],
  ['Referral GS-87', false],
])('tells the number of an item from a code: %s', (html, isNumber) => {
  expect(isItemNumber(row(html), 'GS-87')).toBe(isNumber)
})
