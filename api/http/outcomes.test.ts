import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { merchantAnswer } from '#domain/contract/deals.ts'
import { longestReport, mostOutcomes, type OutcomeReport } from '#domain/contract/outcomes.ts'
import { chanceOf, halfLifeDays } from '#domain/vouchers/chance.ts'
import { openDatabase, type Database } from '#api/storage/database.ts'
import { importLock } from '#api/storage/import/transaction.ts'
import { awinCsv } from '#tests/support/awin-csv.ts'
import { importCsv } from '#tests/support/import-csv.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'

const now = new Date('2026-11-20T12:34:56Z')
const dayMs = 24 * 60 * 60 * 1000
const tern = { advertiser: 'Tern', advertiserId: '8', deeplink: 'https://tern.example/' }
const feed = awinCsv([
  { id: '1', code: 'ONE' },
  { id: '2', code: 'TWO' },
  { id: '3', code: 'THREE' },
  { id: '4', code: '' },
  { id: '5', code: 'OVER', ends: '20/11/2026 11:59' },
  { ...tern, id: '6', code: 'READ5' },
])

let data: TestDatabase
let database: Database
let time = now
let ids: Record<string, number> = {}

beforeAll(async () => {
  data = await createTestDatabase()
  database = openDatabase(data.url)
  await importCsv(data.url, feed, { now })
  const rows = await data.query('select source_id, id::int, retailer_id::int from vouchers')
  ids = Object.fromEntries(rows.map((row) => [String(row.source_id), Number(row.id)]))
  ids.marsh = Number(rows.find((row) => row.source_id === '1')?.retailer_id)
  ids.tern = Number(rows.find((row) => row.source_id === '6')?.retailer_id)
})
afterAll(async () => {
  await database.$client.end()
  await data[Symbol.asyncDispose]()
})
beforeEach(async () => {
  time = now
  await data.query('truncate request_counts')
  await data.query(`update vouchers set tries = 0, successes = 0, last_worked_at = null,
    recent_tries = 0, recent_successes = 0, recent_on = null`)
})

const app = () => testApp({ database, clock: () => time })
const id = (name: string) => ids[name] ?? 0

function aReport(results: Record<string, string>, retailer = 'marsh') {
  return {
    retailer: id(retailer),
    outcomes: Object.entries(results).map(([name, result]) => ({ voucher: id(name), result })),
  }
}

let lastClient = 0
/** Somebody else each time, unless an address says who. */
async function send(body: unknown, address?: string, headers: Record<string, string> = {}) {
  lastClient += 1
  const from = address ?? `10.0.${lastClient >> 8}.${lastClient & 255}`
  return app().request('/v1/outcomes', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'X-Forwarded-For': from, ...headers },
  })
}

async function statistics(name: string, retailer = 'marsh') {
  const answer = await app().request(`/v1/deals/en-gb/${id(retailer)}`)
  const { vouchers } = v.parse(merchantAnswer, await answer.json())
  return vouchers.find((voucher) => voucher.id === id(name))?.statistics
}
const untried = { tries: 0, successes: 0, last_worked: null, recent: null }

