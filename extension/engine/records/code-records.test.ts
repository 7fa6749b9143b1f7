// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { liveView } from '../dom/view.ts'
import { noteHints } from '../hints/page-hints.ts'
import { calledAsRecorded, ruleRows, untold, type FindRecords } from './code-records.ts'
import { prestashopRecords } from './prestashop.ts'
import { shopware6Records } from './shopware6.ts'

const hints = { rules: ['a[href*="off="]', 'form button.off'], applied: ['.rule'] }

function rowsOf(html: string) {
  document.body.innerHTML = html
  noteHints(document, [hints])
  return ruleRows(liveView(document))
}

beforeEach(() => {
  noteHints(document, [])
})

describe('the rows of a page by the shop’s records', () => {
  const two =
    '<p class="rule">Friends <a href="/cart?off=1&t=a">×</a></p>' +
    '<p class="rule">Summer <form action="/cart/off/12" method="post"><button class="off">×</button></form></p>'

  it('are told by the address that takes them off, and by no part of another', () => {
    const rows = rowsOf('<p class="rule">Friends <a href="/cart?off=12">×</a></p>')
    const recorded = [
      { takenOffBy: 'off=1', code: 'WRONG' },
      { takenOffBy: 'off=12', code: 'MATES9' },
    ]
    expect(calledAsRecorded([], rows, recorded).map(({ code }) => code)).toEqual(['MATES9'])
  })

  it('hold each code once, and none that came by itself', () => {
    const rows = rowsOf(two)
    expect(rows.map(({ address }) => address)).toEqual(['/cart?off=1&t=a', '/cart/off/12'])
    const called = (...codes: (string | null)[]) =>
      calledAsRecorded([], rows, [
        { takenOffBy: 'off=1', code: codes[0] ?? null },
        { takenOffBy: 'off/12', code: codes[1] ?? null },
      ]).map(({ code }) => code)
    expect(called('A1', 'B2')).toEqual(['A1', 'B2'])
    expect(called('A1', 'A1')).toEqual(['A1'])
    expect(called(null, 'B2')).toEqual(['B2'])
  })

  it('take the place of what the page’s words gave for a code', () => {
    const rows = rowsOf('<p class="rule">Summer26 <a href="/cart?off=1">×</a></p>')
    const row = document.querySelector('.rule') ?? document.body
    const shown = [{ code: 'Summer26', row, remover: null }]
    const codes = (recorded: Parameters<typeof calledAsRecorded>[2]) =>
      calledAsRecorded(shown, rows, recorded).map(({ code }) => code)
    expect(codes([{ takenOffBy: 'off=1', code: 'BASS15' }])).toEqual(['BASS15'])
    expect(codes([{ takenOffBy: 'off=1' }])).toEqual(['Summer26'])
    expect(codes([])).toEqual(['Summer26'])
  })

  it('are untold where neither page nor records name a code', () => {
    const rows = rowsOf(two)
    const applied = [{ code: 'FRIENDS', row: rows[0]?.row ?? document.body, remover: null }]
    expect(untold({ applied, ruleRows: rows }, [])).toEqual(rows.slice(1))
    expect(untold({ applied, ruleRows: rows }, [{ takenOffBy: 'off/12', code: null }])).toEqual([])
  })
})

const object = (added: unknown) =>
  `var other = 1;\nvar prestashop = ${JSON.stringify({ cart: { vouchers: { added } } })};\nvar more = {};`
const token = '0123456789abcdef0123456789abcdef'
const show = (html: string) => {
  document.body.innerHTML = html
}

describe.each([
  ['PrestaShop', prestashopRecords, `<script type="x">${object([])}</script>`, '/'],
  [
    'PrestaShop 1.6',
    prestashopRecords,
    `<script type="x">var baseUri = 'http:\\/\\/localhost:3000\\/shop\\/';\nvar static_token = '${token}';</script>`,
    `/shop/?controller=cart&ajax=true&token=${token}`,
  ],
  [
    'Shopware',
    shopware6Records,
    '<form action="/de/checkout/line-item/delete/1"></form>',
    '/de/checkout/cart.json',
  ],
] satisfies [string, FindRecords, string, string][])('the records of %s', (_, find, html, path) => {
  it('are asked for at the page’s own origin', () => {
    show(html)
    expect(find(document)?.url).toBe(`http://localhost:3000${path}`)
    show('')
    expect(find(document)).toBeUndefined()
  })

  it('say nothing where their shape is another', () => {
    show(html)
    const records = find(document)
    for (const answer of ['', '{}', '[]', 'null', '<p>', 'var prestashop = {"cart":;', '{"a":1}']) {
      expect(records?.codesIn(answer) ?? []).toEqual([])
    }
  })
})

it('are asked of no other origin', () => {
  show('<form action="https://other.example/checkout/line-item/delete/1"></form>')
  expect(shopware6Records(document)).toBeUndefined()
  show(`<script type="x">baseUri = 'https://other.example/'; static_token = '${token}'</script>`)
  expect(prestashopRecords(document)).toBeUndefined()
})

it('PrestaShop’s page is asked for without what its address did', () => {
  history.replaceState(null, '', '/cart?action=show&deleteDiscount=12&token=a1')
  show(`<script type="x">${object([])}</script>`)
  expect(prestashopRecords(document)?.url).toBe('http://localhost:3000/cart')
  history.replaceState(null, '', '/')
})

it('PrestaShop’s tell the code of each rule, and none of a version that leaves the codes out', () => {
  show(`<script type="x">${object([])}</script>`)
  const codesIn = (added: unknown) => prestashopRecords(document)?.codesIn(object(added))
  expect(
    codesIn({ 5: { id_cart_rule: 5, code: 'TEN};' }, 6: { id_cart_rule: '6', code: '' } }),
  ).toEqual([
    { takenOffBy: 'deleteDiscount=5', code: 'TEN};' },
    { takenOffBy: 'deleteDiscount=6', code: null },
  ])
  expect(codesIn({ 5: { id_cart_rule: 5, name: 'Friends' } })).toEqual([])
  expect(codesIn([])).toEqual([])
})

it('PrestaShop 1.6’s are those of its box for the basket', () => {
  show(`<script type="x">static_token = '${token}'</script>`)
  const answer = JSON.stringify({
    discounts: [
      { id: '5', code: 'TEN' },
      { id: 6, code: '' },
    ],
  })
  expect(prestashopRecords(document)?.codesIn(answer)).toEqual([
    { takenOffBy: 'deleteDiscount=5', code: 'TEN' },
    { takenOffBy: 'deleteDiscount=6', code: null },
  ])
})
