import { fillPlaceholders, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { QueryResultRow } from 'pg'
import type { Database } from './database.ts'
import { asRuleError } from './errors.ts'

const dialect = new PgDialect()

/**
 * A query that PostgreSQL parses once a connection.
 *
 * @param name no other query may have the same
 * @returns a function from texts or numbers for its `sql.placeholder`s to the first row; it throws
 *   RuleError `unavailable`
 */
export function prepare<Row extends QueryResultRow>(name: string, query: SQL) {
  const { sql: text, params } = dialect.sqlToQuery(query)
  return async (
    database: Database,
    values: Record<string, string | number>,
  ): Promise<Row | undefined> => {
    const { rows } = await database.$client
      .query<Row>({ name, text, values: fillPlaceholders(params, values) })
      .catch(asRuleError)
    return rows[0]
  }
}