describe('what extensions tell of codes', () => {
  it('is told by the API from the next answer on: tries, successes, the day of the last one', async () => {
    expect(await statistics('1')).toEqual(untried)
    const answer = await send(aReport({ 1: 'worked', 2: 'refused', 3: 'no-effect' }))
    expect(answer.status).toBe(204)
    expect(await answer.text()).toBe('')
    const [tries, on] = [1, '2026-11-20']
    expect(await statistics('1')).toEqual({
      ...{ tries, successes: 1, last_worked: '2026-11-20T00:00:00Z' },
      recent: { tries, successes: 1, on },
    })
    const failed = { ...untried, tries, recent: { tries, successes: 0, on } }
    expect(await statistics('2')).toEqual(failed)
    expect(await statistics('3')).toEqual(failed)
  })

  it('counts less the older it is, and the day of the last success stays', async () => {
    await send(aReport({ 1: 'worked' }))
    time = new Date(now.getTime() + halfLifeDays * dayMs)
    await send(aReport({ 1: 'refused' }))
    expect(await statistics('1')).toEqual({
      ...{ tries: 2, successes: 1, last_worked: '2026-11-20T00:00:00Z' },
      recent: { tries: 1.5, successes: 0.5, on: '2026-12-04' },
    })
  })

  it('changes nothing for what is no live code of that retailer', async () => {
    await send(aReport({ 1: 'worked', 4: 'worked', 5: 'worked', 6: 'worked' }))
    await send({ retailer: 999_999, outcomes: [{ voucher: id('1'), result: 'worked' }] })
    const tried = await data.query('select source_id from vouchers where tries > 0')
    expect(tried).toEqual([{ source_id: '1' }])
  })

  it('adds up where many tell at the same moment, through several processes', async () => {
    const other = openDatabase(data.url)
    const apps = [app(), testApp({ database: other, clock: () => time })]
    const sent = Array.from({ length: 40 }, async (_, index) => {
      const order = index % 2 === 0 ? ['1', '2', '3'] : ['3', '2', '1']
      return apps[index % 2]?.request('/v1/outcomes', {
        method: 'POST',
        body: JSON.stringify(aReport(Object.fromEntries(order.map((each) => [each, 'worked'])))),
        headers: { 'X-Forwarded-For': `10.9.0.${index}` },
      })
    })
    expect(new Set((await Promise.all(sent)).map((answer) => answer?.status))).toEqual(
      new Set([204]),
    )
    for (const name of ['1', '2', '3']) {
      expect(await statistics(name)).toMatchObject({ tries: 40, successes: 40 })
    }
    await other.$client.end()
  })

  it('stays when the offers are imported again', async () => {
    await send(aReport({ 1: 'worked' }))
    const before = await statistics('1')
    await importCsv(data.url, feed.replace('Offer 1', 'Offer one'), { now })
    expect(await statistics('1')).toEqual(before)
  })

  it('is turned away while offers are imported, rather than wait for each other', async () => {
    const client = await database.$client.connect()
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [importLock])
    expect((await send(aReport({ 1: 'worked' }))).status).toBe(503)
    await client.query('rollback')
    client.release()
  })
})

describe('a report', () => {
  const fine = () => aReport({ 1: 'worked' })
  const outcomes = (...all: unknown[]) => ({ retailer: id('marsh'), outcomes: all })

  it.each<[string, () => unknown]>([
    ['no JSON', () => '{'],
    ['nothing', () => ''],
    ['a list', () => [fine()]],
    ['no codes', () => outcomes()],
    ['a retailer that is none', () => ({ ...fine(), retailer: 0 })],
    ['an unknown result', () => outcomes({ voucher: 1, result: 'applied' })],
    [
      'a code twice',
      () => outcomes({ voucher: 1, result: 'worked' }, { voucher: 1, result: 'refused' }),
    ],
    ['an amount', () => outcomes({ voucher: 1, result: 'worked', saved: 500 })],
    ['a name', () => ({ ...fine(), uid: '3f6c1e0a' })],
    ['the code itself', () => outcomes({ voucher: 1, result: 'worked', code: 'MINE' })],
    [
      'more codes than a run tries',
      () =>
        outcomes(
          ...Array.from({ length: mostOutcomes + 1 }, (_, index) => ({
            ...{ voucher: index + 1, result: 'worked' },
          })),
        ),
    ],
    [
      'more bytes than any report has',
      () => `${JSON.stringify(fine())}${' '.repeat(longestReport)}`,
    ],
  ])('with %s is refused, and nothing is counted', async (_, body) => {
    const answer = await send(body())
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'invalid_request' })
    expect(await statistics('1')).toEqual(untried)
  })

  it('of as many codes as may be told, with the longest numbers, is no longer than allowed', () => {
    const voucher = (index: number) => Number.MAX_SAFE_INTEGER - index
    const report: OutcomeReport = {
      retailer: Number.MAX_SAFE_INTEGER,
      outcomes: Array.from({ length: mostOutcomes }, (_, index) => ({
        ...{ voucher: voucher(index), result: 'no-effect' as const },
      })),
    }
    expect(JSON.stringify(report).length).toBeLessThanOrEqual(longestReport)
  })

  it('is taken from extensions, and from no page', async () => {
    const from = (Origin: string) => send(fine(), undefined, { Origin })
    expect((await from('https://shop.example')).status).toBe(400)
    expect((await from('http://localhost:4321')).status).toBe(400)
    expect(await statistics('1')).toEqual(untried)
    expect((await from('chrome-extension://kdnekcphojdgaboimhogneabojephbgi')).status).toBe(204)
    expect((await from('null')).status).toBe(204)
  })
})

