import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FeedBatch } from '#api/rules/feeds/ports.ts'
import { dealTypes, exclusivities } from '#domain/contract/voucher.ts'
import {
  documentedExample,
  inPieces,
  pouchCsv,
  pouchJson,
  type PouchRecord,
} from '#tests/support/pouch-feed.ts'
import { offer } from './offer.ts'
import { readPouchCsv } from './read-csv.ts'
import { readPouchJson } from './read-json.ts'

const fields = Object.keys(offer.entries)
const formats = {
  'pouch-csv': (records: readonly PouchRecord[], size?: number) =>
    readAll(readPouchCsv(inPieces(pouchCsv(fields, records), size))),
  'pouch-json': (records: readonly PouchRecord[], size?: number) =>
    readAll(readPouchJson(inPieces(pouchJson(records), size))),
}

async function readAll(batches: AsyncIterable<FeedBatch>) {
  const all = await Array.fromAsync(batches)
  return {
    vouchers: all.flatMap(({ vouchers }) => vouchers),
    refusals: all.flatMap(({ refusals }) => refusals),
    elsewhere: all.reduce((sum, { elsewhere }) => sum + elsewhere, 0),
  }
}

const good: PouchRecord = {
  id: '1',
  retailer_id: '7',
  retailer: 'Kiln & Clay',
  countries: ['gb'],
  title: 'A tenth off',
  url: 'https://www.kiln-and-clay.example/offers',
}
const without = (name: string) =>
  Object.fromEntries(Object.entries(good).filter(([key]) => key !== name))

