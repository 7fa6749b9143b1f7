// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { liveView } from '../dom/view.ts'
import { noteHints } from '../hints/page-hints.ts'
import { calledAsRecorded, ruleRows, untold, type FindRecords } from './code-records.ts'
import { prestashopRecords } from './prestashop.ts'
import { shopware6Records } from './shopware6.ts'

const hints = { remove: ['a[href*="off="]', 'form button.off'], applied: ['.rule'] }

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

describe.each([
  ['PrestaShop', prestashopRecords, '<form action="/cart"><input name="discount_name"></form>'],
  ['Shopware', shopware6Records, '<form action="/de/checkout/line-item/delete/1"></form>'],
] satisfies [string, FindRecords, string][])('the records of %s', (_, find, form) => {
  it('are asked for at the page’s own origin alone', () => {
    document.body.innerHTML = form
    expect(find(document)?.url).toMatch(
      /^http:\/\/localhost:3000\/(?:cart\?action=show|de\/checkout\/cart\.json)$/,
    )
    document.body.innerHTML = form.replace('action="', 'action="https://other.example')
    expect(find(document)).toBeUndefined()
    document.body.innerHTML = ''
    expect(find(document)).toBeUndefined()
  })

  it('say nothing where their shape is another', () => {
    document.body.innerHTML = form
    const records = find(document)
    for (const answer of ['', '{}', '[]', 'null', '<p>', 'var prestashop = {"cart":;', '{"a":1}']) {
      expect(records?.codesIn(answer) ?? []).toEqual([])
    }
  })
})

it('PrestaShop’s tell the code of each rule, and none of a version that leaves the codes out', () => {
  document.body.innerHTML = '<form action="/cart"><input name="discount_name"></form>'
  const codesIn = (added: unknown) =>
    prestashopRecords(document)?.codesIn(
      `<script>\n var other = 1;\n var prestashop = ${JSON.stringify({ cart: { vouchers: { added } } })};\n var more = {};\n</script>`,
    )
  expect(
    codesIn({ 5: { id_cart_rule: 5, code: 'TEN};' }, 6: { id_cart_rule: '6', code: '' } }),
  ).toEqual([
    { takenOffBy: 'deleteDiscount=5', code: 'TEN};' },
    { takenOffBy: 'deleteDiscount=6', code: null },
  ])
  expect(codesIn({ 5: { id_cart_rule: 5, name: 'Friends' } })).toEqual([])
  expect(codesIn([])).toEqual([])
})
