import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import * as v from 'valibot'
import { merchantAnswer } from '#domain/contract/deals.ts'
import { awinCsv } from '#tests/support/awin-csv.ts'
import { importCsv } from '#tests/support/import-csv.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { openDatabase, type Database } from './database.ts'
import { merchantAnswers } from './merchant-answers.ts'

const day = (number: number) => new Date(Date.UTC(2026, 10, number, 12))
const rows = [
  { id: '1' },
  { id: '2', starts: '21/11/2026 00:00', ends: '23/11/2026 00:00' },
  { id: '3', ends: '22/11/2026 00:00' },
]

let data: TestDatabase
let database: Database
let id: number

beforeAll(async () => {
  data = await createTestDatabase()
  database = openDatabase(data.url)
})
beforeEach(async () => {
  await data.empty()
  await importCsv(data.url, awinCsv(rows), { now: day(20) })
  const [retailer] = await data.query('select id::int from retailers')
  id = Number(retailer?.id)
})
afterAll(async () => {
  await database.$client.end()
  await data[Symbol.asyncDispose]()
})

const ask = async (answers: ReturnType<typeof merchantAnswers>, now = day(20)) => {
  const answer = await answers({ country: 'gb', id, now })
  return answer && { json: Buffer.from(answer.bytes).toString(), tag: answer.tag }
}

it.each([
  ['a retailer', "update retailers set name = 'Other'"],
  ['a voucher', 'update vouchers set tries = 7, successes = 3'],
  ['a voucher that goes', "delete from vouchers where source_id = '1'"],
  [
    'a voucher that comes',
    `insert into vouchers (retailer_id, type, title, terms, deal_type, exclusivity, source, source_id, added_at)
     select id, 'deal', 'New', '', 'other', 'plain', 'x', '9', now() from retailers`,
  ],
])('a kept answer ends with a change of %s', async (_, change) => {
  const [kept, other] = [merchantAnswers(database), merchantAnswers(database)]
  const before = await ask(kept)
  expect(await ask(kept)).toEqual(before)
  await data.query(change)
  const after = await ask(kept)
  expect(after?.json).not.toBe(before?.json)
  expect(after?.tag).not.toBe(before?.tag)
  expect(after).toEqual(await ask(other))
})

it('a retailer that is gone has no answer, kept or not', async () => {
  const kept = merchantAnswers(database)
  expect(await ask(kept)).toBeDefined()
  await data.query('update retailers set active = false')
  expect(await ask(kept)).toBeUndefined()
})

it('a kept answer is at any time what would be put together then', async () => {
  const kept = merchantAnswers(database)
  const hours = fc.array(fc.integer({ min: 0, max: 120 }), { minLength: 1, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(hours, async (times) => {
      for (const hour of times) {
        const now = new Date(day(19).getTime() + hour * 3_600_000)
        const answer = await ask(kept, now)
        expect(answer).toEqual(await ask(merchantAnswers(database), now))
        expect(v.is(merchantAnswer, JSON.parse(answer?.json ?? ''))).toBe(true)
      }
    }),
    { numRuns: 30 },
  )
})
