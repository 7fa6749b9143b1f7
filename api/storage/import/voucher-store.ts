import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type {
  CountryLoss,
  SealedVoucher,
  Tally,
  VoucherImport,
  VoucherStore,
} from '#api/rules/feeds/ports.ts'
import { freeSlugs } from '#domain/retailers/slug.ts'
import { importTransaction } from './transaction.ts'
import { copyLines, stagedColumns } from './copy-text.ts'
import * as steps from './merge-sql.ts'

/** Imports into PostgreSQL: rows are streamed into a table of the transaction, then merged. */
export function voucherStore(databaseUrl: string): VoucherStore {
  return {
    importing: (source, work) =>
      importTransaction(databaseUrl, (client) => work(voucherImport(client, source))),
  }
}

function voucherImport(client: pg.Client, source: string): VoucherImport {
  return {
    async load(vouchers) {
      await client.query(`create temp table incoming (${stagedColumns}) on commit drop`)
      await client.query(`create temp table kept (source_id text) on commit drop`)
      await pipeline(toCopyText(vouchers), client.query(copyFrom('copy incoming from stdin')))
      await client.query(steps.dropOlderRows)
      await client.query('analyze incoming (country, domain, source_id)')
      const { rowCount } = await client.query(steps.gatherRetailers)
      await client.query('analyze incoming_retailers')
      return rowCount ?? 0
    },
    async keep(sourceIds) {
      await client.query('insert into kept select distinct unnest($1::text[])', [sourceIds])
    },
    async losses() {
      return (await client.query<CountryLoss>(steps.countLosses, [source])).rows
    },
    async merge(now) {
      await nameNewRetailers(client)
      const affected = async (step: string, values: unknown[]) =>
        (await client.query(step, values)).rowCount ?? 0
      const retailers: Tally = {
        changed: await affected(steps.changeRetailers, [source]),
        added: await affected(steps.addRetailers, [source]),
        ended: await affected(steps.endRetailers, [source]),
      }
      const changed = await affected(steps.changeVouchers, [source])
      // Before the new ones are there, among which nothing can have ended.
      const ended = await affected(steps.endVouchers, [source, now])
      const added = await affected(steps.addVouchers, [source, now])
      return { retailers, vouchers: { added, changed, ended } }
    },
  }
}

async function* toCopyText(batches: AsyncIterable<readonly SealedVoucher[]>) {
  for await (const batch of batches) yield batch.map(copyLines).join('')
}

/** Slugs are part of addresses: one that is in use stays, a new retailer gets a free one. */
async function nameNewRetailers(client: pg.Client) {
  const { rows } = await client.query<{ country: string; domain: string; slug: string }>(
    steps.newRetailers,
  )
  const used = await client.query<{ country: string; slug: string }>(
    'select country, slug from retailers',
  )
  const takenIn = Map.groupBy(used.rows, ({ country }) => country)
  for (const [country, wanting] of Map.groupBy(rows, (row) => row.country)) {
    const taken = new Set(takenIn.get(country)?.map(({ slug }) => slug))
    const slugs = freeSlugs(
      wanting.map(({ slug }) => slug),
      taken,
    )
    await client.query(steps.nameSlugs, [
      wanting.map(() => country),
      wanting.map(({ domain }) => domain),
      slugs,
    ])
  }
}
