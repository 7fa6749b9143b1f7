import { and, eq, inArray } from 'drizzle-orm'
import type { ClickStore } from '#api/rules/clicks/ports.ts'
import type { Database } from './database.ts'
import { asRuleError } from './errors.ts'
import { clicks, retailers, vouchers } from './schema.ts'

export function clickStore(database: Database): ClickStore {
  return {
    addressesOf: (domains) =>
      database
        .select({ id: retailers.id, url: retailers.url })
        .from(retailers)
        .where(and(eq(retailers.active, true), inArray(retailers.domain, [...domains])))
        .orderBy(retailers.id)
        .catch(asRuleError),
    voucherOf: async (retailerId, { source, sourceId }) => {
      const [found] = await database
        .select({ id: vouchers.id })
        .from(vouchers)
        .where(
          and(
            eq(vouchers.retailerId, retailerId),
            eq(vouchers.source, source),
            eq(vouchers.sourceId, sourceId),
          ),
        )
        .catch(asRuleError)
      return found?.id
    },
    record: async (click) => {
      await database.insert(clicks).values(click)
    },
  }
}
