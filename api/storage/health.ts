import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { asRuleError } from './errors.ts'

/** @throws RuleError `unavailable` where the database doesn't answer. */
export async function checkDatabase(database: Database): Promise<void> {
  await database.execute(sql`select 1`).catch(asRuleError)
}
