import pg from 'pg'
import { explainConnection } from '../errors.ts'

/**
 * Held by whoever imports, and shared by whoever must not write meanwhile. Any number does, as long
 * as nothing else in the database takes the same.
 */
export const importLock = 7_246_702

/**
 * Runs an import in one transaction on a connection of its own, after every other import.
 *
 * @throws OperatorError `database` where the database can't be used
 */
export async function importTransaction<T>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5000,
    application_name: 'pouch import',
  })
  try {
    await client.connect()
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [importLock])
    await client.query(`set local work_mem = '64MB'`)
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    throw explainConnection(error, databaseUrl)
  } finally {
    // Ends the transaction too where it was not committed.
    await client.end()
  }
}
