import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { linkSeal } from '#api/rules/clicks/seal-link.ts'
import { awinCsv, awinLine, type AwinTestRow } from '#tests/support/awin-csv.ts'
import { importCsv } from '#tests/support/import-csv.ts'
import { clickKey } from '#tests/support/test-app.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'

const now = new Date('2026-11-20T12:00:00Z')

let data: TestDatabase

beforeAll(async () => {
  data = await createTestDatabase()
})
beforeEach(() => data.empty())
afterAll(() => data[Symbol.asyncDispose]())

const load = (rows: AwinTestRow[], options: { force?: boolean; now?: Date } = {}) =>
  importCsv(data.url, awinCsv(rows), { now, ...options })

/** A row of a retailer of its own. */
const shop = (name: string, row: AwinTestRow): AwinTestRow => ({
  advertiser: name,
  advertiserId: name,
  deeplink: `https://www.${name.toLowerCase()}.example/`,
  ...row,
})

const listed = () =>
  data.query(`select country, domain, vouchers.source_id as id, code, title from vouchers
    join retailers on retailers.id = retailer_id where withdrawn_at is null
    order by country::text, domain, vouchers.source_id`)

const none = { added: 0, changed: 0, ended: 0 }

describe('a first import', () => {
  it('adds retailers and vouchers with what the file says of them', async () => {
    const report = await load([
      {
        id: '1',
        code: 'Save10',
        title: '10% off <b>everything</b>',
        terms: '<p>One use.</p><p>No gift cards &amp; books.</p>',
        starts: '01/11/2026 08:30',
        ends: '2026-12-24',
        categories: 'Food & Drink, Gifts',
        exclusive: 'Yes',
        added: '2026-10-02T10:00:00+02:00',
      },
    ])
    expect(report).toEqual({
      retailers: { ...none, added: 1 },
      vouchers: { ...none, added: 1 },
      refusals: [],
      elsewhere: 0,
    })
    const [retailer] = await data.query('select * from retailers')
    expect(retailer).toMatchObject({
      country: 'gb',
      slug: 'marsh-mellow',
      name: 'Marsh & Mellow',
      domain: 'marsh-and-mellow.example',
      url: 'https://www.marsh-and-mellow.example/',
      categories: ['Food & Drink', 'Gifts'],
      active: true,
      source: 'awin',
      source_id: '7',
    })
    const [voucher] = await data.query('select * from vouchers')
    expect(voucher).toMatchObject({
      type: 'code',
      code: 'Save10',
      title: '10% off everything',
      terms: 'One use. No gift cards & books.',
      starts_at: new Date('2026-11-01T08:30:00Z'),
      ends_at: new Date('2026-12-24T23:59:59Z'),
      deal_type: 'percentage',
      exclusivity: 'exclusive',
      url: 'https://www.marsh-and-mellow.example/offers',
      added_at: new Date('2026-10-02T08:00:00Z'),
      tries: 0,
    })
  })

  it('keeps the network’s link sealed, and seals it anew only when it changes', async () => {
    const tracking = 'https://www.awin1.com/cread.php?awinmid=7&awinaffid=1'
    const opened = async () => {
      const [row] = await data.query('select sealed_link from vouchers')
      return linkSeal([clickKey]).open(String(row?.sealed_link))
    }
    await load([{ id: '1', tracking }])
    expect(await opened()).toEqual({ url: tracking, source: 'awin', sourceId: '1' })
    expect((await load([{ id: '1', tracking }])).vouchers).toEqual(none)
    const other = `${tracking}&clickref=a`
    expect((await load([{ id: '1', tracking: other }])).vouchers).toEqual({ ...none, changed: 1 })
    expect(await opened()).toMatchObject({ url: other })
  })

  it('trims codes and keeps their letter case', async () => {
    await load([
      { id: '1', code: '  Spaces10 ' },
      { id: '2', code: '\u00a0NBSP\u200b' },
      { id: '3', code: '\tTab\r\n' },
    ])
    expect((await listed()).map(({ code }) => code)).toEqual(['Spaces10', 'NBSP', 'Tab'])
  })

  it('makes a retailer in each country that Regions names, and passes over other countries', async () => {
    const report = await load([
      { id: '1', regions: 'United Kingdom, Germany, France' },
      { id: '2', regions: 'FR|IT' },
      shop('Nova', { id: '3', regions: 'DE' }),
      shop('Nova', { id: '4', regions: 'All Regions' }),
    ])
    expect(report.elsewhere).toBe(1)
    expect((await listed()).map(({ country, id }) => `${String(country)} ${String(id)}`)).toEqual([
      'de 1',
      'de 3',
      'de 4',
      'gb 1',
      'gb 4',
    ])
  })

  it('gives retailers of the same name slugs of their own', async () => {
    await load([
      { ...shop('Nova', { id: '1' }), deeplink: 'https://nova-b.example/' },
      { ...shop('Nova', { id: '2' }), advertiserId: '2', deeplink: 'https://nova-a.example/' },
    ])
    expect(await data.query('select slug, domain from retailers order by slug')).toEqual([
      { slug: 'nova', domain: 'nova-a.example' },
      { slug: 'nova-2', domain: 'nova-b.example' },
    ])
  })

  it('keeps shops under one public suffix apart', async () => {
    await load([
      { ...shop('One', { id: '1' }), deeplink: 'https://www.one.co.uk/' },
      { ...shop('Two', { id: '2' }), deeplink: 'https://two.co.uk/' },
    ])
    const domains = await data.query('select domain from retailers order by domain')
    expect(domains.map(({ domain }) => domain)).toEqual(['one.co.uk', 'two.co.uk'])
  })
})