describe('one network', () => {
  const address = '192.0.2.1'

  it('counts once a day for each retailer, and isn’t told that it doesn’t count', async () => {
    for (let sent = 0; sent < 5; sent++) {
      expect((await send(aReport({ 1: 'worked' }), address)).status).toBe(204)
    }
    expect(await statistics('1')).toMatchObject({ tries: 1 })
    await send(aReport({ 6: 'worked' }, 'tern'), address)
    expect(await statistics('6', 'tern')).toMatchObject({ tries: 1 })
    time = new Date(now.getTime() + dayMs)
    await send(aReport({ 1: 'worked' }), address)
    expect(await statistics('1')).toMatchObject({ tries: 2 })
  })

  it('is all that a household is given of IPv6', async () => {
    await send(aReport({ 1: 'worked' }), '2001:db8:1:2::1')
    await send(aReport({ 1: 'worked' }), '2001:db8:1:2:ffff::9')
    expect(await statistics('1')).toMatchObject({ tries: 1 })
  })

  it('may not tell of shop after shop', async () => {
    const results = []
    for (let sent = 0; sent < 31; sent++) {
      results.push((await send(aReport({ 1: 'worked' }), address)).status)
    }
    expect(results.slice(0, 30)).toEqual(Array(30).fill(204))
    expect(results[30]).toBe(429)
  })

  it('is found in no table, nor is which of its reports are its own', async () => {
    await send(aReport({ 1: 'worked' }), address)
    await send(aReport({ 6: 'worked' }, 'tern'), address)
    const rows = await data.query('select * from request_counts')
    const clients = rows.map(({ client }) => client)
    // One of the hour, one for each retailer, and none like another.
    expect(clients).toHaveLength(3)
    expect(new Set(clients).size).toBe(3)
    expect(JSON.stringify(rows)).not.toContain(address)
    for (const { name } of rows) expect(['report', 'retailer-report']).toContain(name)
  })

  it('is forgotten with the first report of the next day', async () => {
    await send(aReport({ 1: 'worked' }), address)
    time = new Date(now.getTime() + dayMs)
    await send(aReport({ 1: 'worked' }), '192.0.2.2')
    expect(await data.query('select * from request_counts')).toHaveLength(2)
  })

  it('is forgotten as well where nobody reports any more, with the first click', async () => {
    await send(aReport({ 1: 'worked' }), address)
    time = new Date('2026-11-21T00:01:00Z')
    await app().request('/v1/out')
    const left = await data.query('select name from request_counts')
    expect(left.map(({ name }) => name)).not.toContain('retailer-report')
  })
})

describe('codes', () => {
  it('come in the order of how likely they work', async () => {
    await send(aReport({ 2: 'worked', 3: 'refused' }))
    const answer = await app().request(`/v1/deals/en-gb/${id('marsh')}`)
    const { vouchers } = v.parse(merchantAnswer, await answer.json())
    expect(vouchers.map(({ coupon_code: code }) => code)).toEqual(['TWO', 'ONE', 'THREE', null])
    const featured = await app().request('/v1/deals/en-gb/featuredVouchers')
    expect(await featured.text()).toContain('"TWO"')
  })

  it('have the same chance here and in the extension, whatever was told of them', async () => {
    const counts = fc.record({
      tries: fc.integer({ min: 0, max: 1_000_000 }).map((thousandths) => thousandths / 1000),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      days: fc.integer({ min: 0, max: 3000 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.tuple(counts, counts, counts), async (drawn) => {
        const known = drawn.map(({ tries, share, days }, index) => ({
          ...{
            tries,
            successes: Math.round(tries * share * 1000) / 1000,
            id: id(String(index + 1)),
          },
          on: new Date(now.getTime() - days * dayMs).toISOString().slice(0, 10),
        }))
        for (const { tries, successes, on, id: voucher } of known) {
          await data.query(
            'update vouchers set recent_tries = $1, recent_successes = $2, recent_on = $3 where id = $4',
            [tries, successes, on, voucher],
          )
        }
        const answer = await app().request(`/v1/deals/en-gb/${id('marsh')}`)
        const { vouchers } = v.parse(merchantAnswer, await answer.json())
        const chances = vouchers
          .filter(({ coupon_code: code }) => code !== null)
          .map(({ statistics: { recent } }) => chanceOf({ recent }, now))
        for (const [index, chance] of chances.slice(1).entries()) {
          expect(chance).toBeLessThanOrEqual((chances[index] ?? 0) + 1e-9)
        }
      }),
      { numRuns: 100 },
    )
  })
})
