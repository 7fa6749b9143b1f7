import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { serveApi } from '#api/serve.ts'
import { migrate } from '#api/storage/database.ts'
import { startPostgres } from '#local/postgres.ts'
import { importCsv } from '#tests/support/import-csv.ts'

export interface Data extends AsyncDisposable {
  /** Of the API that serves it. */
  readonly origin: string
  /** Imports an Awin export, in the place of the last one. */
  put(csv: string): Promise<void>
}

/** An API of the figures' own, with its database in `folder`. */
export async function serveData(folder: string): Promise<Data> {
  await using started = new AsyncDisposableStack()
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), durable: false })
  started.defer(() => postgres.stop())
  await migrate(postgres.url)
  const api = await serveApi({
    databaseUrl: postgres.url,
    port: 0,
    siteOrigin: 'https://pouch.example',
    clickKeys: [randomBytes(32)],
  })
  started.defer(() => api.close())
  const running = started.move()
  return {
    origin: api.url,
    put: async (csv) => {
      await importCsv(postgres.url, csv, { force: true })
      await settle(postgres.url)
    },
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  }
}

/** What the server would else do on its own while something is timed. */
async function settle(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query('vacuum analyze')
  await client.end()
}
