import { and, eq, inArray } from 'drizzle-orm'
import type { ClickStore } from '#api/rules/clicks/ports.ts'
import type { Database } from './database.ts'
import { asRuleError } from './errors.ts'
import { clicks, retailers } from './schema.ts'

export function clickStore(database: Database): ClickStore {
  return {
    addressesOf: (domains) =>
      database
        .select({ id: retailers.id, url: retailers.url })
        .from(retailers)
        .where(and(eq(retailers.active, true), inArray(retailers.domain, [...domains])))
        .orderBy(retailers.id)
        .catch(asRuleError),
    record: async (click) => {
      await database.insert(clicks).values(click)
    },
  }
}