describe('a row that can’t be read', () => {
  it('is refused with its line in the file, counting line ends inside quotes', async () => {
    const good = (id: string) => awinLine({ id, terms: 'first line\r\nsecond line' })
    const csv = [
      awinCsv([]).trimEnd(),
      good('1'),
      awinLine({ id: '2', ends: '31/02/2026' }),
      '',
      good('3'),
      `4,"broken"quote,7`,
      awinLine({ id: '5', deeplink: 'https://co.uk/' }),
      awinLine({ id: '6', regions: '' }),
      awinLine({ id: '7', type: 'Voucher', code: ' ' }),
      'one,two',
      awinLine({ id: '8', starts: '02/01/2026', ends: '01/01/2026' }),
      awinLine({ id: '9', title: '<br>' }),
      awinLine({ id: '', code: 'X' }),
      awinLine({ id: '10', code: 'X'.repeat(101) }),
      awinLine({ id: '11', title: 'caf\uFFFD' }),
      awinLine({ id: '13', tracking: 'javascript:alert(1)' }),
      good('12'),
    ].join('\r\n')
    const report = await importCsv(data.url, csv, { now })
    expect(report.refusals.map(({ where, reason }) => `${where}: ${reason}`)).toEqual([
      'line 4: Ends “31/02/2026” is no date',
      'line 8: something stands behind a closing quote',
      'line 9: Deeplink “https://co.uk/” is not of a shop',
      'line 10: Regions is empty',
      'line 11: Type is a voucher, but Code is empty',
      'line 12: 2 columns in place of 18',
      'line 13: Ends (01/01/2026) is before Starts (02/01/2026)',
      'line 14: Title and Description are empty',
      'line 15: Promotion ID is empty',
      'line 16: Code is longer than 100 characters',
      'line 17: it holds bytes that are not UTF-8 text',
      'line 18: Deeplink Tracking “javascript:alert(1)” is no address of the web',
    ])
    expect((await listed()).map(({ id }) => id)).toEqual(['1', '12', '3'])
  })

  it('leaves its offer, and the retailer that lives by it, as they were', async () => {
    await load([shop('Alder', { id: '1' }), shop('Birch', { id: '2' })])
    const before = await listed()
    const report = await load([
      shop('Alder', { id: '1', ends: 'soon' }),
      shop('Birch', { id: '2' }),
    ])
    expect(report).toMatchObject({ retailers: none, vouchers: none })
    expect(report.refusals).toHaveLength(1)
    expect(await listed()).toEqual(before)
  })
})

describe('a further import', () => {
  it('of the same file changes nothing', async () => {
    const rows = [{ id: '1', regions: 'GB, DE' }, shop('Alder', { id: '2', code: '' })]
    await load(rows)
    const all = () =>
      data.query('select * from vouchers join retailers on retailers.id = retailer_id')
    const before = await all()
    expect(await load(rows)).toMatchObject({ retailers: none, vouchers: none, refusals: [] })
    expect(await all()).toEqual(before)
  })

  it('adds what is new, changes what differs, ends what is gone, and keeps the statistics', async () => {
    await load([{ id: '1' }, { id: '2' }, { id: '3' }])
    await data.query('update vouchers set tries = 9, successes = 4')
    const report = await load([{ id: '1' }, { id: '2', title: 'New words' }, { id: '4' }])
    expect(report.vouchers).toEqual({ added: 1, changed: 1, ended: 1 })
    expect((await listed()).map(({ id, title }) => [id, title])).toEqual([
      ['1', 'Offer 1'],
      ['2', 'New words'],
      ['4', 'Offer 4'],
    ])
    const statistics = await data.query(
      `select tries, successes from vouchers where source_id = '2'`,
    )
    expect(statistics).toEqual([{ tries: 9, successes: 4 }])
  })

  it('with an older state of an offer leaves the newer one', async () => {
    await load([{ id: '1', title: 'Newer', added: '05/11/2026 09:00' }])
    const report = await load([{ id: '1', title: 'Older', added: '04/11/2026 09:00' }])
    expect(report.vouchers).toEqual(none)
    expect((await listed()).map(({ title }) => title)).toEqual(['Newer'])
  })

  it('brings back what had been gone', async () => {
    await load([{ id: '1' }, { id: '2' }])
    await load([{ id: '1' }])
    const report = await load([{ id: '1' }, { id: '2' }])
    expect(report.vouchers).toEqual({ added: 0, changed: 1, ended: 0 })
    expect(await listed()).toHaveLength(2)
  })

  it('does not count as ended what had run out by itself', async () => {
    await load([{ id: '1' }, { id: '2', ends: '19/11/2026' }])
    expect((await load([{ id: '1' }])).vouchers).toEqual(none)
  })

  it('keeps the slug of a retailer whose name changes', async () => {
    await load([{ id: '1', advertiser: 'Old Name' }])
    const report = await load([{ id: '1', advertiser: 'New Name' }])
    expect(report.retailers).toEqual({ ...none, changed: 1 })
    expect(await data.query('select name, slug from retailers')).toEqual([
      { name: 'New Name', slug: 'old-name' },
    ])
  })

  it('touches no country that the file has nothing of', async () => {
    await load([{ id: '1', regions: 'DE' }])
    const report = await load([{ id: '2', regions: 'GB' }])
    expect(report.retailers).toEqual({ ...none, added: 1 })
    expect(await listed()).toHaveLength(2)
  })
})

