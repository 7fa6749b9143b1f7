import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Social } from '#domain/contract/deals.ts'
import { dealTypes, exclusivities, voucherTypes } from '#domain/contract/voucher.ts'
import { countries } from '#domain/locale.ts'

export const country = pgEnum('country', countries)
export const voucherType = pgEnum('voucher_type', voucherTypes)
export const dealType = pgEnum('deal_type', dealTypes)
export const exclusivity = pgEnum('exclusivity', exclusivities)

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** A retailer in one country; the same shop in two countries is two rows. */
export const retailers = pgTable(
  'retailers',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    country: country('country').notNull(),
    /** Part of the retailer's address on our site; kept when the name changes. */
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    /** Address of the shop's front page. */
    url: text('url').notNull(),
    /** Registrable domain of the shop, for example `brand.co.uk`. */
    domain: text('domain').notNull(),
    logo: text('logo'),
    description: text('description'),
    categories: text('categories').array().notNull().default([]),
    social: jsonb('social').$type<Social[]>().notNull().default([]),
    popularity: integer('popularity').notNull().default(0),
    /** A profile of ours gave the categories, so that a feed no longer changes them. */
    profiled: boolean('profiled').notNull().default(false),
    /** False once the source no longer lists the retailer. */
    active: boolean('active').notNull().default(true),
    /** Grows with every change of the retailer or one of its vouchers; a trigger sees to it. */
    revision: bigint('revision', { mode: 'number' }).notNull().default(0),
    source: text('source').notNull(),
    /** The source's own number of the retailer. */
    sourceId: text('source_id').notNull(),
  },
  (table) => [
    unique('retailers_domain').on(table.country, table.domain),
    unique('retailers_slug').on(table.country, table.slug),
    index('retailers_popular')
      .on(table.country, table.popularity.desc().nullsFirst(), table.id)
      .where(sql`${table.active}`),
  ],
)

/** An offer of one retailer. */
export const vouchers = pgTable(
  'vouchers',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    retailerId: bigint('retailer_id', { mode: 'number' })
      .notNull()
      .references(() => retailers.id, { onDelete: 'cascade' }),
    type: voucherType('type').notNull(),
    /** Null for a deal. */
    code: text('code'),
    title: text('title').notNull(),
    terms: text('terms').notNull(),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    dealType: dealType('deal_type').notNull(),
    exclusivity: exclusivity('exclusivity').notNull(),
    /** The offer's own address at the retailer. */
    url: text('url'),
    /** The network's link to the offer, sealed for the click-out route. */
    sealedLink: text('sealed_link'),
    source: text('source').notNull(),
    /** The source's own number of the offer. */
    sourceId: text('source_id').notNull(),
    /** When the source added the offer; an import with an earlier time changes nothing. */
    sourceAddedAt: instant('source_added_at'),
    addedAt: instant('added_at').notNull(),
    /** When the source stopped listing the offer. */
    withdrawnAt: instant('withdrawn_at'),
    tries: integer('tries').notNull().default(0),
    successes: integer('successes').notNull().default(0),
    /** The beginning of a day: nobody needs to know the hour. */
    lastWorkedAt: instant('last_worked_at'),
    /** The same, faded as it had on the day `recentOn`; see `domain/vouchers/chance.ts`. */
    recentTries: doublePrecision('recent_tries').notNull().default(0),
    recentSuccesses: doublePrecision('recent_successes').notNull().default(0),
    recentOn: date('recent_on'),
  },
  (table) => [
    check('vouchers_code', sql`(${table.type} = 'code') = (${table.code} is not null)`),
    unique('vouchers_source').on(table.retailerId, table.source, table.sourceId),
    index('vouchers_listed')
      .on(table.retailerId, table.endsAt)
      .where(sql`${table.withdrawnAt} is null`),
  ],
)

/** A press on a link to a shop. It outlives retailer and voucher, since points may hang on it. */
export const clicks = pgTable(
  'clicks',
  {
    id: uuid('id').primaryKey(),
    retailerId: bigint('retailer_id', { mode: 'number' }).notNull(),
    voucherId: bigint('voucher_id', { mode: 'number' }),
    pageType: text('page_type').notNull(),
    position: integer('position'),
    locale: text('locale').notNull(),
    at: instant('at').notNull(),
    /** Who pressed; only with consent or sign-in. */
    uid: uuid('uid'),
    customerHash: text('customer_hash'),
  },
  (table) => [index('clicks_at').on(table.at), index('clicks_retailer').on(table.retailerId)],
)

/** How often a client asked within a window of time; see `api/rules/limits`. */
export const requestCounts = pgTable(
  'request_counts',
  {
    name: text('name').notNull(),
    /** Stands for an address and doesn't tell it. */
    client: text('client').notNull(),
    windowStart: instant('window_start').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.client, table.windowStart] })],
)