describe.each(Object.entries(formats))('%s', (format, read) => {
  const line = (record: number) => `line ${format === 'pouch-csv' ? record + 1 : record}`

  it('reads back what was written, wherever the file is cut', async () => {
    const word = fc.stringMatching(/^[A-Za-zÄß€0-9",;']{1,12}$/)
    const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((each) => each.join(' '))
    const instant = fc
      .date({ min: new Date('2020-01-01'), max: new Date('2039-12-31'), noInvalidDate: true })
      .map((date) => `${date.toISOString().slice(0, 19)}.000Z`)
    const written = fc.record({
      id: word,
      retailer_id: word,
      retailer: words,
      countries: fc.constantFrom(['gb'], ['de'], ['gb', 'de']),
      title: words,
      url: fc.constantFrom('https://a.example/x', 'http://www.b-c.example/?a=1,2;3'),
      code: fc.stringMatching(/^[A-Z0-9]{5,12}$/).map((code) => `x${code}`),
      terms: words,
      start_date: instant,
      deal_type: fc.constantFrom(...dealTypes),
      exclusivity: fc.constantFrom(...exclusivities),
      categories: fc.array(word, { minLength: 1, maxLength: 3 }),
      added: instant,
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(written, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 90 }),
        async (records, size) => {
          const { vouchers, refusals } = await read(records, size)
          expect(refusals).toEqual([])
          expect(
            vouchers.map((voucher) => ({
              id: voucher.sourceId,
              retailer_id: voucher.retailer.sourceId,
              retailer: voucher.retailer.name,
              countries: voucher.countries,
              title: voucher.title,
              url: voucher.url,
              code: voucher.code,
              terms: voucher.terms,
              start_date: voucher.startsAt,
              deal_type: voucher.dealType,
              exclusivity: voucher.exclusivity,
              categories: voucher.retailer.categories,
              added: voucher.addedAt,
            })),
          ).toEqual(records)
        },
      ),
    )
  })

  it.each<[reason: string, PouchRecord]>([
    ['title is missing', without('title')],
    ['url “kiln.example” is not of a shop', { ...good, url: 'kiln.example' }],
    [
      'end_date is before start_date',
      { ...good, start_date: '2026-12-02', end_date: '2026-12-01' },
    ],
    ['start_date “31/02/2026” is no date', { ...good, start_date: '31/02/2026' }],
    ['code “none” is none; a deal leaves it out', { ...good, code: 'none' }],
    ['code is longer than 100 characters', { ...good, code: 'A'.repeat(101) }],
    ['deal_type is none of percentage, amount, delivery, gift, other', { ...good, deal_type: 'x' }],
    ['retailer is not UTF-8 text', { ...good, retailer: 'Kiln \uFFFD' }],
    ['title holds no words', { ...good, title: '<br>' }],
  ])('refuses a record because %s, and reads the next', async (reason, bad) => {
    const { vouchers, refusals } = await read([bad, { ...good, id: '2' }])
    expect(refusals).toEqual([{ where: line(1), reason, sourceId: '1' }])
    expect(vouchers.map(({ sourceId }) => sourceId)).toEqual(['2'])
  })

  it('refuses a record without an id, which can keep no offer', async () => {
    const { refusals } = await read([good, without('id')])
    expect(refusals).toEqual([{ where: line(2), reason: 'id is missing' }])
  })

  it('counts what is for other countries alone, and takes ours from the rest', async () => {
    const { vouchers, elsewhere } = await read([
      { ...good, countries: ['fr', 'es'] },
      { ...good, countries: ['FR', 'DE'] },
    ])
    expect(elsewhere).toBe(1)
    expect(vouchers.map(({ countries }) => countries)).toEqual([['de']])
  })
})

it.each([
  ['', '“id” is missing'],
  ['id,retailer_id,retailer,countries,title', '“url” is missing'],
  ['id,retailer_id,retailer,countries,title,url,end-date', '“end-date” is unknown'],
  ['id,retailer_id,retailer,countries,title,url,url', '“url” stands there twice'],
])('a CSV whose first line is “%s” is refused as a whole', async (header, reason) => {
  await expect(readAll(readPouchCsv(inPieces(`${header}\n`)))).rejects.toThrow(reason)
})

it('a CSV row with a column too many is refused with its id', async () => {
  const text = `${pouchCsv(Object.keys(good), [good])},more`
  expect((await readAll(readPouchCsv(inPieces(text)))).refusals).toEqual([
    { where: 'line 2', reason: '7 columns in place of 6', sourceId: '1' },
  ])
})

it.each(['', '\n\n', '[\n{}\n]', 'id,title\n1,x\n', 'x'.repeat(1_000_001)])(
  'a file that is no JSON a line is refused as a whole',
  async (text) => {
    await expect(readAll(readPouchJson(inPieces(text)))).rejects.toThrow('one JSON object a line')
  },
)

it('a JSON line that is broken, no object, or has a field too many is refused with its number', async () => {
  const text = `\uFEFF${JSON.stringify(good)}\r\n{"id":\r\n\r\n[1]\n${JSON.stringify({ ...good, colour: 'red' })}`
  const { vouchers, refusals } = await readAll(readPouchJson(inPieces(text)))
  expect(vouchers).toHaveLength(1)
  expect(refusals).toEqual([
    { where: 'line 2', reason: 'it is no JSON object' },
    { where: 'line 4', reason: 'it is no offer' },
    { where: 'line 5', reason: '“colour” is no field', sourceId: '1' },
  ])
})

describe('docs/imports.md', async () => {
  const page = await readFile(new URL('../../../docs/imports.md', import.meta.url), 'utf8')

  it('explains every field and no other', () => {
    const explained = [...page.matchAll(/^\| `(\w+)` \| (yes)? ?\|/gm)]
    expect(explained.map(([, name]) => name)).toEqual(fields)
    const needed = explained.filter(([, , yes]) => yes === 'yes').map(([, name]) => name)
    expect(needed).toEqual(Object.keys(good))
  })

  it('shows the same two offers in both formats', async () => {
    const csv = await readAll(readPouchCsv(inPieces(await documentedExample('csv'))))
    expect(csv).toEqual(await readAll(readPouchJson(inPieces(await documentedExample('json')))))
    expect(csv.refusals).toEqual([])
    expect(csv.vouchers).toMatchObject([
      { code: 'BOWL15', endsAt: '2026-12-24T23:59:59.000Z', countries: ['gb'] },
      { code: null, type: 'deal', countries: ['gb', 'de'] },
    ])
  })
})
