import { sql } from 'drizzle-orm'
import { jsonAnswer } from '#api/rules/deals/json-answer.ts'
import type { DealsReader } from '#api/rules/deals/ports.ts'
import type { Database } from './database.ts'
import {
  chance,
  counts,
  listed,
  popularFirst,
  retailerJson,
  shown,
  started,
  voucherJson,
} from './deals-sql.ts'
import { merchantAnswers } from './merchant-answers.ts'
import { prepare } from './prepared.ts'
import { retailers, vouchers } from './schema.ts'

interface Body {
  readonly body: string
}

const ofRetailer = sql`${vouchers.retailerId} = ${retailers.id}`

// The digest covers whole rows: whatever a later column adds to the answer changes it too.
const index = prepare<Body>(
  'deals-index',
  sql`select coalesce(json_agg(${retailerJson(sql`
      'digest', md5(concat_ws('|', ${retailers}::text, listing.rows))`)}
    order by ${popularFirst}), '[]')::text as body
  from ${retailers}, lateral (
    select ${counts},
      string_agg(concat(${vouchers}::text, ${started}), '|' order by ${vouchers.id}) as rows
    from ${vouchers} where ${ofRetailer} and ${listed}) as listing
  where ${shown}`,
)

const activeDomains = prepare<Body>(
  'deals-active-domains',
  sql`select coalesce(json_agg(json_build_object(
      'id', ${retailers.id},
      'url', ${retailers.url},
      'merchant', json_build_object(
        'name', ${retailers.name}, 'url', ${retailers.url}, 'logo', ${retailers.logo}))
    order by lower(${retailers.name}), ${retailers.id}), '[]')::text as body
  from ${retailers}
  where ${shown} and exists (
    select from ${vouchers} where ${ofRetailer} and ${listed} and ${started})`,
)

const featuredVouchers = prepare<Body>(
  'deals-featured-vouchers',
  sql`select coalesce(json_agg(featured.entry order by featured.place), '[]')::text as body
  from (
    select best.entry, row_number() over (order by ${popularFirst}) as place
    from ${retailers}, lateral (
      select ${voucherJson} as entry from ${vouchers}
      where ${ofRetailer} and ${listed} and ${started} and ${vouchers.type} = 'code'
      order by ${chance} desc, ${vouchers.exclusivity}, ${vouchers.addedAt} desc, ${vouchers.id} limit 1) as best
    where ${shown}
    order by ${popularFirst} limit ${sql.placeholder('limit')}) as featured`,
)

/** The answers of `/v1/deals` out of PostgreSQL. */
export function dealsReader(database: Database): DealsReader {
  return {
    index: async (input) => listOf(await index(database, texts(input))),
    activeDomains: async (input) => listOf(await activeDomains(database, texts(input))),
    featuredVouchers: async (input) => listOf(await featuredVouchers(database, texts(input))),
    merchant: merchantAnswers(database),
  }
}

function listOf<T>(row: Body | undefined) {
  return jsonAnswer<T>(row?.body ?? '[]')
}

/** The time is written once: pg would write it anew wherever a query mentions it. */
function texts<Input extends { readonly now: Date }>(input: Input) {
  return { ...input, now: input.now.toISOString() }
}
