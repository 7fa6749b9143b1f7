import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { halfLifeDays, prior, sureness } from '#domain/vouchers/chance.ts'
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

const number = (value: number) => sql.raw(value.toFixed(6))

/**
 * What is left on a day of each try that a voucher's row counts.
 *
 * @param today a date; what is older than some years counts as those, as PostgreSQL takes a number
 *   that is too small for an error.
 */
export const fading = (today: SQL) => sql`power(0.5::float8,
  greatest(0, least(1000, ${today} - coalesce(${vouchers.recentOn}, ${today}))) / ${number(halfLifeDays)})`

const leftNow = fading(sql`(${now} at time zone 'UTC')::date`)
const tried = sql`(${number(prior.tries)} + ${vouchers.recentTries} * ${leftNow})`
const worked = sql`(${number(prior.successes)} + ${vouchers.recentSuccesses} * ${leftNow})`

/** `chanceOf` of domain/vouchers/chance.ts; a test holds the two against each other. */
export const chance = sql`((${worked} + ${number(sureness ** 2 / 2)} - ${number(sureness)} * sqrt(
  ${worked} * (${tried} - ${worked}) / ${tried} + ${number(sureness ** 2 / 4)}))
  / (${tried} + ${number(sureness ** 2)}))`

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
    'last_worked', ${instant(vouchers.lastWorkedAt)},
    'recent', case when ${vouchers.recentOn} is not null then json_build_object(
      'tries', ${vouchers.recentTries},
      'successes', ${vouchers.recentSuccesses},
      'on', ${vouchers.recentOn}) end))`

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