describe('an import that would lose retailers', () => {
  const names = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm']
  const rows = names.map((name, index) => shop(name, { id: String(index) }))

  it('goes through up to a fifth of a country', async () => {
    await load(rows)
    const report = await load(rows.slice(1))
    expect(report.retailers).toEqual({ ...none, ended: 1 })
    expect(report.vouchers).toEqual({ ...none, ended: 1 })
    expect(await data.query('select name from retailers where not active')).toEqual([
      { name: 'Alder' },
    ])
  })

  it('is refused as a whole beyond that, and says so', async () => {
    await load(rows)
    const before = await listed()
    await expect(load([...rows.slice(2), shop('Fir', { id: '9' })])).rejects.toThrow(
      'Nothing was imported: 2 of 5 active retailers of gb would vanish',
    )
    expect(await listed()).toEqual(before)
  })

  it('counts each country by itself', async () => {
    const german = names.map((name, index) => shop(name, { id: `d${index}`, regions: 'DE' }))
    await load([...rows, ...german])
    await expect(load([...rows, ...german.slice(2)])).rejects.toThrow(
      '2 of 5 active retailers of de',
    )
  })

  it('goes through when forced', async () => {
    await load(rows)
    const report = await load(rows.slice(4), { force: true })
    expect(report.retailers).toEqual({ ...none, ended: 4 })
  })

  it('is refused when nothing of the file can be read, even when forced', async () => {
    await load(rows)
    await expect(load([{ id: '1', ends: 'soon' }], { force: true })).rejects.toThrow(
      'holds no offer for our countries that can be read; line 2: Ends “soon” is no date',
    )
    await expect(load([])).rejects.toThrow('holds no offer')
    expect(await listed()).toHaveLength(5)
  })
})

it('names the columns that a file of another kind lacks', async () => {
  await expect(importCsv(data.url, 'Promotion ID,Code\n1,X\n')).rejects.toThrow(
    /no Awin export of promotions, its first line lacks “Advertiser”, .*“Title”/,
  )
  await expect(importCsv(data.url, '')).rejects.toThrow('no Awin export')
})

it('reads a file with semicolons, a byte order mark and line feeds alone', async () => {
  const csv = awinCsv([{ id: '1' }, { id: '2' }], '\n').replaceAll(',', ';')
  expect((await importCsv(data.url, `\uFEFF${csv}`)).vouchers.added).toBe(2)
})

it('ends in the same state whatever the order of the rows', async () => {
  const rows: AwinTestRow[] = [
    { id: '1', title: 'A', added: '01/11/2026 09:00', categories: 'Tea' },
    { id: '1', title: 'B', added: '02/11/2026 09:00' },
    { id: '1', title: 'C', added: '02/11/2026 09:00', advertiser: 'Marsh and Mellow' },
    {
      id: '2',
      code: '',
      categories: 'Books, Tea',
      deeplink: 'https://shop.marsh-and-mellow.example/',
    },
    shop('Nova', { id: '3', regions: 'GB, DE' }),
    { ...shop('Nova', { id: '4' }), deeplink: 'https://nova-two.example/' },
  ]
  const state = () =>
    data.query(`select country, slug, name, retailers.url as shop, domain, categories,
        retailers.source_id as advertiser, vouchers.source_id as id, code, title, added_at
      from vouchers join retailers on retailers.id = retailer_id order by 1, 5, 8`)
  await load(rows)
  const expected = await state()
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(rows, { minLength: rows.length }), async (shuffled) => {
      await data.empty()
      await load(shuffled)
      expect(await state()).toEqual(expected)
    }),
    { numRuns: 15 },
  )
})

it('lets imports at the same time wait for each other', async () => {
  const reports = await Promise.all(
    [1, 2, 3].map((title) => load([{ id: '1', title: `Title ${title}` }, { id: '2' }])),
  )
  expect(reports.map(({ vouchers }) => vouchers.added).sort()).toEqual([0, 0, 2])
  expect(await listed()).toHaveLength(2)
})
