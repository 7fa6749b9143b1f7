import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { jsonAnswer, type JsonAnswer } from '#api/rules/deals/json-answer.ts'
import type { DealsReader } from '#api/rules/deals/ports.ts'
import type { MerchantAnswer } from '#domain/contract/deals.ts'
import type { Database } from './database.ts'
import { chance, counts, listed, retailerJson, shown, started, voucherJson } from './deals-sql.ts'
import { prepare } from './prepared.ts'
import { retailers, vouchers } from './schema.ts'

const which = sql`${retailers.id} = ${sql.placeholder('id')}::bigint and ${shown}`

const revisionOf = prepare<{ revision: string }>(
  'deals-revision',
  sql`select ${retailers.revision} from ${retailers} where ${which}`,
)

/** `until` is when the next voucher begins or ends, in ms since 1970. */
const answerOf = prepare<{ body: string; until: number | null }>(
  'deals-merchant',
  sql`select json_build_object(
      'merchant', ${retailerJson(sql`
        'description', ${retailers.description}, 'social', ${retailers.social}`)},
      'vouchers', listing.entries)::text as body,
      listing.until
  from ${retailers}, lateral (
    select ${counts}, coalesce(json_agg(${voucherJson}
      order by ${started} desc, ${vouchers.type}, ${chance} desc, ${vouchers.exclusivity},
        ${vouchers.addedAt} desc, ${vouchers.id}), '[]') as entries,
      extract(epoch from min(least(${vouchers.endsAt},
        case when ${started} then null else ${vouchers.startsAt} end)))::float8 * 1000 as until
    from ${vouchers} where ${vouchers.retailerId} = ${retailers.id} and ${listed}) as listing
  where ${which}`,
)

interface Kept {
  readonly revision: string
  /** The answer stands from this moment on until the other, in ms since 1970. */
  readonly from: number
  readonly until: number
  readonly answer: JsonAnswer<MerchantAnswer>
}

/** So many bytes of answers are kept, of the retailers that are asked for most. */
const mostKept = 32_000_000

/**
 * Answers of the merchant call. An answer is put together once for each revision of its retailer,
 * and again when a voucher begins or ends; whether it still stands the database is asked each time,
 * so that several processes answer alike.
 */
export function merchantAnswers(database: Database): DealsReader['merchant'] {
  const kept = new LRUCache<string, Kept>({
    maxSize: mostKept,
    sizeCalculation: ({ answer }) => answer.bytes.length,
  })
  return async ({ country, id, now: at }) => {
    const known = await revisionOf(database, { country, id })
    if (known === undefined) return undefined
    const [key, time] = [`${country} ${id}`, at.getTime()]
    const before = kept.get(key)
    const stands = before?.revision === known.revision && before.from <= time && time < before.until
    if (stands) return before.answer
    const made = await answerOf(database, { country, id, now: at.toISOString() })
    if (made === undefined) return undefined
    const answer = jsonAnswer<MerchantAnswer>(made.body)
    // The revision was read before the answer, so a change between the two is seen the next time.
    kept.set(key, { ...known, from: time, until: made.until ?? Infinity, answer })
    return answer
  }
}
