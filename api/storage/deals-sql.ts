import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { retailers, vouchers } from './schema.ts'

const now = sql`${sql.placeholder('now')}::timestamptz`

/** Neither withdrawn nor ended. */
export const listed = sql`${vouchers.withdrawnAt} is null and (${vouchers.endsAt} is null or ${vouchers.endsAt} > ${now})`

export const started = sql`(${vouchers.startsAt} is null or ${vouchers.startsAt} <= ${now})`

/** An active retailer of the asked country. */
export const shown = sql`${retailers.active} and ${retailers.country} = ${sql.placeholder('country')}`

export const popularFirst = sql`${retailers.popularity} desc, ${retailers.id}`

/** What counts in a retailer's row, over the retailer's listed vouchers. */
export const counts = sql`
  count(*) filter (where ${started} and ${vouchers.type} = 'code') as codes,
  count(*) filter (where ${started} and ${vouchers.type} = 'deal') as offers`

/** An instant as the contract writes it: ISO 8601 in UTC. */
const instant = (column: PgColumn) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** `voucher` of the contract. */
export const voucherJson = sql`json_build_object(
  'id', ${vouchers.id},
  'id_merchant', ${retailers.id},
  'merchant', ${retailers.name},
  'domain', ${retailers.domain},
  'voucher_type', ${vouchers.type},
  'coupon_code', ${vouchers.code},
  'title', ${vouchers.title},
  'terms', ${vouchers.terms},
  'start_date', ${instant(vouchers.startsAt)},
  'end_date', ${instant(vouchers.endsAt)},
  'deal_type', ${vouchers.dealType},
  'exclusivity', ${vouchers.exclusivity},
  'url', ${vouchers.url},
  'sealed_link', ${vouchers.sealedLink},
  'added', ${instant(vouchers.addedAt)},
  'statistics', json_build_object(
    'tries', ${vouchers.tries},
    'successes', ${vouchers.successes},
    'last_worked', ${instant(vouchers.lastWorkedAt)}))`

/** `retailer` of the contract and more; `listing` is a subquery that holds the `counts`. */
export const retailerJson = (more: SQL) => sql`json_build_object(
  'id', ${retailers.id},
  'slug', ${retailers.slug},
  'name', ${retailers.name},
  'url', ${retailers.url},
  'domain', ${retailers.domain},
  'logo', ${retailers.logo},
  'categories', ${retailers.categories},
  'popularity', ${retailers.popularity},
  'codesCount', listing.codes,
  'offersCount', listing.offers,
  ${more})`
