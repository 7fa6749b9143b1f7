import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { explainConnection } from './errors.ts'

export type Database = NodePgDatabase & { $client: pg.Pool }

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Any number does, as long as nothing else in the database takes the same. */
const migrationLock = 7_246_701

/**
 * A pool of connections; none is opened before the first query.
 *
 * @param databaseUrl `postgres://user:password@host:port/name`
 */
export function openDatabase(databaseUrl: string): Database {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 3000,
    statement_timeout: 10_000,
  })
  // A connection that breaks while idle is replaced by the pool; unheard, the event ends Node.
  pool.on('error', () => undefined)
  return drizzle(pool)
}

/**
 * Brings the tables up to date. Several processes may do so at once.
 *
 * @throws OperatorError `database` where the database can't be used.
 */
export async function migrate(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 })
  try {
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await runMigrations(drizzle(client), { migrationsFolder })
  } catch (error) {
    throw explainConnection(error, databaseUrl)
  } finally {
    await client.end()
  }
}
