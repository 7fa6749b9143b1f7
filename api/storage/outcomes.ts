import { and, eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { RuleError } from '#api/rules/errors.ts'
import type { OutcomeStore } from '#api/rules/outcomes/ports.ts'
import type { Database } from './database.ts'
import { fading } from './deals-sql.ts'
import { asRuleError } from './errors.ts'
import { importLock } from './import/transaction.ts'
import { retailers, vouchers } from './schema.ts'

const told = { id: sql`told.id`, worked: sql`told.worked` }

export function outcomeStore(database: Database): OutcomeStore {
  return {
    add: ({ retailer, tries, now }) =>
      database
        .transaction(async (step) => {
          // An import and a report could wait for each other's rows for ever.
          const { rows } = await step.execute<{ free: boolean }>(
            sql`select pg_try_advisory_xact_lock_shared(${importLock}) as free`,
          )
          if (rows[0]?.free !== true) {
            throw new RuleError('unavailable', 'Offers are being imported; try again in a moment.')
          }
          // Reports of one retailer take turns, and so do two of them that hold the same codes.
          await step
            .select({ id: retailers.id })
            .from(retailers)
            .where(eq(retailers.id, retailer))
            .for('update')
          const today = sql`${now.toISOString().slice(0, 10)}::date`
          // In thousandths, so that what has faded away is nothing in the end.
          const faded = (column: PgColumn) => sql`round((${column} * ${fading(today)})::numeric, 3)`
          await step
            .update(vouchers)
            .set({
              tries: sql`${vouchers.tries} + 1`,
              successes: sql`${vouchers.successes} + ${told.worked}`,
              lastWorkedAt: sql`case when ${told.worked} = 1
                then greatest(${vouchers.lastWorkedAt}, ${today}::timestamp at time zone 'UTC')
                else ${vouchers.lastWorkedAt} end`,
              recentTries: sql`${faded(vouchers.recentTries)} + 1`,
              recentSuccesses: sql`${faded(vouchers.recentSuccesses)} + ${told.worked}`,
              recentOn: sql`greatest(${vouchers.recentOn}, ${today})`,
            })
            .from(
              sql`unnest(${sql.param(tries.map(({ voucher }) => voucher))}::bigint[],
                ${sql.param(tries.map(({ worked }) => Number(worked)))}::int[]) as told (id, worked)`,
            )
            .where(
              and(
                eq(vouchers.id, told.id),
                eq(vouchers.retailerId, retailer),
                eq(vouchers.type, 'code'),
                sql`${vouchers.withdrawnAt} is null`,
                sql`(${vouchers.endsAt} is null or ${vouchers.endsAt} > ${now.toISOString()})`,
              ),
            )
        })
        .catch(asRuleError),
  }
}
