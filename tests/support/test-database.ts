import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { migrate } from '#api/storage/database.ts'

export interface TestDatabase extends AsyncDisposable {
  readonly url: string
  /** Runs one statement and gives its rows. */
  query: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>
  empty: () => Promise<void>
}

/** A database of the suite's own with all tables in it, empty; disposed of, it is dropped. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('postgresUrl')
  const name = `pouch_test_${randomUUID().replaceAll('-', '')}`
  await once(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  await migrate(url.href)
  const client = new pg.Client(url.href)
  await client.connect()
  return {
    url: url.href,
    query: async (text, values) => (await client.query<Record<string, unknown>>(text, values)).rows,
    empty: async () => {
      await client.query('truncate retailers, vouchers, clicks restart identity cascade')
    },
    [Symbol.asyncDispose]: async () => {
      await client.end()
      await once(server, `drop database ${name} with (force)`)
    },
  }
}

async function once(url: string, statement: string) {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(statement)
  await client.end()
}
